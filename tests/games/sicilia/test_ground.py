"""The ground the other tests stand on: if the map is redrawn, this says so first."""

import pytest

from tests.games.sicilia.arrange import CENTRE, CITY, FENCE, MOUNTAIN, RING, board


def near(centre: str, distance: int) -> list[str]:
    grid = board().grid
    here = grid.hex(centre)
    return [grid.name(h) for h in grid.hexes() if grid.distance(h, here) <= distance]


def kinds(at: str) -> tuple[str, ...]:
    h = board().grid.hex(at)
    return (board().terrain(h), *sorted(board().overlays(h)))


def sides(kind: str) -> set[frozenset[str]]:
    groups = {group.kind: group.sides for group in board().file.hexsides}
    return {frozenset(record.side.split("/")) for record in groups[kind]}


def roads() -> set[frozenset[str]]:
    (network,) = [each for each in board().file.networks if each.kind == "road"]
    return {frozenset(record.link.split("/")) for record in network.links}


def test_two_hexes_around_the_centre_are_open_and_without_rivers() -> None:
    assert {kinds(at) for at in near(CENTRE, 2)} == {("open",)}
    inner = set(near(CENTRE, 1))
    assert not [side for side in sides("river") if side & inner]


def test_the_fence_covers_the_ring() -> None:
    grid = board().grid
    for at in RING:
        assert min(grid.distance(grid.hex(at), grid.hex(post)) for post in FENCE) == 1
        assert at not in FENCE


def test_the_mountain_and_the_city_lie_side_by_side_on_a_road() -> None:
    assert kinds(MOUNTAIN) == ("mountain",)
    assert kinds(CITY) == ("open", "city")
    assert frozenset((MOUNTAIN, CITY)) in roads()
    assert kinds("2714") == ("mountain",)
    assert {kinds(at) for at in ("2715", "2717", "2817", "2616", "2617")} == {("open",)}


@pytest.mark.parametrize("link", [("2017", "2117"), ("2018", "2117"), ("2016", "2115")])
def test_the_salso_has_no_bridge_above_licata(link: tuple[str, str]) -> None:
    assert frozenset(link) in sides("river")
    assert frozenset(link) not in roads()


def test_the_bridge_at_licata_carries_the_road() -> None:
    assert frozenset(("2019", "2118")) in sides("river") & roads()


@pytest.mark.parametrize(
    ("at", "kind"),
    [
        ("2019", ("open", "city")),
        ("2116", ("open",)),
        ("2115", ("mountain",)),
        ("3903", ("open", "city")),
        ("2818", ("open", "airfield")),
        ("2518", ("open", "airfield")),
    ],
)
def test_named_hexes_have_their_terrain(at: str, kind: tuple[str, ...]) -> None:
    assert kinds(at) == kind
