"""Themes: everything about a map's looks that is not geography, read from TOML.

``base.toml`` holds the visual language shared by all maps; ``<game>.toml`` adds what is particular
to one map and overrides single entries. A terrain kind without a style is an error, not a guess.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec


class ThemeError(ValueError):
    """A theme that does not fit its board or cannot be read; names the entry."""


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Strict and immutable."""


class TerrainStyle(_Entry, frozen=True):
    """How one kind of ground or overlay is painted.

    ``rank`` orders ground from low to high; higher ranks are painted over lower ones. ``patch``
    ground stands outside that order. ``relief`` and ``hachures`` say how strongly slopes show.
    """

    fill: str = ""
    rank: int = 0
    patch: bool = False
    water: bool = False
    relief: float = 0.2
    hachures: float = 0.0
    texture: str = ""
    ink: str = ""
    key: bool = True


class SeaBand(_Entry, frozen=True):
    """A depth of water: its colour begins this many hexes from the shore."""

    distance: float
    fill: str


class LineStyle(_Entry, frozen=True):
    """A road, railway or watercourse of one class."""

    draw: str
    width: float
    colour: str
    casing: str = ""
    dash: str = ""
    title: str = ""


class SideStyle(_Entry, frozen=True):
    """A feature on hexsides."""

    draw: str
    colour: str
    width: float = 3.0
    key: bool = True


class SignStyle(_Entry, frozen=True):
    """The sign of a role that places play, in order of drawing."""

    sign: str
    title: str
    badge: str = ""
    """Key of the place's data that is written on the sign."""
    unit: int = 1
    """What the value is divided by before it is written."""


class Lettering(_Entry, frozen=True):
    """A kind of label."""

    size: float
    family: str = "serif"
    weight: str = "normal"
    style: str = "normal"
    colour: str = "#241d14"
    spacing: float = 0.0
    capitals: bool = False
    halo: float = 2.6


class Name(_Entry, frozen=True):
    """A name written across the map: a sea, a mountain range, a river.

    ``through`` lists latitude and longitude of the points its line passes.
    """

    text: str
    lettering: str
    through: tuple[tuple[float, float], ...]
    size: float = 0.0
    only: tuple[str, ...] = ()


class TrackCell(_Entry, frozen=True):
    """One box of the turn track."""

    label: str
    note: str = ""


class Track(_Entry, frozen=True):
    """The turn track."""

    title: str
    cells: tuple[TrackCell, ...]
    columns: int = 0


class SideColours(_Entry, frozen=True):
    """Colours of the counters of one nation or force."""

    fill: str
    ink: str = "#16130e"
    box: str = "#f4ecd8"
    text: str = "#16130e"
    back: str = ""


class Theme(_Entry, frozen=True):
    """The looks of one map."""

    title: str
    subtitle: str
    scale: str
    kilometres_per_hex: float
    palette: dict[str, str]
    sea: tuple[SeaBand, ...]
    terrain: dict[str, TerrainStyle]
    overlays: dict[str, TerrainStyle] = {}
    networks: dict[str, dict[str, LineStyle]] = {}
    hexsides: dict[str, SideStyle] = {}
    signs: dict[str, SignStyle] = {}
    region_signs: dict[str, SignStyle] = {}
    lettering: dict[str, Lettering] = {}
    region: str = ""
    name: tuple[Name, ...] = ()
    name_scale: float = 1.0
    large_towns: bool = False
    hex_bridges: dict[str, str] = {}
    track: Track | None = None
    nations: dict[str, SideColours] = {}
    aliases: dict[str, str] = {}
    symbols: dict[str, str] = {}
    credit: str = ""
    note: str = ""
    legend: dict[str, str] = {}
    rename: dict[str, str] = {}
    """Exact names, or beginnings of names followed by ``*``, and what the map says instead."""
    silent: tuple[str, ...] = ()
    """Roles whose places go without a name: their sign says all."""

    @property
    def settlements(self) -> frozenset[str]:
        """Roles drawn as a town or village, where roads and railways meet."""
        towns = ("city", "town", "village")
        return frozenset(role for role, style in self.signs.items() if style.sign in towns)

    def terrain_style(self, kind: str) -> TerrainStyle:
        """The style of a terrain kind."""
        style = self.terrain.get(kind)
        if style is None:
            known = ", ".join(sorted(self.terrain))
            raise ThemeError(f"theme {self.title!r} has no terrain {kind!r}; it has: {known}")
        return style

    def overlay_style(self, kind: str) -> TerrainStyle | None:
        """The style of an overlay that is painted as ground; signs and towns have none."""
        return self.overlays.get(kind)

    def label(self, name: str) -> str:
        """What the map writes for a place name."""
        if name in self.rename:
            return self.rename[name]
        for start, shown in self.rename.items():
            if start.endswith("*") and name.startswith(start[:-1]):
                return shown
        return name

    def symbol(self, kind: str) -> str:
        """The unit symbol for a type of unit as the games' data call it."""
        found = self.symbols.get(kind)
        if found is None:
            known = ", ".join(sorted(self.symbols))
            raise ThemeError(f"theme {self.title!r} has no symbol for {kind!r}; it knows: {known}")
        return found

    def colours(self, nation: str) -> SideColours:
        """Counter colours of a nation."""
        key = nation.lower()
        found = self.nations.get(self.aliases.get(key, key))
        if found is None:
            known = ", ".join(sorted(self.nations))
            raise ThemeError(f"theme {self.title!r} has no nation {nation!r}; it has: {known}")
        return found


def _merge(base: dict[str, Any], top: dict[str, Any]) -> dict[str, Any]:
    """Tables are merged entry by entry, anything else is replaced."""
    out = dict(base)
    for key, value in top.items():
        old = out.get(key)
        out[key] = (
            _merge(old, value) if isinstance(old, dict) and isinstance(value, dict) else value
        )
    return out


def parse_theme(*texts: str) -> Theme:
    """A theme from TOML texts, later ones overriding earlier ones."""
    merged: dict[str, Any] = {}
    for text in texts:
        try:
            merged = _merge(merged, tomllib.loads(text))
        except tomllib.TOMLDecodeError as error:
            raise ThemeError(f"theme is not TOML: {error}") from error
    try:
        return msgspec.convert(merged, Theme)
    except msgspec.ValidationError as error:
        raise ThemeError(f"theme: {error}") from error


@cache
def load_theme(game: str) -> Theme:
    """The theme of one of the five games."""
    folder = files("grognard.atlas.drawing") / "themes"
    own = folder / f"{game}.toml"
    if not own.is_file():
        known = sorted(f.name[:-5] for f in folder.iterdir() if f.name.endswith(".toml"))
        known.remove("base")
        raise ThemeError(f"no theme for {game!r}; there are: {', '.join(known)}")
    base = (folder / "base.toml").read_text(encoding="utf-8")
    theme = parse_theme(base, own.read_text(encoding="utf-8"))
    names = folder / "names" / f"{theme.region}.toml"
    if not theme.region:
        return theme
    shared = parse_theme(base, own.read_text(encoding="utf-8"), names.read_text(encoding="utf-8"))
    wanted = [name for name in shared.name if not name.only or game in name.only]
    return msgspec.structs.replace(shared, name=(*wanted, *theme.name))
