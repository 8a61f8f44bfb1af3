"""The ruleset of the family: the contract's functions, and the hooks a title fills in."""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

import numpy as np

from grognard.games.somnium.actions import (
    AddAir,
    AddGun,
    AddUnit,
    Attack,
    Bombard,
    Commit,
    Displace,
    Drop,
    Evacuate,
    Land,
    Recover,
    Resign,
    Retreat,
    SomniumAction,
    Support,
)
from grognard.games.somnium.disposition import Disposition, disposition
from grognard.games.somnium.edition import HALF_POINTS, Edition
from grognard.games.somnium.events import Resigned, SomniumEvent
from grognard.games.somnium.reach import EntryRow, ReachBook, open_book
from grognard.games.somnium.rules.points import POINTS
from grognard.games.somnium.state import (
    BOXES,
    ELIMINATED,
    EVACUATED,
    LOST,
    WAITING,
    WITHDRAWN,
    SomniumState,
)
from grognard.games.somnium.steps import Declaration, Fight, TurnStart
from grognard.games.somnium.title import AirBounds, Title
from grognard.hexes.changes import BoolArray
from grognard.hexes.grid import IntArray, MaskArray
from grognard.kernel.decision import Decision, Target
from grognard.kernel.flow import StepRuleset, not_offered
from grognard.kernel.illegal import Illegal
from grognard.kernel.outcome import Outcome, ScoreSheet
from grognard.kernel.records import Action, Event, Side
from grognard.kernel.report import Mark, Modifier, OddsReport, ReachReport
from grognard.kernel.resolution import Dice, Resolution
from grognard.kernel.rule import rule
from grognard.kernel.ruleset import Editor, GameInfo, Options, OptionSpec, OptionValue, Scenario
from grognard.kernel.view import TrackView, View
from grognard.mechanics.scoring import leader

SCENARIO = "campaign"


class SomniumRules(StepRuleset[SomniumState, SomniumAction]):
    """Rules of both titles. What differs is data, an edition, and the hooks below."""

    points = POINTS
    state_type = SomniumState
    action_type = SomniumAction
    event_type = SomniumEvent
    edition_type: ClassVar[type[Edition]] = Edition
    invader: ClassVar[str] = "allied"
    """The side whose captures the history records."""
    citations: ClassVar[Mapping[str, str]] = {}
    """The title's own id for a rule that the two books number differently."""
    fact_names: ClassVar[tuple[str, ...]] = ()
    """What the state remembers for the score."""
    option_rules: ClassVar[Mapping[str, str]] = {}
    """The ruling behind each option."""
    passages: ClassVar[tuple[type[Action], ...]] = (Land, Drop, Evacuate)
    """The actions of a movement phase that ``check_entry`` and ``apply_entry`` answer for."""

    def __init__(self, title: Title, *, name: str, version: str, package: str) -> None:
        self.title = title
        self.sides = title.sides
        constants = title.constants
        family = __name__.rpartition(".")[0]
        self.info = GameInfo(
            id=title.id,
            title=name,
            version=version,
            sides=title.sides,
            scenarios=(Scenario(id=SCENARIO, title=name, turns=constants.turns),),
            options=tuple(
                OptionSpec(id=option, values=values, rule=self.option_rules[option])
                for option, values in constants.options.items()
            ),
            text_packages=(family, package),
            rules_packages=(family, package),
            hidden_information=True,
        )
        self.disengage_cost = constants.disengage_cost * HALF_POINTS
        self._names = [title.board.grid.name(h) for h in title.board.grid.hexes()]
        self._targets: dict[tuple[int, int | None], Target] = {}
        self._editions: dict[tuple[tuple[str, OptionValue], ...], Edition] = {}
        self._nothing_closed: MaskArray = np.zeros(title.board.grid.count, dtype=np.uint8)
        self.place_at = self._named_hexes()
        self.movement_decisions = self._phase_decisions("movement", hidden=False)
        # Hidden, so that nobody can tell an open declaration from none (S/C-R19).
        self.combat_decisions = self._phase_decisions("combat", hidden=True)

    def _named_hexes(self) -> dict[int, str]:
        """Hex of every place that a rule or the history names."""
        grid, wanted = self.title.board.grid, {fall.place for fall in self.title.history}
        found: dict[int, str] = {}
        for place in self.title.board.places:
            if place.name in wanted:
                found[grid.hex(place.hexes[0])] = place.name
        for name, number in self.title.places.items():
            found[grid.hex(number)] = name
        return found

    def _phase_decisions(self, kind: str, *, hidden: bool) -> tuple[tuple[Decision, ...], ...]:
        rule_id = self.cite("3.0")
        return tuple(
            (Decision(side=side, kind=kind, rule=rule_id, hidden=hidden),) for side in self.sides
        )

    def cite(self, section: str) -> str:
        """The title's id of a rule."""
        return self.citations[section]

    # --- derived tables --------------------------------------------------------------------------

    @staticmethod
    def stack(state: SomniumState) -> list[Any]:
        return state.steps

    def edition(self, state: SomniumState) -> Edition:
        """The title under the options of this state."""
        found: Edition | None = state.__dict__.get("edition")
        if found is None:
            found = self.edition_for(state.options)
            state.__dict__["edition"] = found
        return found

    def edition_for(self, options: Mapping[str, OptionValue]) -> Edition:
        key = tuple(sorted(options.items()))
        found = self._editions.get(key)
        if found is None:
            found = self.edition_type(self.title, options)
            self._editions[key] = found
        return found

    def table(self, state: SomniumState) -> Disposition:
        """Who stands where."""
        found: Disposition | None = state.__dict__.get("disposition")
        return disposition(self.edition(state), state) if found is None else found

    def hex_name(self, h: int) -> str:
        return self._names[h]

    def target(self, h: int, cost: int | None) -> Target:
        """A hex of an offer with its cost; the same record every time, for views need thousands."""
        key = h, cost
        found = self._targets.get(key)
        if found is None:
            found = self._targets[key] = Target(value=self._names[h], cost=cost)
        return found

    def hex_named(self, name: str) -> int:
        """The hex of a printed number, or a refusal."""
        h = self.edition_for_any.by_name.get(name)
        if h is None:
            raise Illegal("NO_SUCH_HEX", "S/C-R20", hex=name)
        return h

    @property
    def edition_for_any(self) -> Edition:
        """An edition for what no option changes."""
        if not self._editions:
            self.edition_for(self.info.complete_options({}))
        return next(iter(self._editions.values()))

    def unit_names(self, units: tuple[int, ...]) -> tuple[str, ...]:
        return tuple(self.title.units[unit].id for unit in units)

    def own_unit(self, state: SomniumState, side: int, name: str) -> int:
        """A unit of this side; an enemy's name is answered like one that does not exist."""
        unit = self.title.number.get(name)
        if unit is None or self.title.units[unit].owner != side:
            raise Illegal("NO_SUCH_UNIT", "S/C-2.2.1", units=(name,))
        return unit

    # --- the contract ----------------------------------------------------------------------------

    @rule("S/C-R35", "S-10.1", "C-14.1")
    def start(self, scenario: str, options: Options, dice: Dice) -> tuple[SomniumState, Resolution]:
        """The set-up: counters on their hexes, control as the map file says."""
        self.info.scenario(scenario)
        chosen = self.info.complete_options(options)
        edition = self.edition_for(chosen)
        count = len(edition.units)
        grid = edition.grid
        state = SomniumState(
            scenario=scenario,
            options=chosen,
            place=[self.start_place(edition, unit) for unit in range(count)],
            strength=bytearray(
                unit.steps - 1 if unit.starts_reduced else unit.steps for unit in edition.units
            ),
            spent=bytearray(count),
            marks=bytearray(count),
            landed=bytearray(count),
            awaiting=[],
            control=bytearray(
                self.sides.index(str(edition.board.data(h).get("control", self.sides[0])))
                for h in grid.hexes()
            ),
            air=[0, 0],
            attacked=bytearray(grid.count),
            facts={},
            taken={},
            fallen=bytearray(count),
            steps=[TurnStart()],
        )
        invader = self.sides.index(self.invader)
        for unit, place in enumerate(state.place):
            if place >= 0:
                state.control[place] = edition.owner[unit]
                if edition.owner[unit] == invader and place in self.place_at:
                    state.taken.setdefault(self.place_at[place], 1)
        resolution = Resolution(dice)
        self.set_up(state, resolution)
        self.settle(state, resolution)
        return state, resolution

    def start_place(self, edition: Edition, unit: int) -> int:
        """Where a counter stands at the start."""
        start = edition.units[unit].start
        return edition.by_name[start] if start.isdigit() else WAITING

    @rule("S-3.0", "C-3.0a", "S/C-R64", "S/C-5.0")
    def check(self, state: SomniumState, side: Side, action: SomniumAction) -> None:
        """Refuse a side out of turn; let a decider resign; otherwise ask the open step."""
        decisions = self.decisions(state)
        if decisions and not any(decision.side == side for decision in decisions):
            raise self.wrong_phase(state, action)
        if decisions and isinstance(action, Resign):
            return
        if decisions and isinstance(action, Recover):
            raise self.no_recovery(state, self.own_unit(state, self.sides.index(side), action.unit))
        super().check(state, side, action)

    def apply_checked(
        self, state: SomniumState, side: Side, action: SomniumAction, dice: Dice
    ) -> Resolution:
        if isinstance(action, Resign):
            resolution = Resolution(dice)
            self.resign(state, side, resolution)
            return resolution
        return super().apply_checked(state, side, action, dice)

    @rule("S/C-R64")
    def resign(self, state: SomniumState, side: Side, resolution: Resolution) -> None:
        """A side gives up: the game is lost for it and nothing is counted."""
        state.resigned = side
        state.steps.clear()
        state.phase = "over"
        resolution.emit(Resigned(rule="S/C-R64", side=side))
        resolution.reveal()

    @rule("S/C-R22", "S/C-R64", "S-VP-W", "C-VP-W")
    def outcome(self, state: SomniumState) -> Outcome | None:
        """The higher total wins, equal totals are a draw; who resigns has lost."""
        if state.steps:
            return None
        if state.resigned:
            winner = next(side for side in self.sides if side != state.resigned)
            return Outcome(winner=winner, reason="resignation", rule="S/C-R64")
        sheet = self.score(state)
        return Outcome(
            winner=leader(sheet, self.sides),
            reason="points",
            rule=self.cite("victory"),
            score=sheet,
        )

    def view(self, state: SomniumState, viewer: Side) -> View:
        from grognard.games.somnium.view import build_view

        return build_view(self, state, viewer)

    def scramble(self, state: SomniumState, viewer: Side, random: Random) -> SomniumState:
        from grognard.games.somnium.scramble import scrambled

        return scrambled(self, state, viewer, random)

    def editor(self, state: SomniumState) -> Editor:
        from grognard.games.somnium.editor import SomniumEditor

        return SomniumEditor(self, state)

    def reach(self, state: SomniumState, unit: str) -> ReachReport:
        from grognard.games.somnium.queries import reach_report

        return reach_report(self, state, unit)

    def odds(self, state: SomniumState, question: Mapping[str, object]) -> OddsReport:
        from grognard.games.somnium.queries import odds_report

        return odds_report(self, state, question)

    def overlay(self, state: SomniumState, viewer: Side, wanted: str) -> tuple[Mark, ...]:
        from grognard.games.somnium.overlays import overlay_marks

        return overlay_marks(self, state, viewer, wanted)

    def summary(self, state: SomniumState) -> tuple[Event, ...]:
        from grognard.games.somnium.summary import write_summary

        return write_summary(self, state)

    # --- refusals everybody needs ----------------------------------------------------------------

    @rule("S-3.0", "C-3.0a", "S-2.4.1", "C-2.4.1")
    def wrong_phase(self, state: SomniumState, action: Action) -> Illegal:
        """The refusal for doing something outside its phase."""
        return Illegal(
            "NOT_YOUR_PHASE",
            self.cite("3.0"),
            side=self.sides[state.side],
            phase=state.phase,
            verb=str(action.__struct_config__.tag),
        )

    @rule("S/C-5.1.1b")
    def locked(self, state: SomniumState, action: Action) -> Illegal:
        """The refusal for changing a declaration that is sealed, or for doing anything else."""
        fighting = any(isinstance(step, Fight) for step in state.steps)
        declaring = Attack | Bombard | AddUnit | AddGun | AddAir | Commit | Support
        if fighting and isinstance(action, declaring):
            return Illegal("COMMITTED", "S/C-5.1.1b", verb=str(action.__struct_config__.tag))
        step = state.steps[-1]
        choosing = Retreat | Displace
        if isinstance(step, Declaration) or isinstance(action, choosing) or fighting:
            return not_offered(self.decisions(state), action)
        return self.wrong_phase(state, action)

    @rule("S-7.0b", "C-7.0b", "S/C-R40")
    def no_recovery(self, state: SomniumState, unit: int) -> Illegal:
        """Why a unit does not get a step back now, be it only that nobody needs to ask for it."""
        edition = self.edition(state)
        reason = "by-itself"
        if self.sides[edition.owner[unit]] != self.invader:
            reason = "axis"
        elif state.strength[unit] >= edition.full[unit]:
            reason = "whole"
        elif state.place[unit] in LOST:
            return self.off_map(state, unit)
        else:
            reason = self.recovery_obstacle(state, unit) or reason
        return Illegal("NO_RECOVERY", self.cite("7.0b"), unit=edition.ids[unit], reason=reason)

    @rule("S-4.2.2b", "C-4.2.2a", "S/C-R50")
    def off_map(self, state: SomniumState, unit: int) -> Illegal:
        """Why a unit that is not on the map cannot be moved."""
        name = self.title.units[unit].id
        place = state.place[unit]
        if place in (EVACUATED, WITHDRAWN, ELIMINATED):
            box = self.box_name(place)
            return Illegal("NO_RETURN", self.cite("exit"), unit=name, box=box)
        return Illegal("OFF_MAP", "S/C-4.0a", unit=name, box=self.box_name(place))

    def box_name(self, place: int) -> str:
        return BOXES[place]

    def boxes(self) -> Mapping[int, str]:
        """All off-map places by code."""
        return BOXES

    # --- hooks: movement -------------------------------------------------------------------------

    def edges(self, state: SomniumState) -> list[list[int]]:
        """Edge costs by class, as lists."""
        return self.edition(state).edge

    def edge_costs(self, state: SomniumState) -> IntArray:
        """Edge costs by class, as an array."""
        return self.edition(state).edge_costs

    def cheapest_steps(self, state: SomniumState) -> list[list[int]]:
        """The cheapest step out of every hex, by class."""
        return self.edition(state).cheapest

    def step_cost(self, state: SomniumState, row: int, here: int, there: int) -> int:
        """Half points for a step of a class; negative where it is forbidden."""
        return self.edges(state)[row][self.edition(state).slot(here, there)]

    def retreat_cost(self, state: SomniumState, unit: int, here: int, there: int) -> int:
        """Negative where a unit may not retreat or advance for the ground alone."""
        edition = self.edition(state)
        return edition.edge[edition.class_row[unit]][edition.slot(here, there)]

    def closed_to(self, state: SomniumState, side: int) -> MaskArray:
        """Hexes that a side may not enter by any voluntary move."""
        return self._nothing_closed

    def is_barred(self, state: SomniumState, side: int, h: int) -> bool:
        """Whether a side may not enter this hex by a voluntary move."""
        return bool(self.closed_to(state, side)[h])

    def check_closed(self, state: SomniumState, unit: int, h: int) -> None:
        """Refuse a voluntary move into a hex closed to the side of this unit."""

    def require_unspent(self, state: SomniumState, unit: int) -> None:
        """Refuse a unit that has moved in a way that ends its movement."""

    def may_retreat_off(self, state: SomniumState, unit: int, h: int) -> bool:
        """Whether a unit may retreat over the edge of the map from this hex."""
        return False

    def leave_map(self, state: SomniumState, unit: int, resolution: Resolution) -> None:
        """A unit goes over the edge of the map where it stands."""

    def surcharge(self, extra: int) -> tuple[Modifier, ...]:
        """Why a step costs more than the terrain chart says."""
        return ()

    def stood(self, state: SomniumState, unit: int, path: Sequence[int]) -> None:
        """A unit came along a way; the position after it stands."""

    def works_facing(self, edition: Edition, side: int, h: int, against: int) -> int:
        """Columns a unit's works give it against a neighbour, for dominance."""
        return 0

    def contact_made(self, state: SomniumState, unit: int) -> None:
        """A unit may move again from now on."""
        book = open_book(self.table(state))
        if book is not None and unit in book.row_of:
            book.renew(state, unit)

    def is_holding_box(self, place: int) -> bool:
        """Whether units in this box are still in the game."""
        return False

    # --- hooks: coming and going -----------------------------------------------------------------

    def set_up(self, state: SomniumState, resolution: Resolution) -> None:
        """Anything to do before the first turn."""

    @abstractmethod
    def entries(self, state: SomniumState, side: int) -> list[EntryRow]:
        """The ways onto the map that are open now."""

    def entry_hexes(self, state: SomniumState) -> frozenset[int]:
        """Hexes whose control or room decides about ways onto the map."""
        return frozenset()

    def keep_entries(
        self, state: SomniumState, book: ReachBook, unit: int, passed: tuple[int, ...]
    ) -> None:
        """After a move over these hexes: list the ways onto the map anew if they may differ."""
        if not self.entry_hexes(state).isdisjoint(passed):
            book.refresh_entries(self, state)

    def entry_action(self, kind: str, unit: int, at: int, h: int) -> Any:
        """The action of a row of the book."""
        name, there = self.title.units[unit].id, self.hex_name(h)
        if kind == "drop":
            return Drop(name, there)
        if kind == "beach":
            return Land(name, there)
        return Land(name, self.hex_name(at), there)

    def exit_action(self, unit: int) -> Any:
        """The action by which a unit leaves from where it can."""
        return Evacuate(self.title.units[unit].id)

    def arrival_turn(self, state: SomniumState, unit: int) -> int | None:
        """The turn from which a unit off the map may come, if it is known."""
        return self.title.units[unit].arrive_turn if state.place[unit] == WAITING else None

    def exits(self, state: SomniumState, book: ReachBook) -> list[int]:
        """The units that could leave the map now."""
        return []

    @abstractmethod
    def check_entry(self, state: SomniumState, side: int, action: Any) -> None:
        """Refuse a landing, drop or departure that is not allowed now."""

    @abstractmethod
    def apply_entry(
        self, state: SomniumState, side: int, action: Any, resolution: Resolution
    ) -> None:
        """Carry out a landing, drop or departure."""

    # --- hooks: sequence -------------------------------------------------------------------------

    def turn_starts(self, state: SomniumState, resolution: Resolution) -> None:
        """Before air is set."""

    @abstractmethod
    def air_allowance(self, state: SomniumState) -> tuple[tuple[int, int], ...]:
        """Points of this turn for each side, and how many of them are a bonus."""

    def turn_begun(self, state: SomniumState, resolution: Resolution) -> None:
        """After air is set, before the first side moves."""

    def movement_starts(self, state: SomniumState, side: int, resolution: Resolution) -> None:
        """After withdrawals, before the first move."""

    def movement_ends(self, state: SomniumState, side: int, resolution: Resolution) -> None:
        """After the last move, before duties are fixed."""

    @abstractmethod
    def land_contact(self, state: SomniumState) -> BoolArray:
        """The land joined to the rear of the invader: his ports, or his edges of the map."""

    @abstractmethod
    def recovery_obstacle(self, state: SomniumState, unit: int) -> str:
        """What keeps a reduced unit of the invader from regaining a step; empty if nothing."""

    def turn_ends(self, state: SomniumState, resolution: Resolution) -> None:
        """At the end of a turn."""

    def before_count(self, state: SomniumState, resolution: Resolution) -> None:
        """After the last turn, before the points are counted."""

    def edited(self, state: SomniumState) -> None:
        """A position was changed by hand: take what a phase remembers of its beginning anew."""

    # --- hooks: combat ---------------------------------------------------------------------------

    @property
    @abstractmethod
    def air_bounds(self) -> AirBounds:
        """Least and most points of a standalone air attack."""

    def gun_may_fire(self, state: SomniumState, gun: int) -> bool:
        """Whether a gun may fire at a distance in this phase."""
        return True

    def require_gun_phase(self, state: SomniumState, gun: int) -> None:
        """Refuse a gun that may not fire in this phase."""

    def special_shifts(self, state: SomniumState, fight: Fight) -> tuple[Modifier, ...]:
        """Shifts of the special rules."""
        return ()

    @abstractmethod
    def second_advance_obstacle(self, edition: Edition, first: int, second: int) -> str:
        """Why the ground does not allow an advance from the vacated hex into the next."""

    def attack_sealed(self, state: SomniumState, fight: Any, resolution: Resolution) -> None:
        """A ground attack on a hex has been committed."""

    def support_sealed(self, state: SomniumState, guns: tuple[int, ...]) -> None:
        """The defender's guns have been committed."""

    def is_whole(self, state: SomniumState, place: str) -> bool:
        """Whether a place is wholly in the hands of the invader, now that a hex of it is."""
        return True

    def more_tracks(self, state: SomniumState) -> tuple[TrackView, ...]:
        """Tracks only this title has."""
        return ()

    # --- hooks: victory --------------------------------------------------------------------------

    @abstractmethod
    def score(self, state: SomniumState) -> ScoreSheet:
        """The score sheet as it stands."""

    def open_score(self, state: SomniumState) -> ScoreSheet:
        """The score sheet without lines that would tell hidden strength."""
        return self.score(state)
