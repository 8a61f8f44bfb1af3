"""Worked examples of the catalogue that the printed board or the printed numbers do not show.

They are played on the board with one feature changed, or with a turn of another modifier.
"""

from dataclasses import replace
from functools import cache

import msgspec
import pytest

from grognard.games.malta import ruleset
from grognard.games.malta.actions import Bid, Move, Pass, Resign
from grognard.games.malta.events import CombatRolled, MissionsRolled, Resigned, Retreated
from grognard.games.malta.referee import MaltaRules
from grognard.hexes.board import Board
from grognard.kernel.illegal import Illegal
from grognard.lab import Position
from tests.games.malta.arrange import (
    CENTRE,
    attack,
    is_gone,
    of_type,
    shaken,
    table,
)

SLOPE, TOWN = "1812", "1912"
"""An escarpment lies between them; 1912 is plain."""
ROUND = "1813"
"""The hill from which a road leads down into 1912: an enemy there bars the way round."""


def changed(**hexes: dict[str, object]) -> MaltaRules:
    """The game on a board on which some hexes are otherwise; they are named ``h2721``."""
    title = ruleset().title
    file = title.board.file
    records = tuple(
        msgspec.structs.replace(record, **hexes.get(f"h{record.hex}", {})) for record in file.hexes
    )
    return MaltaRules(replace(title, board=Board(msgspec.structs.replace(file, hexes=records))))


@cache
def with_a_town() -> MaltaRules:
    """A town below the escarpment, where the board has a village with a port."""
    return changed(h1912={"overlays": ("town",)})


@cache
def with_a_spit() -> MaltaRules:
    """West of 2722 the land is gone: behind the coast hex there is a strip and its cape."""
    drowned: dict[str, object] = {"terrain": "sea", "overlays": ()}
    return changed(h2622=drowned, h2623=drowned, h2721=drowned)


def below_the_escarpment(*british: str) -> Position:
    position = Position(with_a_town()).place("IT-L33I", SLOPE)
    for unit in british:
        position.place(unit, ROUND)
    return position.set(turn=1).set(side="axis").set(active="LIVORNO").set(phase="movement")


@pytest.mark.rule("M-1.3.5", "M-1.3.5-R2", "M-5.2b", "M-5.2-R2")
def test_an_escarpment_into_a_town_costs_six_and_twice_that_beside_the_enemy() -> None:
    alone = below_the_escarpment()
    alone.do(Move(("IT-L33I",), TOWN, via=(TOWN,)))
    assert alone.reach("IT-L33I").spent == alone.reach("IT-L33I").allowance == 6
    watched = below_the_escarpment("UK-HAM1")
    (found,) = [each for each in watched.reach("IT-L33I").hexes if each.at == TOWN]
    (step,) = found.path
    assert step.cost == sum(reason.value for reason in step.reasons) == 12
    watched.do(Move(("IT-L33I",), TOWN))
    assert watched.where("IT-L33I") == TOWN
    assert not any(offer.subject == "IT-L33I" for offer in watched.choices().offers())


@cache
def with_fresh_squadrons() -> MaltaRules:
    """The game with one more mission in Turn 1 and two fewer in Turn 2."""
    title = ruleset().title
    turns = list(title.turns)
    turns[1] = msgspec.structs.replace(turns[1], air_mod=1)
    turns[2] = msgspec.structs.replace(turns[2], air_mod=-2)
    return MaltaRules(replace(title, turns=tuple(turns)))


@pytest.mark.rule("M-3.1")
@pytest.mark.parametrize(("turn", "die", "missions"), [(1, 6, 6), (1, 5, 6), (2, 1, 1), (2, 3, 1)])
def test_there_are_never_more_than_six_missions_nor_fewer_than_one(
    turn: int, die: int, missions: int
) -> None:
    position = Position(with_fresh_squadrons()).place("UK-HAM1", CENTRE)
    position.set(turn=turn).set(phase="activation").set(side="axis")
    position.do(Bid("AIROP"))
    (rolled,) = of_type(position.do(Pass(), dice=(die,)), MissionsRolled)
    assert (rolled.die, rolled.missions) == (die, missions)
    assert rolled.modifier == (1 if turn == 1 else -2)


COAST, STRIP, CAPE = "2822", "2722", "2823"


@pytest.mark.rule("M-5.5.1.3-R7", "M-5.5.1.3")
def test_a_retreat_of_two_hexes_onto_a_crowded_cape_ends_there_in_disorder() -> None:
    friends = ("IT-U88I", "IT-U88II", "IT-U88III")
    position = Position(with_a_spit()).place("IT-U87I", COAST, steps=1)
    for unit in friends:
        position.place(unit, CAPE)
    position.place("UK-HAM1", "2821").place("UK-DEV2", "2821", steps=1)
    position.set(turn=1).set(side="british").set(active="BDE1").set(phase="movement")
    told = attack(position, {COAST: ("UK-HAM1", "UK-DEV2")}, dice=(5, 6))
    assert of_type(told, CombatRolled)[0].result == "-/Dr"
    assert [each.to for each in of_type(told, Retreated)] == [STRIP, CAPE]
    assert position.where("IT-U87I") == CAPE
    assert all(shaken(position, unit) for unit in ("IT-U87I", *friends))
    assert not any(is_gone(position, unit) for unit in ("IT-U87I", *friends))


# --- giving up -----------------------------------------------------------------------------------


@pytest.mark.rule("M-8.2-R5")
def test_a_player_may_resign_at_his_own_decision_and_loses() -> None:
    position = table({"IT-L33I": CENTRE, "UK-HAM1": "1912"}, active="LIVORNO")
    assert Resign() not in list(position.choices())
    assert position.check(Resign(), "british").code == "NOT_YOUR_DECISION"
    (told,) = of_type(position.do(Resign()), Resigned)
    assert told.side == "axis"
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.reason) == ("british", "resignation")
    assert position.decisions() == ()
    with pytest.raises(Illegal, match="GAME_OVER"):
        position.do(Resign())
    assert position.view("axis").phase == "over"
