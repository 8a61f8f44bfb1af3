"""A match file can be proved, and a tampered one shows where it was touched."""

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from grognard.kernel.dice import CommittedDice, DictatedDice, SeededDice
from grognard.kernel.illegal import Illegal
from grognard.kernel.match import Match
from grognard.kernel.matchfile import export_match
from grognard.kernel.verify import VerifyReport, verify_match
from grognard.testing.matchplay import new_match, play_match, undo_and_redo
from tests.demo.records import AnyAction, DemoState
from tests.demo.rules import DemoRules

pytestmark = pytest.mark.rule("K-VERIFY")


def _eventful() -> Match[DemoState, AnyAction]:
    """The first of many random matches in which there is some fighting."""
    for seed in range(100):
        match: Match[DemoState, AnyAction] = new_match(DemoRules(), "hill", seed)
        play_match(match, Random(seed), 500, after=undo_and_redo)
        if sum(len(record.rolls) for record in match.records) >= 9:
            return match
    raise AssertionError("a hundred random matches without a fight")


MATCH = _eventful()
DATA = export_match(MATCH)


def verify(data: bytes) -> VerifyReport:
    return verify_match(DemoRules(), data)


def tampered(change: Callable[[Any], None]) -> VerifyReport:
    file = json.loads(DATA)
    change(file)
    return verify(json.dumps(file).encode())


def place_of(report: VerifyReport) -> tuple[int, str]:
    assert not report.ok
    assert report.divergence is not None
    assert report.divergence.recorded != report.divergence.replayed
    return report.divergence.revision, report.divergence.field


def first(kind: str, **having: object) -> int:
    return next(
        record.revision
        for record in MATCH.records
        if record.kind == kind
        and all(bool(getattr(record, key)) == want for key, want in having.items())
    )


def test_an_honest_finished_match_is_proved() -> None:
    report = verify(DATA)
    assert report.ok
    assert report.finished
    assert report.dice == "derived"
    assert report.records == len(MATCH.records)
    assert report.rolls == report.derived_rolls == sum(len(each.rolls) for each in MATCH.records)
    assert report.rolls > 6
    assert {record.kind for record in MATCH.records} >= {"start", "action", "undo", "redo"}


def test_a_changed_roll_is_found() -> None:
    at = first("action", rolls=True)

    def change(file: Any) -> None:
        roll = file["records"][at]["rolls"][0]
        roll["value"] = roll["value"] % roll["faces"] + 1

    assert place_of(tampered(change)) == (at, "rolls")


def test_a_changed_roll_of_the_set_up_is_found() -> None:
    def change(file: Any) -> None:
        roll = file["records"][0]["rolls"][2]
        roll["value"] = roll["value"] % 3 + 1

    assert place_of(tampered(change)) == (0, "rolls")


def test_a_changed_action_is_found() -> None:
    at = first("action", rolls=False)

    def change(file: Any) -> None:
        action = file["records"][at]["action"]
        action["posture"] = "hold" if action["posture"] == "march" else "march"

    revision, _ = place_of(tampered(change))
    assert revision == at


def test_an_illegal_action_is_found_with_its_refusal() -> None:
    at = next(
        record.revision for record in MATCH.records if record.action.__class__.__name__ == "Move"
    )

    def change(file: Any) -> None:
        file["records"][at]["action"]["to"] = "0503"

    report = tampered(change)
    assert place_of(report) == (at, "action")
    assert report.divergence is not None
    assert "D-3." in report.divergence.replayed


@pytest.mark.parametrize(
    ("field", "value"),
    [("hash", "00" * 32), ("hidden", True), ("side", "blue"), ("takes_back", [1])],
)
def test_a_changed_field_of_a_record_is_found(field: str, value: object) -> None:
    at = next(
        record.revision
        for record in MATCH.records
        if record.kind == "action" and not record.hidden and record.side == "red"
    )

    def change(file: Any) -> None:
        file["records"][at][field] = value

    revision, found = place_of(tampered(change))
    assert revision == at
    assert found == ("action" if field == "side" else field)


def test_a_changed_event_is_found_and_shown_alone() -> None:
    at = next(
        record.revision for record in MATCH.records if record.action.__class__.__name__ == "Move"
    )

    def change(file: Any) -> None:
        file["records"][at]["entries"][0]["audience"] = ["red", "blue"]

    report = tampered(change)
    assert place_of(report) == (at, "entries")
    assert report.divergence is not None
    assert report.divergence.recorded.startswith("{")


def test_a_left_out_event_is_found() -> None:
    def change(file: Any) -> None:
        file["records"][0]["entries"].pop()

    assert place_of(tampered(change)) == (0, "entries")


def test_an_undo_of_something_else_is_found() -> None:
    at = first("undo")

    def change(file: Any) -> None:
        file["records"][at]["takes_back"] = [at + 1]

    assert place_of(tampered(change)) == (at, "takes_back")


def test_an_invented_undo_is_found() -> None:
    at = first("action", rolls=True)

    def change(file: Any) -> None:
        record = file["records"][at + 1]
        record.update(kind="undo", action=None, rolls=[], takes_back=[at])
        record["side"] = file["records"][at]["side"]

    assert place_of(tampered(change)) == (at + 1, "action")


def test_a_changed_commitment_is_found() -> None:
    def change(file: Any) -> None:
        file["header"]["dice"]["commitment"] = "00" * 32

    assert place_of(tampered(change)) == (0, "commitment")


def test_another_secret_is_found() -> None:
    def change(file: Any) -> None:
        file["secret"] = "11" * 32

    assert place_of(tampered(change)) == (0, "commitment")


def test_another_match_id_is_found() -> None:
    def change(file: Any) -> None:
        file["header"]["match"] = "another"

    assert place_of(tampered(change)) == (0, "commitment")


def test_a_changed_option_is_found() -> None:
    def change(file: Any) -> None:
        file["header"]["options"]["counting"] = "last-turn"

    assert place_of(tampered(change)) == (0, "hash")


def test_a_changed_snapshot_is_found() -> None:
    def change(file: Any) -> None:
        file["snapshots"][0]["state"]["turn"] = 9

    revision, field = place_of(tampered(change))
    assert (revision, field) == (min(MATCH.snapshots), "snapshot")


def test_a_cut_log_is_not_called_finished() -> None:
    def change(file: Any) -> None:
        file["records"].pop()
        file["snapshots"].clear()

    report = tampered(change)
    assert report.ok
    assert not report.finished


def test_an_unknown_scenario_is_found_at_the_start() -> None:
    def change(file: Any) -> None:
        file["header"]["scenario"] = "sea"

    assert place_of(tampered(change)) == (0, "action")


def test_a_running_match_keeps_its_secret_and_is_still_replayed() -> None:
    match = new_match(DemoRules(), "hill", 12)
    play_match(match, Random(12), 12)
    report = verify(export_match(match))
    assert (report.ok, report.dice, report.derived_rolls) == (True, "secret kept", 0)
    assert not report.finished


def test_dictated_and_seeded_matches_say_what_stands_behind_them() -> None:
    dictated = Match.begin(
        DemoRules(), match_id="d", scenario="hill", dice=DictatedDice([1, 2, 3, 1, 2, 3])
    )
    assert verify(export_match(dictated)).dice == "dictated"
    seeded = Match.begin(DemoRules(), match_id="s", scenario="hill", dice=SeededDice(4))
    report = verify(export_match(seeded))
    assert (report.dice, report.derived_rolls) == ("derived", 6)


def test_a_fork_is_proved_from_where_it_left_its_parent() -> None:
    dice = CommittedDice(bytes(range(16)), "fork")
    fork = MATCH.fork(10, match_id="fork", dice=dice)
    play_match(fork, Random(5), 500)
    report = verify(export_match(fork))
    assert report.ok
    assert report.finished
    assert report.rolls - report.derived_rolls == sum(len(r.rolls) for r in MATCH.records[:11])
    assert report.derived_rolls > 0


def test_what_is_no_match_file_is_refused() -> None:
    with pytest.raises(Illegal) as illegal:
        verify(b"{}")
    assert illegal.value.code == "MALFORMED"
