"""The defender's front: it closes every way to the keep, and is no longer than can be manned."""

from collections import Counter
from collections.abc import Iterable
from random import Random

import msgspec

from grognard.games.somnium.actions import Attack
from grognard.games.somnium.ruleset import SomniumRules
from grognard.games.somnium.state import SomniumState
from grognard.lab import Position
from grognard.players.planner import PlannerPlayer
from grognard.players.somnium.front import Front, draw_front, gates
from grognard.players.somnium.manning import Manning
from grognard.players.somnium.outlook import Outlook
from grognard.players.somnium.plan import Plan
from grognard.players.somnium.weights import Book, LineWeights, book, foresighted
from tests.games.cassino.arrange import campaign
from tests.games.cassino.arrange import table as cassino_table
from tests.games.sicilia.arrange import table as sicilia_table
from tests.players.playing import actions_of, play_phase, play_until

DEFENDERS = {
    "de-15pg-104": "3606",
    "de-15pg-115": "3606",
    "de-15pg-129": "3605",
    "de-29pg-15": "3605",
    "de-29pg-71": "3706",
    "de-hg-schmalz": "3704",
    "de-neapel": "3704",
}
ITALIANS = {
    "it-assietta-29": "3504",
    "it-assietta-30": "3504",
    "it-livorno-33": "3504",
    "it-livorno-34": "3604",
    "it-bers-10": "3604",
    "it-aosta-5": "3604",
    "it-aosta-6": "3503",
    "it-napoli-75": "3503",
}
INVADERS = {"us-1-16": "2906", "us-1-18": "2906", "us-1-26": "3008", "uk-5-13": "3511"}
GARRISON_OF_CASSINO = {
    "de-1fj-1": "2319",
    "de-1fj-3": "2319",
    "de-1fj-4": "2319",
    "de-71-191": "2319",
}


def plan_of(position: Position, judgement: Book | None = None) -> tuple[Plan, LineWeights]:
    """The plan of the side that moves, before anything is planned."""
    rules, state = position.ruleset, position.state
    assert isinstance(rules, SomniumRules)
    assert isinstance(state, SomniumState)
    outlook = Outlook(rules, state, state.side, Random(1), judgement or book())
    line = outlook.title.line
    assert line is not None
    return Plan(outlook), line


def messina(position: Position) -> int:
    rules = position.ruleset
    assert isinstance(rules, SomniumRules)
    return rules.edition(position.state).by_name[rules.title.places["Messina"]]


def reached_on_foot(plan: Plan, front: Front, start: Iterable[int] | None = None) -> set[int]:
    """The hexes that enemies on foot come to without stepping into the front."""
    edition = plan.outlook.edition
    seen = set(plan.outlook.enemy_hexes if start is None else start)
    ahead = list(seen)
    while ahead:
        here = ahead.pop()
        for n in edition.around[here]:
            if (
                n not in seen
                and n not in front.hexes
                and edition.edge[0][edition.slot(here, n)] > 0
            ):
                seen.add(n)
                ahead.append(n)
    return seen


def test_the_front_closes_every_way_to_the_keep() -> None:
    position = sicilia_table(DEFENDERS | INVADERS, side="axis")
    plan, line = plan_of(position)
    front = draw_front(plan, line)
    assert front.hexes
    assert messina(position) not in reached_on_foot(plan, front)


def test_a_front_with_a_hex_left_out_would_be_open() -> None:
    position = sicilia_table(DEFENDERS | INVADERS, side="axis")
    plan, line = plan_of(position)
    front = draw_front(plan, line)
    open_at = [
        h
        for h in front.hexes
        if messina(position)
        in reached_on_foot(plan, front._replace(hexes=tuple(n for n in front.hexes if n != h)))
    ]
    assert open_at == list(front.hexes)


def test_more_units_hold_a_wider_front() -> None:
    fronts = []
    for units in (DEFENDERS, DEFENDERS | ITALIANS):
        plan, line = plan_of(sicilia_table(units | INVADERS, side="axis"))
        fronts.append(sum(draw_front(plan, line).sides.values()))
    assert fronts[0] < fronts[1]


def test_no_front_is_drawn_where_there_is_no_enemy() -> None:
    plan, line = plan_of(sicilia_table(DEFENDERS, side="axis"))
    without = LineWeights(**{**{f: getattr(line, f) for f in line.__struct_fields__}, "gates": ()})
    assert draw_front(plan, without) == Front((), {}, {})


def test_units_go_where_the_front_is_weakest_and_never_more_than_may_stack() -> None:
    plan, line = plan_of(sicilia_table(DEFENDERS | INVADERS, side="axis"))
    manning = Manning(plan, draw_front(plan, line), line)
    orders = manning.fill()
    assert orders
    limit = plan.outlook.edition.stack_limit
    assert max(manning.count.values()) <= limit
    assert len({unit for unit, _ in orders}) == len(orders)
    assert {h for _, h in orders} <= set(manning.front.hexes)


def test_the_planner_stands_between_the_invader_and_messina() -> None:
    position = sicilia_table(DEFENDERS | INVADERS, side="axis")
    plan, line = plan_of(position)
    front = {plan.outlook.edition.names[h] for h in draw_front(plan, line).hexes}
    play_phase(PlannerPlayer(), position)
    assert {position.where(unit) for unit in DEFENDERS} & front


def test_the_garrison_of_rome_does_not_sally_out_of_the_city() -> None:
    garrison = dict.fromkeys(("de-3pg-8", "de-3pg-29", "de-29pg-15", "de-29pg-71"), "0212")
    besiegers = dict.fromkeys(("us-3-7", "us-3-15"), "0213")
    units = garrison | GARRISON_OF_CASSINO | besiegers
    position = cassino_table(units, side="axis", turn=8, reduced=list(besiegers))
    play_phase(PlannerPlayer(), position)
    assert actions_of(play_phase(PlannerPlayer(), position), Attack) == []


def german_movement() -> Position:
    """The campaign of Cassino after the set-up and the opening attack."""
    position = campaign()
    play_until(PlannerPlayer(), position, lambda state: state.phase == "movement", seed=5)
    return position


def left_to_the_south(judgement: Book) -> set[str]:
    """The places behind Cassino that an enemy from the south reaches past the first front."""
    plan, line = plan_of(german_movement(), judgement)
    edition, places = plan.outlook.edition, plan.outlook.rules.title.places
    outer = book().lookahead.outer["cassino"]
    anzio = edition.by_name[places[outer.beach]]
    south = [
        h
        for h in {*plan.outlook.enemy_hexes, *gates(plan.outlook, line)}
        if edition.far[h][anzio] > outer.beach_radius
    ]
    reached = reached_on_foot(plan, draw_front(plan, line), south)
    return {
        name
        for name in ("Monte Cassino", "Sulmona", "Pescara")
        if edition.by_name[places[name]] in reached
    }


def test_the_strongest_germans_stand_on_the_gustav_line_from_the_first_turn() -> None:
    assert left_to_the_south(foresighted(book())) == set()
    assert "Sulmona" in left_to_the_south(book())


def test_behind_the_gustav_line_a_second_front_faces_anzio() -> None:
    plan, line = plan_of(german_movement(), foresighted(book()))
    edition, places = plan.outlook.edition, plan.outlook.rules.title.places
    front = draw_front(plan, line)
    anzio = edition.by_name[places["Anzio"]]
    reached = reached_on_foot(plan, front, [anzio])
    assert edition.by_name[places["Rome (1 of 2)"]] not in reached
    assert edition.by_name[places["Monte Cassino"]] not in reached


def test_after_their_last_turn_outer_fronts_are_given_up() -> None:
    position = cassino_table(GARRISON_OF_CASSINO | {"us-3-7": "2521"}, side="axis", turn=15)
    plan, line = plan_of(position, foresighted(book()))
    assert line.outer is not None
    assert position.state.turn > line.outer.until
    single = msgspec.structs.replace(line, outer=None)
    assert draw_front(plan, line) == draw_front(plan, single)


def test_one_more_unit_costs_more_under_bombs_in_the_open_than_in_the_mountains() -> None:
    outlook = plan_of(german_movement())[0].outlook
    by_cover = {outlook.edition.columns[h]: h for h in outlook.edition.land}
    steps = [
        outlook.bombing_at(by_cover[0], n + 1) - outlook.bombing_at(by_cover[0], n) for n in (0, 3)
    ]
    assert outlook.bombing_at(by_cover[0], 4) > outlook.bombing_at(by_cover[3], 4) > 0
    assert steps[1] > steps[0] > 0


def test_a_front_is_manned_more_thinly_where_bombs_are_feared() -> None:
    stacks = []
    for feared in (0.0, 50.0):
        judgement = book()
        cassino = msgspec.structs.replace(judgement.titles["cassino"], bombed=feared)
        judgement = msgspec.structs.replace(judgement, titles={"cassino": cassino})
        plan, line = plan_of(german_movement(), judgement)
        manning = Manning(plan, draw_front(plan, line), line)
        stacks.append(max(Counter(h for _, h in manning.fill()).values()))
    assert stacks[1] < stacks[0]
