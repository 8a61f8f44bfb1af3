"""The checks themselves: a map with a fault must not pass."""

from collections.abc import Callable
from functools import partial

import msgspec
import pytest

from grognard.atlas.build import build_draft
from grognard.atlas.checks import cassino, common, malta, setups, sicilia, sicilia43, sicily2
from grognard.atlas.checks.result import Check, Requirements, Subject, load_requirements
from grognard.atlas.draft import Draft
from grognard.atlas.gazetteer import Setup
from grognard.hexes.board import Board, BoardFile, Place
from grognard.hexes.grid import SideId
from tests.atlas.conftest import built


def spoiled(game: str, **changes: object) -> Subject:
    """A map whose committed board differs from what it should be."""
    subject = built(game)
    file = msgspec.structs.replace(subject.board.file, **changes)
    return Subject(subject.draft, Board(file), subject.requirements)


def without_links(game: str, kind: str, *links: str) -> Subject:
    file = built(game).board.file
    networks = tuple(
        msgspec.structs.replace(
            group, links=tuple(r for r in group.links if links and r.link not in links)
        )
        if group.kind == kind
        else group
        for group in file.networks
    )
    return spoiled(game, networks=networks)


def without_sides(game: str, kind: str, count: int = 1) -> Subject:
    file = built(game).board.file
    groups = tuple(
        msgspec.structs.replace(group, sides=group.sides[count:]) if group.kind == kind else group
        for group in file.hexsides
    )
    return spoiled(game, hexsides=groups)


def with_terrain(game: str, number: str, terrain: str) -> Subject:
    file = built(game).board.file
    hexes = tuple(
        msgspec.structs.replace(record, terrain=terrain) if record.hex == number else record
        for record in file.hexes
    )
    return spoiled(game, hexes=hexes)


def without_places(game: str, role: str) -> Subject:
    file = built(game).board.file
    return spoiled(game, places=tuple(p for p in file.places if role not in p.roles))


def with_place(game: str, place: Place) -> Subject:
    file = built(game).board.file
    kept = tuple(p for p in file.places if p.id != place.id)
    return spoiled(game, places=(*kept, place))


FAULTS: list[tuple[Check, Callable[[], Subject]]] = [
    (common.check_committed, partial(with_terrain, "sicilia", "2019", "mountain")),
    (common.check_joined, partial(without_links, "sicilia", "rail")),
    (common.check_connected, partial(without_links, "malta", "road", "1511/1612")),
    (sicilia.check_marches, partial(with_terrain, "sicilia", "2117", "mountain")),
    (sicilia.check_marches, partial(without_sides, "sicilia", "river", 200)),
    (sicilia.check_ports_named, partial(without_places, "sicilia", "axis_port")),
    (sicilia.check_etna, partial(with_terrain, "sicilia", "3309", "mountain")),
    (cassino.check_coast_road, partial(without_links, "cassino", "road", "2023/2123")),
    (cassino.check_march, partial(with_terrain, "cassino", "1420", "rough")),
    (cassino.check_gustav, partial(without_sides, "cassino", "fortification")),
    (cassino.check_objectives, partial(with_terrain, "cassino", "2319", "open")),
    (malta.check_objectives, partial(without_places, "malta", "airfield")),
    (malta.check_batteries, partial(without_places, "malta", "coastal_battery")),
    (malta.check_victoria, partial(without_sides, "malta", "victoria_line")),
    (malta.check_mines, partial(with_terrain, "malta", "2716", "mined_sea")),
    (malta.check_edges, partial(with_terrain, "malta", "1712", "hill")),
    (malta.check_beaches, partial(with_terrain, "malta", "3019", "hill")),
    (sicilia43.check_rail_lengths, partial(without_links, "sicilia43", "rail")),
    (sicilia43.check_watercourses, partial(without_links, "sicilia43", "road")),
    (sicily2.check_ports, partial(without_places, "sicily2", "allied_arc")),
    (sicily2.check_bases, partial(without_places, "sicily2", "air_base")),
    (sicily2.check_ferries, partial(without_places, "sicily2", "ferry")),
    (sicily2.check_mines, partial(with_terrain, "sicily2", "57.28", "open")),
    (
        sicily2.check_cities,
        partial(with_place, "sicily2", Place(id="messina", name="Messina", hexes=("57.33",))),
    ),
    (
        sicily2.check_entry_points,
        partial(
            with_place,
            "sicily2",
            Place(id="extra", name="Extra", hexes=("38.17",), roles=("air_entry_point",)),
        ),
    ),
]


@pytest.mark.parametrize(
    ("run", "spoil"), FAULTS, ids=[f"{i}-{run.__name__}" for i, (run, _) in enumerate(FAULTS)]
)
def test_a_spoiled_map_fails_its_check(run: Check, spoil: Callable[[], Subject]) -> None:
    subject = spoil()
    result = run(subject)
    assert not result.passed
    assert result.detail
    assert run(built(subject.board.id)).passed


def with_requirements(game: str, **changes: object) -> Subject:
    subject = built(game)
    requirements: Requirements = msgspec.structs.replace(subject.requirements, **changes)
    return Subject(subject.draft, subject.board, requirements)


def test_a_map_with_too_little_land_fails() -> None:
    assert not common.check_counts(with_requirements("sicilia", land=500)).passed
    assert not common.check_counts(with_requirements("sicilia", hexes=1024)).passed
    assert not common.check_counts(with_requirements("malta", terrain={"hill": 90})).passed


def test_armour_in_roadless_mountains_fails() -> None:
    rules = load_requirements("sicilia").standing
    closed = {**rules, "foot": msgspec.structs.replace(rules["foot"], terrain=("etna",))}
    result = setups.check_ground(with_requirements("sicilia", standing=closed))
    assert not result.passed


def test_too_small_a_stacking_limit_fails() -> None:
    assert setups.check_room(built("cassino")).passed
    assert not setups.check_room(with_requirements("cassino", stacking=2)).passed
    assert not setups.check_room(with_requirements("sicilia43", stacking=1)).passed


def group(hexes: tuple[str, ...], points: int, near: int = 0, move: str = "foot") -> Setup:
    return Setup("all", "axis", "start", move, hexes, points, near)


def test_units_with_a_choice_make_room_for_those_without() -> None:
    subject = built("sicilia")
    # Three points fit in a hex: the first group must move aside for the second.
    free = group(("2512", "2513"), 3)
    fixed = group(("2512",), 3)
    assert setups.unplaced(subject, [free, fixed], set()) == 0
    assert setups.unplaced(subject, [free, fixed, group(("2513",), 1)], set()) == 1
    assert setups.unplaced(subject, [free], {subject.board.grid.hex("2512")}) == 0


def test_nobody_can_be_set_up_in_the_sea_or_on_etna() -> None:
    subject = built("sicilia")
    assert setups.choices(subject, group(("0101",), 1)) == []
    assert setups.choices(subject, group(("3309",), 1)) == []
    assert setups.choices(subject, group(("4005",), 1)) == []
    assert setups.choices(subject, group(("0101",), 1, move="sea")) != []


def test_a_river_that_reaches_no_water_fails() -> None:
    draft: Draft = build_draft("sicilia")
    lonely: SideId = draft.grid.side_named("2213/2214")
    draft.sides["river"] = {lonely: None}
    file: BoardFile = draft.board_file()
    subject = Subject(draft, Board(file), load_requirements("sicilia"))
    result = common.check_watercourses(subject)
    assert not result.passed
    assert "2213" in result.detail


def test_a_port_without_sea_fails() -> None:
    inland = Place(id="enna_port", name="Enna", hexes=("2512",), roles=("port",))
    assert not common.check_ports(with_place("sicilia", inland)).passed


def test_an_objective_in_the_sea_or_in_calabria_fails() -> None:
    for number in ("0101", "4005", "3309"):
        place = Place(id="wrong", name="Wrong", hexes=(number,), roles=("objective",))
        assert not setups.check_objectives(with_place("sicilia", place)).passed
