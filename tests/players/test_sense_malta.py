"""Set positions of malta in which anybody can see what to do, and the plan of the landing."""

from functools import cache
from random import Random
from typing import Any

import pytest

from grognard.games.malta.actions import (
    Assign,
    Declare,
    Done,
    EndMovement,
    Fire,
    Move,
    Overrun,
    PlanDrop,
    PlanLanding,
    Sweep,
)
from grognard.games.malta.referee import MaltaRules, load
from grognard.games.malta.state import MaltaState
from grognard.games.malta.steps import Declaration, DropPlan, LandingPlan, Missions, Movement
from grognard.games.malta.title import AXIS, BRITISH
from grognard.kernel.dice import SeededDice
from grognard.lab import Position
from grognard.players.contract import Player, Thought, think
from grognard.players.greedy import GreedyPlayer
from grognard.players.malta.assault import ruin_cost
from grognard.players.malta.chances import Duel, Stakes, chances_of
from grognard.players.malta.missions import best_mission, opening
from grognard.players.malta.outlook import Outlook
from grognard.players.malta.weights import book
from grognard.players.planner import PlannerPlayer
from tests.games.malta.arrange import (
    CENTRE,
    NORTH,
    NORTH_WEST,
    SOUTH,
    SOUTH_EAST,
    SOUTH_WEST,
    table,
)

KALAFRANA, SAFI, LUQA, VALLETTA = "2822", "2521", "2420", "2716"
FAR_OFF = {"UK-RIF2": "1912", "UK-LF11": VALLETTA, "UK-BUF4": VALLETTA}
PLANNING = [GreedyPlayer, PlannerPlayer]


@cache
def rules() -> MaltaRules:
    return load()


def play(state: MaltaState, side: str, action: Any, dice: SeededDice) -> None:
    rules().apply(state, side, action, dice)


def play_until(
    state: MaltaState, kinds: tuple[type, ...], *, seed: int = 1, most: int = 900
) -> list[tuple[str, Thought]]:
    """Planners on both sides play on until a step of these kinds is over."""
    seats = {side: PlannerPlayer() for side in rules().sides}
    dice, random, told = SeededDice(seed), Random(seed), list[tuple[str, Thought]]()
    met = False
    for _ in range(most):
        decisions = rules().decisions(state)
        if not decisions:
            break
        here = isinstance(state.steps[-1], kinds)
        if met and not here:
            break
        met = met or here
        side = decisions[0].side
        thought = think(seats[side], rules(), state, side, random)
        play(state, side, thought.action, dice)
        told.append((side, thought))
    return told


def begin() -> MaltaState:
    state, _ = rules().start("c3", {}, SeededDice(1))
    return state


@cache
def landing() -> tuple[tuple[str, Thought], ...]:
    """The first turn as planners play it, up to the last order of the landing."""
    return tuple(play_until(begin(), (LandingPlan,)))


def actions(kind: type) -> list[Any]:
    return [thought.action for _, thought in landing() if isinstance(thought.action, kind)]


def bases() -> list[int]:
    edition = rules().edition(begin())
    return [*edition.airfields, *edition.ports]


# --- the landing ---------------------------------------------------------------------------------


def test_drops_aim_at_airfields_and_ports() -> None:
    edition = rules().edition(begin())
    hexes = {edition.by_name[action.at] for action in actions(PlanDrop)}
    near = [h for h in hexes if min(edition.far[h][base] for base in bases()) <= 2]
    assert len(hexes) >= 10
    assert len(near) >= 0.8 * len(hexes)


def test_nobody_jumps_among_the_enemy() -> None:
    state = begin()
    play_until(state, (DropPlan,))
    present = rules().table(state).present[BRITISH]
    edition = rules().edition(state)
    assert not any(present[edition.by_name[action.at]] for action in actions(PlanDrop))


def test_landings_aim_at_a_port_or_airfield_from_one_stretch_of_sea() -> None:
    edition = rules().edition(begin())
    plan = actions(PlanLanding)
    lands = {edition.by_name[action.to] for action in plan}
    assert len(plan) >= 6
    assert min(edition.far[h][base] for h in lands for base in bases()) <= 1
    seas = {edition.by_name[action.sea] for action in plan}
    reached, front = {min(seas)}, [min(seas)]
    while front:
        for n in edition.around[front.pop()]:
            if n in seas and n not in reached:
                reached.add(n)
                front.append(n)
    assert reached == seas


def test_all_missions_of_the_landing_turn_hit_somebody() -> None:
    state = begin()
    play_until(state, (Missions,))
    flown = actions(Assign)
    turn = rules().title.turns[0]
    assert len(flown) == turn.air_missions + turn.naval_missions


def test_the_british_planner_garrisons_the_capital_and_the_ports() -> None:
    state = begin()
    play_until(state, (Missions,))
    table_ = rules().table(state)
    edition = rules().edition(state)
    for port in edition.ports:
        steps = sum(state.strength[u] for u in table_.stacks[port] if not edition.is_static[u])
        assert steps >= 2, edition.names[port]
    assert all(state.place[u] >= 0 for u in edition.of_side[BRITISH])


# --- on the island -------------------------------------------------------------------------------


def play_operation(player: Player, position: Position, *, seed: int = 1) -> list[Any]:
    """What a player does with its Operation, up to the end of the declarations."""
    state: Any = position.state
    ruleset, random, dice = position.ruleset, Random(seed), SeededDice(seed)
    done: list[Any] = []
    while (decisions := ruleset.decisions(state)) and isinstance(
        state.steps[-1], Movement | Declaration
    ):
        side = decisions[0].side
        thought = think(player, ruleset, state, side, random)
        ruleset.apply(state, side, thought.action, dice)
        done.append(thought.action)
    return done


@pytest.mark.parametrize("player", PLANNING)
def test_an_undefended_port_or_airfield_in_reach_is_taken(player: type) -> None:
    position = table({"DE-KR1": "2421", **FAR_OFF}, active="RAMCKE")
    play_operation(player(), position)
    assert position.where("DE-KR1") in (LUQA, SAFI, KALAFRANA)


@pytest.mark.parametrize("player", PLANNING)
def test_nobody_attacks_a_full_city_with_one_battalion(player: type) -> None:
    units = {"IT-U87I": "2617", "UK-LF11": VALLETTA, "UK-BUF4": VALLETTA, "UK-RE24": VALLETTA}
    position = table(units, active="FRIULI")
    assert not [a for a in play_operation(player(), position) if isinstance(a, Declare)]


def test_strong_companies_attack_a_lone_gun_together() -> None:
    kroh = ("DE-KR1", "DE-KR2", "DE-KR3")
    edition = rules().edition(begin())
    ours = [edition.names[h] for h in edition.worth if edition.names[h] not in (SAFI, VALLETTA)]
    units = {**dict.fromkeys(kroh, "2520"), "UK-L65": SAFI, "UK-LF11": VALLETTA}
    position = table(units, active="RAMCKE", axis_holds=ours)
    done = play_operation(PlannerPlayer(), position)
    against = [a for a in done if isinstance(a, Declare | Overrun)]
    assert [a.target for a in against] == [SAFI]
    assert len(against[0].units) > 1


def test_the_british_sweep_dispersed_companies() -> None:
    position = table(
        {"UK-DEV2": NORTH, "DE-KR1": CENTRE, "IT-FV1": "2221"},
        active="BDE1",
        dispersed=("DE-KR1",),
    )
    done = play_operation(PlannerPlayer(), position)
    assert any(isinstance(a, Sweep) or (isinstance(a, Move) and a.sweep) for a in done)


def test_the_only_garrison_of_a_threatened_port_stays() -> None:
    units = {"UK-DEV2": KALAFRANA, "IT-U87I": SOUTH, "IT-U87II": SOUTH, "IT-U88I": CENTRE}
    position = table(units, active="BDE1")
    play_operation(PlannerPlayer(), position)
    assert position.where("UK-DEV2") == KALAFRANA


def test_the_british_throw_a_shaken_landing_back() -> None:
    units = {"UK-DEV2": CENTRE, "UK-HAM1": CENTRE, "IT-U87I": SOUTH_EAST}
    position = table(units, active="BDE1", dg=("IT-U87I",), axis_holds=(SOUTH_EAST,))
    done = play_operation(PlannerPlayer(), position)
    assert any(isinstance(a, Declare | Overrun) and a.target == SOUTH_EAST for a in done)


def test_guns_answer_an_attack_in_reach() -> None:
    units = {"UK-KOMR10": CENTRE, "UK-26D": NORTH, **FAR_OFF}
    units |= dict.fromkeys(("DE-KR1", "DE-KR2", "DE-KR3"), SOUTH)
    position = table(units, active="RAMCKE")
    position.do(EndMovement())
    position.do(Declare(("DE-KR1", "DE-KR2", "DE-KR3"), CENTRE))
    position.do(Done())
    thought = think(PlannerPlayer(), position.ruleset, position.state, "british", Random(1))
    assert thought.action == Fire("UK-26D", SOUTH)


# --- ports, bombs and draws ----------------------------------------------------------------------


def look(position: Position, side: int) -> Outlook:
    state: Any = position.state
    return Outlook(rules(), state, side, Random(1), book())


def test_rubble_costs_most_in_the_last_port_that_is_open() -> None:
    units = {"UK-DEV2": KALAFRANA, "IT-U87I": SOUTH}
    kalafrana = rules().edition(begin()).by_name[KALAFRANA]
    open_ = look(table(units, active="FRIULI"), AXIS)
    last = look(table(units, active="FRIULI", rubble=("1912", "2920")), AXIS)
    spare = look(table(units, active="FRIULI", axis_holds=("1912",)), AXIS)
    costs = [ruin_cost(each, kalafrana, 0) for each in (spare, open_, last)]
    assert costs[0] < costs[1] < costs[2]
    assert costs[2] > 2 * costs[1]


def test_bombs_fall_where_somebody_can_attack_next() -> None:
    units = {"UK-DEV2": CENTRE, "UK-RIF2": "2217", "IT-FV1": SOUTH, "IT-FV2": SOUTH_WEST}
    units |= {"IT-FV3": NORTH_WEST, "UK-LF11": VALLETTA}
    edition = rules().edition(begin())
    ready = look(table(units, active="FOLGORE"), AXIS)
    value, h = best_mission(ready, "air", [], [])
    assert (edition.names[h], value > 0) == (CENTRE, True)
    position = table(units, active="FOLGORE")
    state: Any = position.state
    state.chits_used[edition.chits["FOLGORE"]] = 1
    assert opening(look(position, AXIS), h) == 0.0
    assert opening(ready, h) > 0.0


def test_neither_side_is_content_with_a_draw() -> None:
    edition = rules().edition(begin())
    ours = [edition.names[h] for h in list(edition.worth)[:3]]
    position = table({"IT-U87I": SOUTH, "UK-DEV2": CENTRE}, turn=4, axis_holds=ours)
    axis, british = (look(position, side).standing for side in (AXIS, BRITISH))
    assert axis.points == 3
    assert axis.result() < 0 < british.result()
    assert axis.result() == pytest.approx(-british.result(), abs=0.05)


def test_british_guns_close_a_port_the_enemy_has_taken() -> None:
    units = {"UK-DEV2": CENTRE, "UK-26D": NORTH, "IT-U87I": KALAFRANA, "IT-U87II": SOUTH_WEST}
    position = table(units, active="BDE1", axis_holds=(KALAFRANA,), dg=("IT-U87I", "IT-U87II"))
    position.do(EndMovement())
    position.do(Done())
    thought = think(PlannerPlayer(), position.ruleset, position.state, "british", Random(1))
    assert thought.action == Fire("UK-26D", KALAFRANA)


# --- the numbers behind it -----------------------------------------------------------------------


def test_expectations_agree_with_the_table() -> None:
    """In 1-1, nobody going on after intense combat: .11 Dr and .33 Ar."""
    chances = chances_of(rules().edition(begin()))
    column = rules().title.combat.columns.index("1-1")
    outcome = chances.outcome(Duel(column, False, False, 4, 4), "broken")
    assert outcome.routed == pytest.approx(3 / 36)
    assert outcome.thrown == pytest.approx(9 / 36)
    assert outcome.own == pytest.approx((2 * 1 + 5 + 4) / 36)
    assert outcome.enemy == pytest.approx((4 + 3) / 36)


def test_intense_combat_is_only_fought_on_when_it_pays() -> None:
    chances = chances_of(rules().edition(begin()))
    duel = Duel(2, False, False, 2, 2)
    dear = Stakes(5.0, 0.1, 0.0, 0.1, 0.0, 0.1)
    assert chances.value(duel, dear) == pytest.approx(chances.outcome(duel, "broken").value(dear))


# --- whole games ---------------------------------------------------------------------------------


def test_a_seed_fixes_the_play_whatever_was_played_before() -> None:
    first = [t.action for _, t in play_until(begin(), (Declaration,), seed=5)]
    second = [t.action for _, t in play_until(begin(), (Declaration,), seed=5)]
    assert first == second


def test_a_player_used_for_two_games_plays_the_second_like_a_new_one() -> None:
    seats = {side: PlannerPlayer() for side in rules().sides}
    told: list[list[Any]] = []
    for _ in range(2):
        state, dice, random = begin(), SeededDice(3), Random(3)
        done: list[Any] = []
        while len(done) < 120:
            side = rules().decisions(state)[0].side
            action = think(seats[side], rules(), state, side, random).action
            play(state, side, action, dice)
            done.append(action)
        told.append(done)
    assert told[0] == told[1]


@pytest.mark.parametrize(("axis", "british"), [(PlannerPlayer, GreedyPlayer)])
def test_a_whole_game_is_played_without_a_refusal(axis: type, british: type) -> None:
    seats: dict[str, Player] = {"axis": axis(), "british": british()}
    state, dice, random = begin(), SeededDice(11), Random(11)
    while decisions := rules().decisions(state):
        side = decisions[0].side
        action = think(seats[side], rules(), state, side, random).action
        play(state, side, action, dice)
    outcome = rules().outcome(state)
    assert outcome is not None
    assert outcome.score.total(rules().sides[AXIS]) > -30
