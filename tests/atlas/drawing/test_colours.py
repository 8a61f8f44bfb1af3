"""Colours: legible to people with red-green colour blindness, and light enough to print on."""

import itertools

import numpy as np
import numpy.typing as npt
import pytest

from grognard.atlas.drawing import Theme, load_theme
from grognard.atlas.files import GAMES

Vector = npt.NDArray[np.float64]

# Linear-light matrices for full red-green blindness (Viénot, Brettel and Mollon 1999).
SIGHT = {
    "normal": np.eye(3),
    "protanopia": np.array(
        [[0.11238, 0.88762, 0.0], [0.11238, 0.88762, 0.0], [0.00401, -0.00401, 1.0]]
    ),
    "deuteranopia": np.array(
        [[0.29275, 0.70725, 0.0], [0.29275, 0.70725, 0.0], [-0.02234, 0.02234, 1.0]]
    ),
}
TO_XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])


def linear(colour: str) -> Vector:
    part = np.array([int(colour[i : i + 2], 16) for i in (1, 3, 5)]) / 255
    return np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)


def lab(colour: str, sight: str) -> Vector:
    xyz = TO_XYZ @ np.clip(SIGHT[sight] @ linear(colour), 0, 1) / np.array([0.9505, 1.0, 1.089])
    f = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def apart(a: str, b: str, sight: str) -> float:
    return float(np.linalg.norm(lab(a, sight) - lab(b, sight)))


def contrast(a: str, b: str) -> float:
    light, dark = sorted((float(TO_XYZ[1] @ linear(c)) for c in (a, b)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def grounds(theme: Theme, game: str) -> dict[str, str]:
    from grognard.atlas.drawing import drawing_of

    kinds = drawing_of(game).board.kinds
    styles = {kind: theme.terrain_style(kind) for kind in kinds}
    return {kind: s.fill for kind, s in styles.items() if not s.water}


@pytest.mark.parametrize("sight", sorted(SIGHT))
@pytest.mark.parametrize("game", GAMES)
def test_kinds_of_ground_can_be_told_apart_by_everyone(game: str, sight: str) -> None:
    theme = load_theme(game)
    fills = grounds(theme, game)
    fills["sea"] = theme.sea[0].fill
    for a, b in itertools.combinations(fills, 2):
        assert apart(fills[a], fills[b], sight) >= 6, (a, b)


@pytest.mark.parametrize("sight", sorted(SIGHT))
@pytest.mark.parametrize("game", GAMES)
def test_main_and_secondary_lines_and_water_can_be_told_apart(game: str, sight: str) -> None:
    theme = load_theme(game)
    road = theme.networks["road"]["main"].colour
    rail = next(iter(theme.networks.get("rail", {"": theme.networks["road"]["main"]}).values()))
    for other in (theme.palette["river"], theme.palette["land"], rail.colour):
        if other != road:
            assert apart(road, other, sight) >= 20


@pytest.mark.parametrize("game", GAMES)
def test_lettering_stands_out_from_its_halo_and_numbers_from_the_ground(game: str) -> None:
    theme = load_theme(game)
    for kind, style in theme.lettering.items():
        if style.halo:
            assert contrast(style.colour, theme.palette["halo"]) >= 4.5, kind
    for band in theme.sea:
        assert contrast(theme.lettering["sea"].colour, band.fill) >= 3
    for fill in grounds(theme, game).values():
        assert contrast(theme.palette["number"], fill) >= 2.4


@pytest.mark.parametrize("game", GAMES)
def test_print_on_counters_stands_out(game: str) -> None:
    theme = load_theme(game)
    for nation, colours in theme.nations.items():
        assert contrast(colours.text, colours.fill) >= 4.5, nation
        assert contrast(colours.ink, colours.box) >= 7, nation


@pytest.mark.parametrize("sight", sorted(SIGHT))
@pytest.mark.parametrize(
    ("game", "allied", "axis"),
    [
        ("sicilia", ("us", "uk", "ca"), ("de", "it")),
        ("cassino", ("us", "uk", "fr", "pl", "nz", "in", "za", "ca"), ("de",)),
        ("malta", ("uk",), ("de", "it")),
        ("sicilia43", ("us", "uk"), ("de", "it")),
        ("sicily2", ("us", "uk", "ca"), ("de", "it")),
    ],
)
def test_friend_and_foe_can_be_told_apart(
    game: str, allied: tuple[str, ...], axis: tuple[str, ...], sight: str
) -> None:
    theme = load_theme(game)
    for a, b in itertools.product(allied, axis):
        assert apart(theme.colours(a).fill, theme.colours(b).fill, sight) >= 9, (a, b)
