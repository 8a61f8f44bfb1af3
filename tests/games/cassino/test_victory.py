"""The German third, victory points, Rome, and the summary."""

import pytest

from grognard.games.somnium.actions import Attack, Bombard, ChooseLoss, EndPhase, Move
from grognard.games.somnium.events import CityFell, LossesCounted, Scored
from grognard.lab import Position
from tests.games.cassino.arrange import ANZIO, CENTRE, battle, game, refused, steps, table

FAR = {"us-3-7": "3417", "de-bode": "1709"}


def lines(position: Position, side: str) -> dict[str, int]:
    return {line.rule: line.points for line in position.score().lines if line.side == side}


@pytest.mark.rule("C-14.2", "C-VP-A1", "C-VP-A2", "C-VP-A3", "C-VP-A4")
@pytest.mark.parametrize(
    ("hexes", "rule", "points"),
    [
        (("0211", "0212"), "C-VP-A1", 100),
        (("2319",), "C-VP-A2", 50),
        (("0815",), "C-VP-A3", 30),
        (("0717",), "C-VP-A4", 20),
    ],
)
def test_what_the_allies_score_for_places(hexes: tuple[str, ...], rule: str, points: int) -> None:
    position = table(FAR)
    assert rule not in lines(position, "allied")
    position.control("allied", *hexes)
    assert lines(position, "allied")[rule] == points


@pytest.mark.rule("C-VP-G1", "C-VP-G2", "C-VP-G3", "C-VP-G4", "C-VP-G5", "C-VP-G6", "C-VP-G7")
@pytest.mark.parametrize(
    ("hexes", "rule", "points"),
    [
        (("0211", "0212"), "C-VP-G1", 50),
        (("2319",), "C-VP-G2", 40),
        ((ANZIO,), "C-VP-G3", 30),
        (("3002",), "C-VP-G4", 30),
        (("0815",), "C-VP-G5", 30),
        (("0717",), "C-VP-G6", 20),
        (("2509",), "C-VP-G7", 20),
    ],
)
def test_what_the_germans_score_for_places(hexes: tuple[str, ...], rule: str, points: int) -> None:
    position = table(FAR)
    position.control("allied", *hexes)
    assert rule not in lines(position, "axis")
    position.control("axis", *hexes)
    assert lines(position, "axis")[rule] == points


@pytest.mark.rule("C-R53")
def test_a_split_rome_scores_for_nobody() -> None:
    position = table(FAR)
    position.control("allied", "0211")
    position.control("axis", "0212")
    assert "C-VP-A1" not in lines(position, "allied")
    assert "C-VP-G1" not in lines(position, "axis")


@pytest.mark.rule("C-R53")
def test_with_the_switch_units_must_stand_in_both_hexes() -> None:
    options = {"rome_control": "physically_occupied_both"}
    position = table({**FAR, "us-3-15": "0211"}, options=options)
    position.control("allied", "0211", "0212")
    assert "C-VP-A1" not in lines(position, "allied")
    both = table({**FAR, "us-3-15": "0211", "us-3-30": "0212"}, options=options)
    assert lines(both, "allied")["C-VP-A1"] == 100


@pytest.mark.rule("C-VP-A5", "C-VP-G8")
def test_destroyed_units_score_and_withdrawn_or_departed_ones_do_not() -> None:
    units = {
        "de-lehr": "box:eliminated",
        "de-508": "box:eliminated",
        "de-35ss": "box:withdrawn",
        "us-504": "box:eliminated",
        "us-6615": "box:departed",
        "uk-18": "box:away",
    }
    position = table({**FAR, **units})
    assert lines(position, "allied")["C-VP-A5"] == 4
    assert lines(position, "axis")["C-VP-G8"] == 5


@pytest.mark.rule("C-VP-G9", "C-R53")
@pytest.mark.parametrize("side", ["allied", "axis"])
def test_a_ground_combat_against_rome_costs_forty_points_once(side: str) -> None:
    inside, outside = ("de-lehr", "us-3-7") if side == "allied" else ("us-3-7", "de-lehr")
    position = battle({inside: "0212", outside: "0312"}, side=side)
    assert "C-VP-G9" not in lines(position, "axis")
    events = position.do(Attack("0212", (outside,)), dice=(3, 4))
    assert [event.points for event in events if isinstance(event, Scored)] == [-40]
    assert lines(position, "axis")["C-VP-G9"] == -40


@pytest.mark.rule("C-R53")
def test_bombs_on_rome_cost_nothing() -> None:
    position = battle({"de-lehr": "0212", "us-3-7": "3417"}, air=(10, 0))
    position.do(Bombard("0212", air=6), dice=(3, 4))
    assert "C-VP-G9" not in lines(position, "axis")


GERMANS = ["de-lehr", "de-508", "de-1027", "de-1028", "de-94-267", "de-94-274", "de-94-276"]


def last_turn(reduced: int) -> Position:
    hexes = ["0104", "0105", "0106", "0107", "0108", "0109", "0110"]
    units = dict(zip(GERMANS, hexes, strict=True))
    position = table({**units, "us-3-7": "3417"}, turn=20, reduced=GERMANS[:reduced])
    position.do(EndPhase())
    position.do(EndPhase())
    return position


@pytest.mark.rule("C-14.2a", "C-VP-A5")
@pytest.mark.parametrize(("reduced", "lost"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_a_third_of_the_reduced_germans_is_lost_after_the_last_turn(
    reduced: int, lost: int
) -> None:
    position = last_turn(reduced)
    chosen: list[str] = []
    while position.decisions():
        decision = position.decisions()[0]
        assert (decision.side, decision.kind, decision.rule) == ("axis", "attrition", "C-14.2a")
        options = list(position.choices())
        assert {action.unit for action in options} == set(GERMANS[:reduced]) - set(chosen)
        chosen.append(options[-1].unit)
        position.do(options[-1])
    assert len(chosen) == lost
    assert all(steps(position, unit) == 0 for unit in chosen)
    assert lines(position, "allied").get("C-VP-A5", 0) == 2 * lost
    outcome = position.outcome()
    assert outcome is not None


@pytest.mark.rule("C-14.2a")
def test_only_the_german_chooses_and_only_among_his_reduced_units() -> None:
    position = last_turn(3)
    assert refused(position, ChooseLoss(GERMANS[-1]))[0] == "NOT_OFFERED"
    assert refused(position, EndPhase(), "allied")[0] == "NOT_YOUR_PHASE"
    assert GERMANS[0] not in str(position.view("allied").decisions)


@pytest.mark.rule("C-VP-W", "C-14.2", "C-2.4.1", "S/C-R22")
@pytest.mark.parametrize(
    ("allied", "winner"), [((), "axis"), (("0211", "0212", "2319", "0815", "0717"), "allied")]
)
def test_the_higher_total_wins(allied: tuple[str, ...], winner: str) -> None:
    position = table(FAR, turn=20)
    position.control("axis", "0211", "0212", "2319", "0815", "0717", ANZIO)
    position.control("allied", *allied)
    position.do(EndPhase())
    assert position.outcome() is None
    position.do(EndPhase())
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.winner == winner


@pytest.mark.rule("C-R53", "S/C-R35")
def test_the_summary_compares_the_fall_of_places_with_history() -> None:
    position = table({"us-3-7": "0111", "us-3-15": "3417", "de-bode": "1709"}, turn=20)
    position.control("axis", "0211", "0212")
    position.do(Move(("us-3-7",), "0212"))
    assert "Rome" not in position.state.taken
    position.do(Move(("us-3-7",), "0211"))
    assert position.state.taken["Rome"] == 20
    position.do(EndPhase())
    position.do(EndPhase())
    told = game().summary(position.state)
    (rome,) = [event for event in told if isinstance(event, CityFell) and event.place == "Rome"]
    assert (rome.history, rome.days_late) == ("1944-06-04", 0)
    assert any(isinstance(event, LossesCounted) and event.nation == "US" for event in told)


@pytest.mark.rule("S/C-R64")
def test_who_resigns_has_lost() -> None:
    from grognard.games.somnium.actions import Resign

    position = table({**FAR, "us-3-15": CENTRE})
    position.do(Resign())
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.winner == "axis"
