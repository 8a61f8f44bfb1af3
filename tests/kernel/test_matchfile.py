"""Match files: strict to read, complete to write, careful about rules versions and secrets."""

import json
from pathlib import Path
from random import Random
from typing import Any

import jsonschema
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from grognard.kernel.dice import SeededDice
from grognard.kernel.illegal import Illegal
from grognard.kernel.match import Match
from grognard.kernel.matchfile import (
    export_for,
    export_match,
    import_match,
    match_schema,
    read_match,
    read_wire,
)
from grognard.kernel.records import state_hash
from grognard.kernel.replay import Diverged
from grognard.testing.matchplay import new_match, play_match
from tests.demo.records import AnyAction, DemoState, Order
from tests.demo.rules import DemoRules

AnyMatch = Match[DemoState, AnyAction]


def played(actions: int = 25, seed: int = 2) -> AnyMatch:
    match: AnyMatch = new_match(DemoRules(), "hill", seed)
    play_match(match, Random(seed), actions)
    return match


DATA = export_match(played(), keep_secret=True)


class NextVersion(DemoRules):
    """The same rules under a later number."""

    info = msgspec.structs.replace(DemoRules.info, version="1.1")


class ChangedRules(NextVersion):
    """A later version with another set-up."""

    def start(self, scenario: str, options: Any, dice: Any) -> Any:
        state, resolution = super().start(scenario, options, dice)
        state.places["r3"] = "0101"
        return state, resolution


def refused(data: bytes) -> Illegal:
    with pytest.raises(Illegal) as illegal:
        import_match(DemoRules(), data)
    return illegal.value


def changed(**parts: Any) -> bytes:
    return json.dumps({**json.loads(DATA), **parts}).encode()


@pytest.mark.rule("K-FILE")
def test_an_imported_match_goes_on_exactly_as_the_exported_one() -> None:
    match = played()
    again = import_match(DemoRules(), export_match(match, keep_secret=True))
    for each in (match, again):
        play_match(each, Random(77), 500)
    assert again.over
    assert again.records == match.records
    assert again.view("red") == match.view("red")


@pytest.mark.rule("K-FILE")
def test_open_undo_and_redo_survive_the_file() -> None:
    match: AnyMatch = new_match(DemoRules(), "hill", 1)
    match.submit("red", 0, Order("march"))
    match.undo("red", 1)
    again = import_match(DemoRules(), export_match(match, keep_secret=True))
    assert again.may_redo("red")
    again.redo("red", 2)
    assert again.may_undo("red")


@pytest.mark.rule("K-FILE")
def test_trusted_snapshots_spare_the_replay() -> None:
    match = played(60)
    data = export_match(match, keep_secret=True)
    assert len(read_wire(data).snapshots) >= 2
    again = import_match(DemoRules(), data, trust_snapshots=True)
    assert state_hash(again.state) == state_hash(match.state)
    assert again.snapshots.keys() == match.snapshots.keys()


@pytest.mark.rule("K-DICE")
def test_a_file_without_the_secret_can_be_read_but_not_rolled_on() -> None:
    match = played(2)
    again = import_match(DemoRules(), export_match(match))
    assert state_hash(again.state) == state_hash(match.state)
    with pytest.raises(Illegal) as illegal:
        play_match(again, Random(2), 500)
    assert illegal.value.code == "DICE_MISSING"


@pytest.mark.rule("K-DICE")
def test_a_wrong_secret_is_refused() -> None:
    assert refused(changed(secret="00" * 32)).code == "WRONG_SECRET"
    assert refused(changed(secret="zz")).code == "MALFORMED"
    assert refused(changed(secret="00")).code == "MALFORMED"


@pytest.mark.rule("K-FILE")
@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[]",
        b"{}",
        b"\x00\xff",
        b"[" * 100_000,
        changed(format="other"),
        changed(format_version=2),
        changed(extra=1),
        changed(records=[]),
        changed(records=json.loads(DATA)["records"][1:]),
        changed(records=[*json.loads(DATA)["records"][:3], json.loads(DATA)["records"][5]]),
        changed(header={}),
        changed(snapshots=[{"revision": 9999, "state": {}}]),
        changed(snapshots=[{"revision": 1, "state": {}}]),
        DATA[:-10],
        DATA.replace(b'"kind":"action"', b'"kind":"cheat"', 1),
        DATA.replace(b'"verb":"order"', b'"verb":"bribe"', 1),
        DATA.replace(b'"event":"moved"', b'"event":"flown"', 1),
        DATA.replace(b'"faces":3', b'"faces":"3"', 1),
    ],
)
def test_a_file_that_is_not_well_formed_is_refused(data: bytes) -> None:
    assert refused(data).code == "MALFORMED"


@pytest.mark.rule("K-FILE")
def test_a_file_of_another_game_is_refused() -> None:
    header = {**json.loads(DATA)["header"], "game": "chess"}
    assert refused(changed(header=header)).code == "WRONG_GAME"


@settings(max_examples=60)
@given(place=st.integers(0, len(DATA) - 1), byte=st.integers(0, 255))
def test_no_single_changed_byte_crashes_the_reader(place: int, byte: int) -> None:
    data = DATA[:place] + bytes([byte]) + DATA[place + 1 :]
    try:
        match = import_match(DemoRules(), data)
    except (Illegal, Diverged):
        return
    # What is still accepted must be the same play: only names or client data may have changed.
    assert [record.hash for record in match.records] == HASHES


HASHES = [record.hash for record in read_match(DemoRules(), DATA).records]


# ==== rules versions


@pytest.mark.rule("K-VERSION")
def test_a_pinned_match_is_taken_up_by_its_own_version_only() -> None:
    with pytest.raises(Illegal) as illegal:
        import_match(NextVersion(), DATA)
    assert (illegal.value.code, illegal.value.rule) == ("RULES_VERSION", "K-VERSION")
    assert illegal.value.params == {"recorded": "1.0", "ours": "1.1"}


@pytest.mark.rule("K-VERSION")
def test_a_verified_match_goes_on_under_a_version_that_replays_it() -> None:
    match = import_match(NextVersion(), DATA, policy="verified")
    assert match.header.rules_version == "1.0"
    assert match.header.verified == ("1.1",)
    later = export_match(match, keep_secret=True)
    assert import_match(NextVersion(), later).header.verified == ("1.1",)


@pytest.mark.rule("K-VERSION")
def test_the_first_difference_under_another_version_is_reported() -> None:
    with pytest.raises(Diverged) as diverged:
        import_match(ChangedRules(), DATA, policy="verified", trust_snapshots=True)
    assert diverged.value.divergence.revision == 0
    assert diverged.value.divergence.field == "hash"


# ==== what a player may carry away


def test_a_player_carries_away_his_own_view_and_no_secret() -> None:
    match: AnyMatch = new_match(DemoRules(), "hill", 8)
    before = export_for(match, "blue")
    match.submit("red", 0, Order("march"))
    assert export_for(match, "blue") == before
    assert b"march" not in b"".join(msgspec.json.encode(item) for item in match.view("blue").log)
    full = export_match(match, keep_secret=True)
    secret = read_wire(full).secret
    assert secret is not None
    for viewer in ("red", "blue", "spectator"):
        assert secret.encode() not in export_for(match, viewer)
    assert secret.encode() not in export_match(match)


def test_seeded_matches_go_on_from_the_file_without_a_secret() -> None:
    match: AnyMatch = Match.begin(DemoRules(), match_id="s", scenario="hill", dice=SeededDice(5))
    play_match(match, Random(5), 10)
    again = import_match(DemoRules(), export_match(match))
    play_match(again, Random(6), 500)
    play_match(match, Random(6), 500)
    assert [record.hash for record in again.records] == [record.hash for record in match.records]


# ==== the published schema

SCHEMA = Path(__file__).parents[2] / "docs" / "schemas" / "match.schema.json"


def schema_text() -> str:
    return json.dumps(match_schema(), indent=1, ensure_ascii=False, sort_keys=True) + "\n"


def test_the_published_schema_is_the_one_the_code_generates() -> None:
    assert SCHEMA.read_text(encoding="utf-8") == schema_text()


def test_the_schema_accepts_a_match_file_and_refuses_an_unknown_key() -> None:
    validator = jsonschema.Draft202012Validator(match_schema())
    validator.validate(json.loads(DATA))
    with pytest.raises(jsonschema.ValidationError):
        validator.validate(json.loads(changed(extra=1)))
