"""Refusals that no other chapter provokes, each with the facts it must name."""

from collections.abc import Callable
from typing import Any

import pytest

from grognard.games.malta.actions import (
    Advance,
    Arrive,
    Assign,
    ChooseLoss,
    Declare,
    Done,
    EndMovement,
    Fire,
    Move,
    Overrun,
    PlanDrop,
    PlanLanding,
    Regroup,
    Sweep,
)
from grognard.kernel.illegal import Illegal
from grognard.kernel.records import Action
from grognard.lab import Position
from tests.games.malta.arrange import (
    CENTRE,
    NORTH,
    NORTH_EAST,
    NORTH_WEST,
    SOUTH,
    attack,
    decision,
    operation,
    play,
    table,
    to_drops,
    to_landings,
    turn_s,
)

BEACH, SEA = "3020", "3120"


def why(position: Position, action: Action) -> tuple[str, dict[str, Any], str]:
    """Code, facts and sentence of a refusal that leaves everything as it was."""
    before = position.fingerprint()
    ruling = position.check(action)
    assert not ruling
    assert ruling.refusal is not None
    assert position.fingerprint() == before
    assert ruling.rule
    assert ruling.rule.startswith("M-")
    return ruling.refusal.code, dict(ruling.refusal.params), ruling.text


def moving(**more: Any) -> Position:
    return table({"IT-L33I": "2318", "DE-KR1": "2319"}, active="LIVORNO", **more)


def jumping() -> Position:
    position = to_drops(turn_s({"UK-RIF2": "1912"}, ("DE-HU1",)))
    position.do(PlanDrop("DE-HU1", CENTRE))
    return position


def landing() -> Position:
    return to_landings(turn_s({"UK-RIF2": "1912"}, ("IT-L33I", "DE-HU1")))


def ashore() -> Position:
    position = landing()
    position.do(PlanLanding("IT-L33I", BEACH, 1, SEA))
    position.do(Done(), dice=(6,))
    assert decision(position).kind == "shore-moves"
    return position


def arriving(**more: Any) -> Position:
    settings: dict[str, Any] = {"pool": ("IT-L33I", "DE-HU1", "IT-S125I"), "success": (BEACH,)}
    units = {"IT-U87I": "2822", "IT-L34I": "2318"}
    return table(units, active="LIVORNO", held=("2822",), turn=2, **(settings | more))


def declaring() -> Position:
    units = {"IT-L33I": NORTH, "UK-HAM1": CENTRE, "IT-L33II": NORTH_WEST}
    position = table(units, active="LIVORNO")
    position.do(EndMovement())
    return position


def firing() -> Position:
    units = {"IT-L33I": NORTH, "IT-LART": "2718", "UK-HAM1": CENTRE, "IT-LAT": "2718"}
    return table(units, active="LIVORNO", phase="bombardment")


def ordering() -> Position:
    units = {"IT-L33I": NORTH, "UK-HAM1": CENTRE, "IT-L33II": "2516", "UK-BUF4": "2515"}
    position = table(units, active="LIVORNO")
    position.do(EndMovement())
    position.do(Declare(("IT-L33I",), CENTRE))
    position.do(Declare(("IT-L33II",), "2515"))
    position.do(Done())
    assert decision(position).kind == "combat-order"
    return position


def advancing() -> Position:
    units = {"IT-L33I": NORTH, "UK-KOMR10": CENTRE, "IT-L33II": NORTH_EAST}
    position = table(units, active="LIVORNO")
    attack(position, {CENTRE: ("IT-L33I",)}, dice=(6, 5), until=("advance",))
    return position


def stopped() -> Position:
    units = {"IT-L33I": NORTH, "IT-L33II": NORTH, "UK-HAM1": CENTRE}
    position = table(units, active="LIVORNO")
    position.do(Overrun(("IT-L33I",), CENTRE), dice=(1, 2))
    play(position, until=("movement",))
    return position


def losing() -> Position:
    units = {"UK-DEV2": NORTH, "UK-HAM1": NORTH, "DE-HU1": CENTRE, "DE-HU2": CENTRE}
    position = table(units | {"DE-HU3": CENTRE}, active="BDE1")
    attack(position, {CENTRE: ("UK-DEV2", "UK-HAM1")}, dice=(1, 1), until=("loss",))
    return position


def shelling() -> Position:
    position = table({"UK-HAM1": CENTRE, "UK-RE24": CENTRE}, phase="air-bombardment")
    position.do(Assign(CENTRE))
    position.do(Done(), dice=(5, 5))
    assert decision(position).kind == "loss"
    return position


CAPE, AROUND = "3021", ("3120", "3121", "3022", "2921")
STORMING = ("IT-L33I", "IT-L33II", "IT-L33III", "IT-L34I")


def from_the_sea() -> Position:
    """Eight points have cleared a cape that holds six."""
    position = to_landings(turn_s({"UK-KOMR10": CAPE}, STORMING))
    for unit, sea in zip(STORMING, AROUND, strict=True):
        position.do(PlanLanding(unit, CAPE, 1, sea))
    play(position, dice=(6, 6, 6, 6, 6, 6), until=("advance",), landing_plan=[Done()])
    assert decision(position).kind == "advance"
    return position


def hunting() -> Position:
    units = {"UK-DEV2": "2517", "DE-KR1": "2617"}
    position = table(units, active="BDE1", dispersed=("DE-KR1",))
    position.do(Move(("UK-DEV2",), "2617", strategic=True))
    return position


def crowded() -> Position:
    units = dict.fromkeys(("IT-U87I", "IT-U87II", "IT-U87III", "IT-U88I"), "2822")
    return table(units, active="LIVORNO", pool=("IT-LAT",), held=("2822",), turn=2)


CASES: list[tuple[str, Callable[[], Position], Action, dict[str, Any]]] = [
    ("ALREADY_PLANNED", jumping, PlanDrop("DE-HU1", NORTH), {"unit": "DE-HU1", "hex": CENTRE}),
    ("NOT_AMPHIBIOUS", landing, PlanLanding("DE-HU1", BEACH, 1, SEA), {"unit": "DE-HU1"}),
    ("SHORE_MOVE", ashore, Move(("IT-L33I",), "2317"), {"hex": "2317"}),
    ("NO_MOVE", moving, Move(("IT-L33I",), "2318"), {"hex": "2318"}),
    ("NO_SUCH_HEX", moving, Move(("IT-L33I",), "9999"), {"hex": "9999"}),
    ("NO_SUCH_UNIT", moving, Move(("IT-NONE",), "2317"), {"units": ("IT-NONE",)}),
    ("NO_SUCH_UNIT", moving, Move((), "2317"), {"units": ()}),
    ("OFF_MAP", arriving, Move(("IT-L33I",), "2317"), {"unit": "IT-L33I"}),
    (
        "PATH_BROKEN",
        moving,
        Move(("IT-L33I",), "2419", via=("2317",)),
        {"hex": "2317", "to": "2419"},
    ),
    ("NOT_ADJACENT", moving, Move(("IT-L33I",), "2420", via=("2420",)), {"hex": "2420"}),
    ("NOT_DISPERSED", moving, Regroup("IT-L33I"), {"unit": "IT-L33I"}),
    ("NO_DISPERSED", moving, Sweep("IT-L33I"), {"hex": "2318"}),
    ("NO_ENEMY", moving, Overrun(("IT-L33I",), "2317"), {"hex": "2317"}),
    ("NO_OVERRUN", stopped, Overrun(("IT-L33I",), CENTRE), {"unit": "IT-L33I"}),
    ("NOT_WAITING", arriving, Arrive("IT-L34I", "2822", "port"), {"unit": "IT-L34I"}),
    ("NOT_AIRLAND", arriving, Arrive("IT-L33I", "2623", "airfield"), {"unit": "IT-L33I"}),
    ("NO_SEA", arriving, Arrive("IT-L33I", BEACH, "beach", SEA), {"hex": BEACH}),
    ("DECL_ADJ", declaring, Declare(("IT-L33I",), SOUTH), {"unit": "IT-L33I", "hex": SOUTH}),
    ("SWEEP_UNPAID", declaring, Declare(("IT-L33I",), NORTH), {"hex": NORTH}),
    ("NOT_ARTILLERY", firing, Fire("IT-LAT", CENTRE), {"unit": "IT-LAT"}),
    ("DECL_LATE", ordering, Declare(("IT-L33I",), CENTRE), {}),
    ("NO_ADVANCE", advancing, Advance("IT-L33II"), {"unit": "IT-L33II", "hex": CENTRE}),
    ("MUST_ADVANCE", from_the_sea, Done(), {"hex": CAPE, "units": STORMING}),
    ("TARGETS_FIRST", shelling, Assign(CENTRE), {"hex": CENTRE}),
    ("NO_SWEEP", hunting, Sweep("UK-DEV2"), {"unit": "UK-DEV2"}),
    (
        "STACK",
        crowded,
        Arrive("IT-LAT", "2822", "port"),
        {"unit": "IT-LAT", "hex": "2822", "points": 8, "limit": 6},
    ),
    (
        "AIRLAND_TURN_S",
        landing,
        Arrive("IT-S125I", "2420", "airfield"),
        {"unit": "IT-S125I", "hex": "2420", "turn": 1},
    ),
]


@pytest.mark.parametrize(("code", "arrange", "action", "facts"), CASES)
def test_a_refusal_names_its_facts_and_has_a_sentence(
    code: str, arrange: Callable[[], Position], action: Action, facts: dict[str, Any]
) -> None:
    found, params, sentence = why(arrange(), action)
    assert found == code
    assert {name: params.get(name) for name in facts} == facts
    assert sentence
    assert "refusal-" not in sentence
    assert "{" not in sentence


@pytest.mark.rule("M-4.2.1-R8")
def test_an_enemy_held_beach_wants_a_sea_hex() -> None:
    units = {"IT-U87I": "2822", "UK-HAM1": BEACH}
    position = table(units, active="LIVORNO", pool=("IT-L33I",), success=(BEACH,), turn=2)
    code, facts, _ = why(position, Arrive("IT-L33I", BEACH, "beach"))
    assert (code, facts["hex"]) == ("MUST_ATTACK", BEACH)


@pytest.mark.rule("M-4.2.1-R5", "M-11-R1")
def test_who_does_not_come_by_sea_is_told_so() -> None:
    spezia = table({"IT-U87I": "2822"}, active="LASPEZIA", pool=("IT-S125I",), held=("2822",))
    assert why(spezia, Arrive("IT-S125I", "2822", "port"))[0] == "NOT_BY_SEA"
    lost = arriving(options={"undropped_airborne": "lost"})
    assert why(lost, Arrive("DE-HU1", "2822", "port"))[0] == "NOT_BY_SEA"


@pytest.mark.rule("M-5.5.1.2")
def test_nobody_loses_twice_before_everybody_once() -> None:
    position = losing()
    position.do(ChooseLoss("UK-DEV2"))
    assert decision(position).kind == "contest"
    units = {"UK-DEV2": NORTH, "UK-HAM1": NORTH, "UK-CRU": NORTH}
    three, _ = operation(
        units | dict.fromkeys(("DE-HU1", "DE-HU2", "DE-HU3", "DE-KR1"), CENTRE), "BDE1"
    )
    attack(three, {CENTRE: ("UK-DEV2", "UK-HAM1", "UK-CRU")}, dice=(3, 1, 1), until=("loss",))
    three.do(ChooseLoss("UK-DEV2"))
    code, facts, _ = why(three, ChooseLoss("UK-DEV2"))
    assert code == "LOSS_EVEN"
    assert set(facts["units"]) == {"UK-HAM1", "UK-CRU"}


@pytest.mark.rule("M-3.2.1-R4", "M-4.2.1-R6")
def test_arrivals_move_one_hex_and_no_more() -> None:
    position = arriving()
    position.do(Arrive("IT-L33I", "2822", "port"))
    code, facts, _ = why(position, Move(("IT-L33I",), "2621"))
    assert (code, facts["unit"]) == ("ONE_HEX", "IT-L33I")


@pytest.mark.rule("M-4.2.1-R3")
def test_a_full_port_says_how_much_it_takes() -> None:
    pool = ("IT-L33I", "IT-L33II", "IT-L33III", "IT-L34I")
    position = table({"IT-U87I": "2722"}, active="LIVORNO", pool=pool, held=("2822",), turn=2)
    for unit in pool[:3]:
        position.do(Arrive(unit, "2822", "port"))
        position.do(Move((unit,), CENTRE))
    code, facts, _ = why(position, Arrive("IT-L34I", "2822", "port"))
    assert (code, facts["limit"]) == ("PORT_FULL", 6)


@pytest.mark.rule("M-1.3.6", "M-1.3.6-R2")
def test_arrivals_where_there_is_no_room_are_refused() -> None:
    units = dict.fromkeys(("IT-U87I", "IT-U87II", "IT-U87III"), "2822")
    full = table(units, active="LIVORNO", pool=("IT-L33I",), held=("2822",), turn=2)
    code, facts, _ = why(full, Arrive("IT-L33I", "2822", "port"))
    assert (code, facts["limit"]) == ("PORT_FULL", 6)
    guns = table({"IT-UAT": "2822"}, active="LIVORNO", pool=("IT-LAT",), held=("2822",), turn=2)
    assert why(guns, Arrive("IT-LAT", "2822", "port"))[0] == "FREE_CLASS"


@pytest.mark.rule("M-4.2.1-R8")
def test_who_stormed_a_beach_does_not_attack_again() -> None:
    units = {"IT-U87I": "2822", "UK-KOMR10": BEACH, "UK-HAM1": "2919", "IT-L34I": "2918"}
    position = table(units, active="LIVORNO", pool=("IT-L33I",), success=(BEACH,), turn=2)
    position.do(Arrive("IT-L33I", BEACH, "beach", SEA), dice=(6, 6, 6))
    play(position, until=("movement",))
    assert position.where("IT-L33I") == BEACH
    position.do(EndMovement())
    assert why(position, Declare(("IT-L33I",), "2919"))[0] == "NO_MORE_ATTACK"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda p: p.set(weather=3), "EDIT_SETTING"),
        (lambda p: p.set(turn=9), "EDIT_VALUE"),
        (lambda p: p.set(phase="siesta"), "EDIT_WORD"),
        (lambda p: p.place("IT-L33I", "3222"), "EDIT_HEX"),
        (lambda p: p.place("IT-L33I", "box:moon"), "NO_SUCH_BOX"),
        (lambda p: p.place("IT-NONE", "2318"), "NO_SUCH_UNIT"),
    ],
)
def test_a_position_cannot_be_set_up_out_of_thin_air(
    change: Callable[[Position], Any], code: str
) -> None:
    position = moving()
    before = position.fingerprint()
    with pytest.raises(Illegal) as caught:
        change(position)
    assert caught.value.code == code
    assert position.fingerprint() == before
