"""The ruleset of the title: the family's rules with what only the road to Rome has."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from grognard.games.cassino.actions import CassinoAction, Enter, Leave, Rail
from grognard.games.cassino.anzio import joined_to_rear
from grognard.games.cassino.constants import Air, CassinoConstants
from grognard.games.cassino.edition import AWAY, CassinoEdition, box_places
from grognard.games.cassino.entry import (
    anzio_open,
    check_enter,
    enter,
    gate_reach,
    gates_for,
    is_due,
    note_blocked,
    return_turn,
)
from grognard.games.cassino.events import CassinoEvent
from grognard.games.cassino.leaving import (
    call_back,
    check_leave,
    go_off,
    keep_leavers,
    leave,
    leavers,
    may_retreat_off,
)
from grognard.games.cassino.opening import OpeningAttackPoint, begin_opening, opening_first
from grognard.games.cassino.rail import board_all, check_rail, go_by_rail, note_held, reach_by_rail
from grognard.games.cassino.setup import DeploymentPoint, begin_deployment, start_place
from grognard.games.cassino.special import (
    WEATHER,
    air_points,
    gustav_line,
    naval_support,
    note_contact,
    obstacle,
    recover,
    roll_weather,
    trouble,
    watch_recovery,
)
from grognard.games.cassino.victory import (
    ROME_FOUGHT,
    AttritionPoint,
    begin_attrition,
    note_rome,
    tally,
)
from grognard.games.somnium.edition import Edition
from grognard.games.somnium.loader import load_title
from grognard.games.somnium.reach import EntryRow, ReachBook, open_book
from grognard.games.somnium.rules.points import POINTS
from grognard.games.somnium.ruleset import SomniumRules
from grognard.games.somnium.state import (
    ASIDE,
    BOXES,
    ELIMINATED,
    EVACUATED,
    RAILED,
    WAITING,
    WITHDRAWN,
    SomniumState,
)
from grognard.games.somnium.steps import Attrition, Deployment, Fight, OpeningAttack
from grognard.games.somnium.title import Title
from grognard.hexes.changes import BoolArray
from grognard.hexes.grid import IntArray, MaskArray
from grognard.kernel.flow import Point
from grognard.kernel.illegal import Illegal
from grognard.kernel.outcome import ScoreSheet
from grognard.kernel.records import Action, Step
from grognard.kernel.report import Modifier
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule
from grognard.kernel.view import TrackView
from grognard.mechanics.modifiers import because

VERSION = "1"
PACKAGE = "grognard.games.cassino"
ROME_NAME = "Rome"

TITLE_POINTS: Mapping[type[Step], Point[Any, Any, Any]] = {
    **POINTS,
    Deployment: DeploymentPoint(),
    OpeningAttack: OpeningAttackPoint(),
    Attrition: AttritionPoint(),
}


def load() -> "CassinoRules":
    """The ruleset with its data."""
    return CassinoRules(load_title(PACKAGE, CassinoConstants))


class CassinoRules(SomniumRules):
    """Batalha de Monte Cassino."""

    points = TITLE_POINTS
    action_type = CassinoAction
    event_type = CassinoEvent
    edition_type: ClassVar[type[Edition]] = CassinoEdition
    passages: ClassVar[tuple[type[Action], ...]] = (Enter, Rail, Leave)
    fact_names: ClassVar[tuple[str, ...]] = (WEATHER, ROME_FOUGHT)
    citations: ClassVar[Mapping[str, str]] = {
        "2.4.1": "C-2.4.1",
        "3.0": "C-3.0a",
        "4.0e": "C-4.0e",
        "6.0": "C-6.0",
        "7.0b": "C-7.0b",
        "closed": "C-4.0e",
        "exit": "C-4.2.2a",
        "withdrawal": "C-4.2.2b",
        "victory": "C-14.2",
    }
    option_rules: ClassVar[Mapping[str, str]] = {
        "reduced_rounding": "S/C-R01",
        "odds_below_one": "S/C-R07",
        "odds_above_nine": "S/C-R08",
        "emp_advance": "S/C-R11",
        "hidden_strength": "S/C-R19",
        "division_bonus": "S/C-R55",
        "rome_control": "C-R53",
        "values_139_18": "C-R16",
        "light_division_mountain": "C-R18",
        "air_support_cap": "S/C-R46",
        "bivouac_exits": "C-R23",
        "anzio_surprise": "C-R60",
        "rail_control": "C-R42",
    }

    def __init__(self, title: Title) -> None:
        constants = title.constants
        if not isinstance(constants, CassinoConstants):
            raise TypeError(f"{title.id} does not have the constants of this title")
        self.constants = constants
        self._boxes = {
            WAITING: BOXES[WAITING],
            ELIMINATED: BOXES[ELIMINATED],
            WITHDRAWN: BOXES[WITHDRAWN],
            EVACUATED: "departed",
            ASIDE: BOXES[ASIDE],
            AWAY: "away",
            **box_places(title),
        }
        super().__init__(title, name="Cassino", version=VERSION, package=PACKAGE)
        self.axis = self.sides.index("axis")
        self.allied = self.sides.index("allied")

    def _named_hexes(self) -> dict[int, str]:
        """As the family, but both hexes of Rome are Rome."""
        found = super()._named_hexes()
        return {
            h: ROME_NAME if name.startswith(f"{ROME_NAME} (") else name for h, name in found.items()
        }

    def front(self, state: SomniumState) -> CassinoEdition:
        """The edition with what only this title's has."""
        found = state.__dict__.get("edition")
        if found.__class__ is CassinoEdition:
            known: CassinoEdition = found
            return known
        found = self.edition(state)
        if not isinstance(found, CassinoEdition):
            raise TypeError("the edition belongs to another title")
        return found

    @property
    def air_bounds(self) -> Air:
        return self.constants.air

    def box_name(self, place: int) -> str:
        return self._boxes[place]

    def boxes(self) -> Mapping[int, str]:
        return self._boxes

    @rule("C-14.1a", "S/C-R50")
    def is_holding_box(self, place: int) -> bool:
        """The bivouacs, and those who may come back, are still in the game."""
        return place <= AWAY

    # --- set-up ----------------------------------------------------------------------------------

    def start_place(self, edition: Edition, unit: int) -> int:
        if not isinstance(edition, CassinoEdition):
            raise TypeError("the edition belongs to another title")
        return start_place(edition, unit)

    def set_up(self, state: SomniumState, resolution: Resolution) -> None:
        for h, place in self.place_at.items():
            if state.control[h] == self.allied and self.is_whole(state, place):
                state.taken.setdefault(place, 1)
        begin_deployment(self, state)

    def is_whole(self, state: SomniumState, place: str) -> bool:
        rome = self.front(state).rome
        return place != ROME_NAME or all(state.control[h] == self.allied for h in rome)

    def wrong_phase(self, state: SomniumState, action: Action) -> Illegal:
        return opening_first(state) or super().wrong_phase(state, action)

    # --- movement --------------------------------------------------------------------------------

    @rule("C-13.0")
    def is_bad(self, state: SomniumState) -> bool:
        """Whether the weather of this turn is bad."""
        return bool(state.facts.get(WEATHER))

    @rule("C-13.0", "C-R54")
    def edges(self, state: SomniumState) -> list[list[int]]:
        """Edge costs by class, as the weather makes them."""
        edition = self.front(state)
        return edition.bad_edge if self.is_bad(state) else edition.edge

    def edge_costs(self, state: SomniumState) -> IntArray:
        edition = self.front(state)
        return edition.bad_costs if self.is_bad(state) else edition.edge_costs

    def cheapest_steps(self, state: SomniumState) -> list[list[int]]:
        edition = self.front(state)
        return edition.bad_cheapest if self.is_bad(state) else edition.cheapest

    def surcharge(self, extra: int) -> tuple[Modifier, ...]:
        return (because(extra, "weather", "C-13.0"),) if extra > 0 else ()

    @rule("C-R62", "C-R23", "C-8.0a")
    def retreat_cost(self, state: SomniumState, unit: int, here: int, there: int) -> int:
        """The railway gun keeps to its rails; Germans never come onto the way out of a box."""
        edition = self.front(state)
        if edition.owner[unit] == self.axis and edition.closed_later[there]:
            return -1
        if edition.units[unit].move_class == "rail":
            return 1 if edition.rail_slots[edition.slot(here, there)] else -1
        return super().retreat_cost(state, unit, here, there)

    @rule("C-R23", "C-R60")
    def closed_to(self, state: SomniumState, side: int) -> MaskArray:
        """The ways out of the bivouacs, and on turn 1 the beachhead, are closed to Germans."""
        if side != self.axis:
            return self._nothing_closed
        edition = self.front(state)
        return edition.closed_first if state.turn <= 1 else edition.closed_later

    @rule("C-R23", "C-R60")
    def check_closed(self, state: SomniumState, unit: int, h: int) -> None:
        """Refuse a German unit a hex that is closed to it, and say why."""
        edition = self.front(state)
        side, name = edition.owner[unit], edition.names[h]
        if not self.closed_to(state, side)[h]:
            return
        if edition.closed_later[h]:
            boxes = [box for box, ways in edition.ways_out.items() if h in ways]
            raise Illegal(
                "BIVOUAC_CLOSED",
                "C-R23",
                unit=edition.ids[unit],
                hex=name,
                box=self.box_name(boxes[0]),
            )
        raise Illegal("ANZIO_SURPRISE", "C-R60", unit=edition.ids[unit], hex=name, turn=2)

    @rule("C-10.0", "C-R42")
    def require_unspent(self, state: SomniumState, unit: int) -> None:
        """A unit that went by train does not move in any other way."""
        if state.marks[unit] & RAILED:
            edition = self.edition(state)
            at = edition.names[state.place[unit]]
            raise Illegal("RAIL", "C-10.0", unit=edition.ids[unit], hex=at, reason="moved")

    def may_retreat_off(self, state: SomniumState, unit: int, h: int) -> bool:
        return may_retreat_off(self, state, unit, h)

    def leave_map(self, state: SomniumState, unit: int, resolution: Resolution) -> None:
        go_off(self, state, unit, resolution)

    @rule("C-11.0", "S/C-R45")
    def works_facing(self, edition: Edition, side: int, h: int, against: int) -> int:
        """A German behind works stands one column higher against whoever is before them."""
        if side != self.axis or not isinstance(edition, CassinoEdition):
            return 0
        return 1 if edition.fort_into[edition.slot(against, h)] else 0

    def stood(self, state: SomniumState, unit: int, path: Sequence[int]) -> None:
        note_contact(self, state, unit, path)

    # --- coming and going ------------------------------------------------------------------------

    @rule("C-4.2.1a", "C-10.0", "C-14.1a")
    def entries(self, state: SomniumState, side: int) -> list[EntryRow]:
        """Every way in on foot and every journey by rail that is open now."""
        board_all(self, state, side)
        found: list[EntryRow] = []
        landers = False
        for unit in self.front(state).of_side[side]:
            h = state.place[unit]
            if h < 0:
                if not is_due(self, state, unit):
                    continue
                landers |= h in (WAITING, AWAY)
                reach = gate_reach(self, state, unit, gates_for(self, state, unit))
                found.append(EntryRow("enter", unit, -1, reach.spent >= 0, reach.spent))
            train = reach_by_rail(self, state, unit)
            if train is not None:
                ends = train.spent >= 0 if h < 0 else train.before >= 0
                found.append(EntryRow("rail", unit, -1, ends))
        books = self.table(state).books
        if landers and side == self.allied:
            books["landing"] = anzio_open(self, state)
        else:
            books.pop("landing", None)
        return found

    def entry_action(self, kind: str, unit: int, at: int, h: int) -> Any:
        name, there = self.title.units[unit].id, self.hex_name(h)
        return Rail(name, there) if kind == "rail" else Enter(name, there)

    def exit_action(self, unit: int) -> Any:
        return Leave(self.title.units[unit].id)

    def exits(self, state: SomniumState, book: ReachBook) -> list[int]:
        return leavers(self, state, book)

    def arrival_turn(self, state: SomniumState, unit: int) -> int | None:
        if state.place[unit] == AWAY:
            turn = return_turn(self, state, unit)
            return turn if turn <= self.constants.turns else None
        if state.place[unit] == WAITING:
            counter = self.title.units[unit]
            return counter.arrive_turn or counter.return_turn
        return None

    def keep_entries(
        self, state: SomniumState, book: ReachBook, unit: int, passed: tuple[int, ...]
    ) -> None:
        if self.front(state).on_rail[passed[0]]:
            book.close_entries(unit)
        keep_leavers(self, state, unit)
        self.keep_landing(state, book, passed[0], passed[-1])

    @rule("C-4.2.1b")
    def keep_landing(self, state: SomniumState, book: ReachBook, start: int, to: int) -> None:
        """List the ways in anew if the beachhead has become full, or has room again.

        Only units near Anzio are counted; land in a German zone joins while somebody is there, so
        only the last to leave such a hex and the first to come into it make a difference.
        """
        table = self.table(state)
        if "landing" not in table.books:
            return
        near, zone, count = self.front(state).near_anzio, table.zone[self.axis], table.count
        ours = count[self.allied]
        left = start >= 0 and (near[start] or (zone[start] and not ours[start]))
        came = to >= 0 and (near[to] or (zone[to] and ours[to] == 1))
        if (left or came) and table.books["landing"] != anzio_open(self, state):
            book.refresh_entries(self, state)

    def came(self, state: SomniumState, unit: int, to: int, start: int = -1) -> None:
        """Keep the book of moves up to date after an entry, a journey or a departure."""
        book = open_book(self.table(state))
        if book is not None:
            book.moved(state, unit, start, to)
            book.close_entries(unit)
            keep_leavers(self, state, unit)
            self.keep_landing(state, book, start, to)

    def check_entry(self, state: SomniumState, side: int, action: Enter | Rail | Leave) -> None:
        if isinstance(action, Enter):
            check_enter(self, state, side, action)
        elif isinstance(action, Rail):
            check_rail(self, state, side, action)
        else:
            check_leave(self, state, side, action)

    def apply_entry(
        self,
        state: SomniumState,
        side: int,
        action: Enter | Rail | Leave,
        resolution: Resolution,
    ) -> None:
        if isinstance(action, Enter):
            enter(self, state, side, action, resolution)
        elif isinstance(action, Rail):
            go_by_rail(self, state, side, action, resolution)
        else:
            leave(self, state, action, resolution)

    # --- sequence --------------------------------------------------------------------------------

    def turn_starts(self, state: SomniumState, resolution: Resolution) -> None:
        roll_weather(self, state, resolution)
        watch_recovery(self, state)

    def air_allowance(self, state: SomniumState) -> tuple[tuple[int, int], ...]:
        allied, german = air_points(self, state)
        per_side = {self.axis: (german, 0), self.allied: (allied, 0)}
        return per_side[0], per_side[1]

    def turn_begun(self, state: SomniumState, resolution: Resolution) -> None:
        if state.turn == 1:
            begin_opening(self, state, resolution)

    def movement_starts(self, state: SomniumState, side: int, resolution: Resolution) -> None:
        call_back(self, state, side, resolution)
        note_held(self, state, side)
        if side == self.allied:
            note_blocked(self, state, resolution)

    def land_contact(self, state: SomniumState) -> BoolArray:
        return joined_to_rear(self, state)

    def recovery_obstacle(self, state: SomniumState, unit: int) -> str:
        return obstacle(state, unit)

    def turn_ends(self, state: SomniumState, resolution: Resolution) -> None:
        recover(self, state, resolution)

    def before_count(self, state: SomniumState, resolution: Resolution) -> None:
        begin_attrition(self, state)

    def edited(self, state: SomniumState) -> None:
        watch_recovery(self, state)
        note_held(self, state, state.side)
        if state.side == self.allied:
            note_blocked(self, state, None)

    # --- combat ----------------------------------------------------------------------------------

    @rule("C-8.0h")
    def gun_may_fire(self, state: SomniumState, gun: int) -> bool:
        """The railway gun is silent in the Allied combat phase."""
        rail = self.title.units[gun].move_class == "rail"
        return not (rail and state.phase == "combat" and state.side == self.allied)

    @rule("C-8.0h")
    def require_gun_phase(self, state: SomniumState, gun: int) -> None:
        """Refuse the railway gun in the Allied combat phase."""
        if not self.gun_may_fire(state, gun):
            raise Illegal("RAIL_GUN_PHASE", "C-8.0h", unit=self.title.units[gun].id)

    def special_shifts(self, state: SomniumState, fight: Fight) -> tuple[Modifier, ...]:
        return (*gustav_line(self, state, fight), *naval_support(self, state, fight))

    @rule("S/C-5.2", "C-11.0")
    def second_advance_obstacle(self, edition: Edition, first: int, second: int) -> str:
        """From open ground into open ground or a city, over neither works nor an open river."""
        if edition.terrain_of[first] != ("open",):
            return "ground"
        if edition.terrain_of[second][0] != "open" and "city" not in edition.terrain_of[second]:
            return "ground"
        works = isinstance(edition, CassinoEdition) and edition.fort_slots
        if works and works[edition.slot(first, second)]:
            return "works"
        return "river" if edition.crosses_river(first, second) else ""

    def attack_sealed(self, state: SomniumState, fight: Fight, resolution: Resolution) -> None:
        trouble(self, state, (*fight.units, *fight.guns, *fight.defenders))
        note_rome(self, state, fight.target, resolution)

    def support_sealed(self, state: SomniumState, guns: tuple[int, ...]) -> None:
        trouble(self, state, guns)

    # --- victory and view ------------------------------------------------------------------------

    def score(self, state: SomniumState) -> ScoreSheet:
        return tally(self, state)

    def more_tracks(self, state: SomniumState) -> tuple[TrackView, ...]:
        return (TrackView(id="weather", value=state.facts.get(WEATHER, 0), maximum=1),)
