"""Editing by hand, questions about a position, and the history at the end."""

from collections.abc import Callable

import pytest

from grognard.games.sicilia import ruleset
from grognard.games.somnium.actions import Evacuate
from grognard.games.somnium.events import (
    CityFell,
    CityHeld,
    CounterMoved,
    Evacuated,
    FinalScore,
    LossesCounted,
    Moved,
    TurningPoint,
)
from grognard.games.somnium.state import SomniumState
from grognard.kernel.dice import DictatedDice, SeededDice
from grognard.kernel.illegal import Illegal
from grognard.kernel.ruleset import Editor
from tests.games.somnium.engine.playing import SCENARIO, random_game


@pytest.fixture
def state() -> SomniumState:
    found, _ = ruleset().start(SCENARIO, {}, DictatedDice([1, 1]))
    ruleset().editor(found).clear()
    return found


@pytest.mark.parametrize(
    ("edit", "code"),
    [
        (lambda editor: editor.place("us-9-999", "3317"), "NO_SUCH_UNIT"),
        (lambda editor: editor.place("us-1-16", "9999"), "NO_SUCH_HEX"),
        (lambda editor: editor.place("us-1-16", "0101"), "EDIT_HEX"),
        (lambda editor: editor.place("us-1-16", "4005"), "EDIT_HEX"),
        (lambda editor: editor.place("us-1-16", "box:moon"), "NO_SUCH_BOX"),
        (lambda editor: editor.set_steps("us-1-16", 3), "EDIT_VALUE"),
        (lambda editor: editor.set("weather", "rain"), "EDIT_SETTING"),
        (lambda editor: editor.set("turn", 14), "EDIT_VALUE"),
        (lambda editor: editor.set("turn", "two"), "EDIT_VALUE"),
        (lambda editor: editor.set("side", "french"), "EDIT_WORD"),
        (lambda editor: editor.set("control", "allied", "9999"), "NO_SUCH_HEX"),
    ],
)
def test_editing_refuses_what_is_not_a_position(
    state: SomniumState, edit: Callable[[Editor], None], code: str
) -> None:
    with pytest.raises(Illegal) as refused:
        edit(ruleset().editor(state))
    assert refused.value.code == code


@pytest.mark.rule("S/C-4.1.2e")
def test_enemies_cannot_be_put_into_one_hex(state: SomniumState) -> None:
    editor = ruleset().editor(state)
    editor.place("us-1-16", "3317")
    with pytest.raises(Illegal) as refused:
        editor.place("de-neapel", "3317")
    assert refused.value.code == "ENEMY_OCCUPIED"


def test_every_setting_that_is_listed_can_be_set_again(state: SomniumState) -> None:
    editor = ruleset().editor(state)
    editor.place("us-1-16", "2519")
    unit_settings = {"awaiting-contact": 1, "landed": 2}
    for name, value in editor.settings().items():
        if name in unit_settings:
            editor.set(name, unit_settings[name], "us-1-16")
        elif name in ("control", "attacked"):
            editor.set(name, value, "3317")
        elif name == "taken":
            editor.set(name, 3, "2518")
        else:
            editor.set(name, value)
    number = ruleset().title.number["us-1-16"]
    assert state.awaiting == [number]
    assert (state.landed[number], state.taken["Ponte Olivo"]) == (2, 3)


@pytest.mark.parametrize(
    ("question", "code"),
    [
        ({"target": "3317", "units": ("us-1-16",), "moon": 1}, "MALFORMED"),
        ({"target": "3318", "units": ("us-1-16",)}, "NO_TARGET"),
        ({"target": "3317", "units": ("us-1-18",)}, "NOT_ADJACENT"),
        ({"target": "3317", "units": ("de-neapel",)}, "NO_SUCH_UNIT"),
        ({"target": "3317", "units": ("us-1-16",), "guns": ("us-1-16",)}, "OUT_OF_RANGE"),
        ({"target": "3317", "guns": ("us-art-ii",), "air": 3}, "MIXED_BOMBARDMENT"),
        ({"target": "3317"}, "NOTHING_DECLARED"),
        ({"target": "3317", "units": ("us-1-16",), "viewer": "axis"}, "HIDDEN"),
    ],
)
def test_a_question_about_odds_that_has_no_answer_says_why(
    state: SomniumState, question: dict[str, object], code: str
) -> None:
    rules = ruleset()
    editor = rules.editor(state)
    for unit, at in {
        "us-1-16": "3316",
        "us-1-18": "3312",
        "us-art-ii": "3315",
        "de-neapel": "3317",
    }.items():
        editor.place(unit, at)
    with pytest.raises(Illegal) as refused:
        rules.odds(state, question)
    assert refused.value.code == code


def test_reach_explains_every_half_point(state: SomniumState) -> None:
    rules = ruleset()
    editor = rules.editor(state)
    editor.place("de-neapel", "3316")
    editor.place("us-1-16", "3314")
    editor.set("side", "axis")
    report = rules.reach(state, "de-neapel")
    assert report.hexes
    for reached in report.hexes:
        assert reached.cost == sum(step.cost for step in reached.path)
        for step in reached.path:
            assert step.cost == sum(reason.value for reason in step.reasons) > 0
    with pytest.raises(Illegal) as refused:
        rules.reach(state, "us-1-18")
    assert refused.value.code == "OFF_MAP"


@pytest.mark.rule("S-4.2.2b", "S/C-R19")
def test_a_march_to_the_ships_is_told_before_the_departure(state: SomniumState) -> None:
    rules = ruleset()
    editor = rules.editor(state)
    editor.place("de-neapel", "3703")
    editor.set("side", "axis")
    resolution = rules.apply(state, "axis", Evacuate("de-neapel"), DictatedDice([]))
    assert [type(event) for event in resolution.events()] == [Moved, Evacuated]
    told = [entry.seen_by("allied") for entry in resolution.entries]
    assert [type(event) for event in told] == [CounterMoved, Evacuated]


def test_the_history_names_every_city_every_nation_and_the_score() -> None:
    rules = ruleset()
    last = None
    for state, *_ in random_game(2):
        last = state
    assert last is not None
    events = rules.summary(last)
    places = {each.place for each in events if isinstance(each, CityFell | CityHeld)}
    assert places == {fall.place for fall in rules.title.history}
    counted = [each for each in events if isinstance(each, LossesCounted)]
    assert {each.nation for each in counted} == {"US", "UK", "CA", "DE", "IT"}
    assert sum(each.destroyed for each in counted) == sum(1 for place in last.place if place == -2)
    assert any(isinstance(each, TurningPoint) for each in events)
    final = events[-1]
    assert isinstance(final, FinalScore)
    sheet = rules.score(last)
    assert (final.allied, final.axis) == (sheet.total("allied"), sheet.total("axis"))


def test_a_city_that_fell_on_its_day_is_not_late(state: SomniumState) -> None:
    rules = ruleset()
    state.taken["Palermo"] = 5
    state.taken["Catania"] = 11
    fell = {each.place: each for each in rules.summary(state) if isinstance(each, CityFell)}
    assert (fell["Palermo"].days_late, fell["Palermo"].history) == (0, "1943-07-22")
    assert fell["Catania"].days_late == 6


def test_dice_are_rolled_for_the_two_drops_before_the_first_turn() -> None:
    rules = ruleset()
    good, first = rules.start(SCENARIO, {}, DictatedDice([1, 6]))
    hurt, _ = rules.start(SCENARIO, {}, DictatedDice([2, 5]))
    assert [roll.value for roll in first.rolls] == [1, 6]
    for unit in ("us-82-505", "uk-1abn-1al"):
        number = rules.title.number[unit]
        assert (good.strength[number], hurt.strength[number]) == (2, 1)
    assert rules.start(SCENARIO, {}, SeededDice(1))[0].turn == 1
