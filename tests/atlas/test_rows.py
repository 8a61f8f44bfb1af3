"""Fact files, recipes and overrides: what they refuse."""

from pathlib import Path

import pytest

from grognard.atlas import files, overrides, recipe
from grognard.atlas.build import new_draft
from grognard.atlas.draft import slug
from grognard.atlas.facts import broken_facts, require_facts
from grognard.atlas.files import AtlasError, board_path, data_folder, read_toml
from grognard.atlas.gazetteer import (
    Fact,
    load_areas,
    load_facts,
    load_lines,
    load_places,
    load_setup,
)
from grognard.atlas.overrides import Override, apply_overrides
from tests.atlas.conftest import built


def test_the_gazetteer_is_complete() -> None:
    assert len(load_places()) == 657
    kinds = [line.kind for line in load_lines()]
    counts = {kind: kinds.count(kind) for kind in sorted(set(kinds))}
    assert counts == {"line": 4, "rail": 37, "river": 58, "road": 96}
    assert {area.kind for area in load_areas()} >= {"marsh", "forest", "etna", "lava", "cliff"}


def test_every_pinned_hex_of_the_gazetteer_is_on_its_map() -> None:
    for game in files.GAMES:
        grid = built(game).board.grid
        for place in load_places():
            if game in place.hexes:
                grid.hex(place.hexes[game])


def test_every_set_up_row_names_hexes_of_the_map() -> None:
    for game in files.GAMES:
        grid = built(game).board.grid
        for row in load_setup(game):
            assert row.hexes
            for number in row.hexes:
                grid.hex(number)


def test_an_unknown_map_is_refused_by_name() -> None:
    with pytest.raises(AtlasError, match="sicily9"):
        data_folder("sicily9")
    with pytest.raises(AtlasError, match="sicily9"):
        board_path("sicily9")


def test_a_broken_toml_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "map.toml"
    path.write_text("id = ")
    with pytest.raises(AtlasError, match=r"map\.toml"):
        read_toml(path)


def test_a_recipe_with_an_unknown_key_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recipe, "data_folder", lambda _: tmp_path)
    (tmp_path / "map.toml").write_text('id = "x"\nhills = 3\n')
    with pytest.raises(AtlasError, match=r"x/map\.toml"):
        recipe.load_recipe.__wrapped__("x")


def test_overrides_must_give_a_reason(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(overrides, "data_folder", lambda _: tmp_path)
    (tmp_path / "overrides.toml").write_text('[[override]]\nhexes = ["0101"]\nset = "sea"\n')
    with pytest.raises(AtlasError, match="reason"):
        overrides.load_overrides("x")


def test_overrides_change_terrain_overlays_links_and_features() -> None:
    draft = new_draft("sicilia")
    draft.links["road"] = {}
    apply_overrides(
        draft,
        (
            Override(reason="t", hexes=("2019",), set="mountain"),
            Override(reason="t", hexes=("2019",), add="city"),
            Override(reason="t", sides=("2019/2118",), add="road", link_class="main"),
            Override(reason="t", sides=("2019/2118",), add="fort", protects="2019"),
        ),
    )
    h = draft.grid.hex("2019")
    side = draft.grid.side_named("2019/2118")
    assert draft.is_land(h)
    assert draft.terrain[h] == "mountain"
    assert draft.overlays[h] == {"city"}
    assert draft.links["road"] == {side: "main"}
    assert draft.sides["fort"] == {side: h}
    apply_overrides(
        draft,
        (
            Override(reason="t", hexes=("2019",), set="sea"),
            Override(reason="t", hexes=("2019",), remove="city"),
            Override(reason="t", sides=("2019/2118",), remove="road"),
            Override(reason="t", sides=("2019/2118",), remove="fort"),
        ),
    )
    assert not draft.is_land(h)
    assert draft.overlays[h] == set()
    assert draft.links["road"] == {}
    assert draft.sides["fort"] == {}


@pytest.mark.parametrize(
    "stale",
    [
        Override(reason="t", hexes=("0101",), set="sea"),
        Override(reason="t", hexes=("0101",), remove="city"),
        Override(reason="t", sides=("2019/2118",), remove="road"),
        Override(reason="t"),
    ],
)
def test_an_override_that_changes_nothing_is_an_error(stale: Override) -> None:
    with pytest.raises(AtlasError, match="changes nothing"):
        apply_overrides(new_draft("sicilia"), (stale,))


def test_every_committed_override_has_a_real_reason() -> None:
    for game in files.GAMES:
        for override in overrides.load_overrides(game):
            assert len(override.reason) > 40


def test_a_violated_fact_stops_the_build() -> None:
    draft = built("sicilia").draft
    wrong = (
        Fact("2019", "sea", "test"),
        Fact("2115", "open", "test"),
        Fact("2019|2118", "no river", "test"),
        Fact("1306", "land", "test"),
    )
    assert [fact.where for fact in broken_facts(draft, wrong)] == ["2019", "2115", "2019|2118"]
    with pytest.raises(AtlasError, match="3 facts"):
        require_facts(draft, wrong)


def test_a_fact_nobody_can_test_is_an_error() -> None:
    with pytest.raises(AtlasError, match="swamp"):
        broken_facts(built("sicilia").draft, (Fact("2019", "swamp", "test"),))


def test_the_facts_of_a_map_all_carry_a_source() -> None:
    for game in files.GAMES:
        assert all(fact.source for fact in load_facts(game))


@pytest.mark.parametrize(
    ("name", "expected"),
    [("Ta’ Qali", "ta_qali"), ("Cefalù", "cefalu"), ("29 PzGr", "place_29_pzgr")],
)
def test_place_ids_are_plain(name: str, expected: str) -> None:
    assert slug(name) == expected
