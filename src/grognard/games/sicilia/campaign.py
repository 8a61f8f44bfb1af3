"""The ruleset of the title: the family's rules with what only Sicily has."""

from collections.abc import Mapping
from typing import ClassVar

from grognard.games.sicilia.constants import Air, SiciliaConstants
from grognard.games.sicilia.drops import (
    check_drop,
    drop,
    drop_row,
    jumps,
    scheduled_drop_open,
    set_up_drops,
)
from grognard.games.sicilia.edition import SiciliaEdition
from grognard.games.sicilia.evacuation import check_evacuation, evacuate, evacuees
from grognard.games.sicilia.ports import check_landing, is_due, land, landing_rows
from grognard.games.sicilia.special import (
    allied_air,
    joined_to_port,
    naval_support,
    obstacle,
    recover,
)
from grognard.games.sicilia.victory import score_turn, tally
from grognard.games.somnium.actions import Drop, Evacuate, Land
from grognard.games.somnium.edition import Edition
from grognard.games.somnium.loader import load_title
from grognard.games.somnium.reach import EntryRow, Flooder, ReachBook, backtrack, open_book
from grognard.games.somnium.rules.movement import armour_mountain
from grognard.games.somnium.rules.zones import only_mountain_enemies
from grognard.games.somnium.ruleset import SomniumRules
from grognard.games.somnium.state import EVACUATED, SomniumState
from grognard.games.somnium.steps import Fight
from grognard.games.somnium.title import Title, Unit
from grognard.hexes.changes import BoolArray
from grognard.kernel.illegal import Illegal
from grognard.kernel.outcome import ScoreSheet
from grognard.kernel.report import Modifier
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule

VERSION = "1"
PACKAGE = "grognard.games.sicilia"


def load() -> "SiciliaRules":
    """The ruleset with its data."""
    return SiciliaRules(load_title(PACKAGE, SiciliaConstants))


class SiciliaRules(SomniumRules):
    """Campanha da Sicília."""

    edition_type: ClassVar[type[Edition]] = SiciliaEdition
    fact_names: ClassVar[tuple[str, ...]] = ("syracuse", "palermo")
    citations: ClassVar[Mapping[str, str]] = {
        "2.4.1": "S-2.4.1",
        "3.0": "S-3.0",
        "4.0e": "S-4.0e",
        "6.0": "S-6.0",
        "7.0b": "S-7.0b",
        "closed": "S-R63",
        "exit": "S-4.2.2b",
        "withdrawal": "S-4.2.2a",
        "victory": "S-10.2",
    }
    option_rules: ClassVar[Mapping[str, str]] = {
        "mountain_motorised_infantry": "S-R02",
        "bombardment_table": "S-R06",
        "odds_below_one": "S/C-R07",
        "odds_above_nine": "S/C-R08",
        "ponte_olivo_bonus": "S-R10",
        "alternate_port": "S-R09",
        "emp_advance": "S/C-R11",
        "hidden_strength": "S/C-R19",
        "division_bonus": "S/C-R55",
        "blackshirt_steps": "S-R12",
        "air_support_cap": "S/C-R46",
    }

    def __init__(self, title: Title) -> None:
        super().__init__(title, name="Sicilia", version=VERSION, package=PACKAGE)
        constants = title.constants
        if not isinstance(constants, SiciliaConstants):
            raise TypeError(f"{title.id} does not have the constants of this title")
        self.constants = constants
        self.axis = self.sides.index("axis")
        self.allied = self.sides.index("allied")

    def island(self, state: SomniumState) -> SiciliaEdition:
        """The edition with what only this title's has."""
        found = self.edition(state)
        if not isinstance(found, SiciliaEdition):
            raise TypeError("the edition belongs to another title")
        return found

    @property
    def air_bounds(self) -> Air:
        return self.constants.air

    # --- coming and going ------------------------------------------------------------------------

    def set_up(self, state: SomniumState, resolution: Resolution) -> None:
        set_up_drops(self, state, resolution)

    @rule("S-10.1", "S-4.2.3a", "S-4.2.3b", "S-R48")
    def entries(self, state: SomniumState, side: int) -> list[EntryRow]:
        """Every landing and drop open now; a unit with a drop zone lands only if that fails."""
        found: list[EntryRow] = []
        for unit in self.edition(state).units:
            if unit.owner != side or not is_due(state, unit):
                continue
            if jumps(unit):
                found.append(drop_row(self, state, unit))
            if not self.has_open_drop(state, unit):
                found.extend(landing_rows(self, state, unit))
        return found

    @rule("S-R48")
    def has_open_drop(self, state: SomniumState, unit: Unit) -> bool:
        """Whether a unit with a drop zone of its own must use it."""
        return unit.arrive_mode.startswith("drop") and scheduled_drop_open(self, state, unit)

    def require_sea_way(self, state: SomniumState, unit: Unit) -> None:
        """Refuse to land by sea a unit whose drop zone is open."""
        if self.has_open_drop(state, unit):
            raise Illegal(
                "PORT_NOT_AVAILABLE",
                "S-R48",
                unit=unit.id,
                hex=unit.arrive_at,
                reason="drop-open",
                alternatives=(unit.arrive_at,),
            )

    @rule("S/C-R26")
    def check_armour_entry(self, state: SomniumState, unit: int, h: int) -> None:
        """Refuse armour a landing where it would face nobody but enemies in mountains."""
        if only_mountain_enemies(self.table(state), self.title.units[unit].owner, h):
            raise armour_mountain(self, state, unit, h)

    def landing_way(self, state: SomniumState, unit: int, at: int, to: int) -> list[int] | None:
        """The cheapest way from the landing hex, itself included; None if there is none."""
        if to == at:
            return [at]
        book = open_book(self.table(state))
        side = self.title.units[unit].owner
        if book is not None and book.side == side:
            before, _ = book.landing_from(unit, at)
        else:
            if self.table(state).zone[1 - side][at]:
                return None
            before = Flooder(self, state, side).many([unit], [at], [0])[0][0]
        return [at, *backtrack(before, to)] if before[to] >= 0 else None

    def check_entry(self, state: SomniumState, side: int, action: Land | Drop | Evacuate) -> None:
        if isinstance(action, Land):
            check_landing(self, state, side, action)
        elif isinstance(action, Drop):
            check_drop(self, state, side, action)
        else:
            check_evacuation(self, state, side, action)

    def apply_entry(
        self,
        state: SomniumState,
        side: int,
        action: Land | Drop | Evacuate,
        resolution: Resolution,
    ) -> None:
        if isinstance(action, Land):
            land(self, state, side, action, resolution)
        elif isinstance(action, Drop):
            drop(self, state, side, action, resolution)
        else:
            evacuate(self, state, action, resolution)

    def exits(self, state: SomniumState, book: ReachBook) -> list[int]:
        return evacuees(self, state, book)

    def came(self, state: SomniumState, unit: int, way: list[int]) -> None:
        """Keep the book of moves up to date after an entry."""
        book = open_book(self.table(state))
        if book is not None:
            book.moved(state, unit, -1, way[-1])
            book.refresh_entries(self, state)

    def left(self, state: SomniumState, unit: int, start: int) -> None:
        """Keep the book of moves up to date after a departure.

        The march to the ships may have taken Messina back, which opens it to reinforcements.
        """
        book = open_book(self.table(state))
        if book is not None:
            book.moved(state, unit, start, EVACUATED)
            book.refresh_entries(self, state)

    def entry_hexes(self, state: SomniumState) -> frozenset[int]:
        return self.island(state).entry_hexes

    # --- sequence --------------------------------------------------------------------------------

    def air_allowance(self, state: SomniumState) -> tuple[tuple[int, int], ...]:
        per_side = {self.axis: (self.constants.air.axis_per_turn, 0)}
        per_side[self.allied] = allied_air(self, state)
        return per_side[0], per_side[1]

    def movement_ends(self, state: SomniumState, side: int, resolution: Resolution) -> None:
        if side == self.allied:
            recover(self, state, resolution)

    def land_contact(self, state: SomniumState) -> BoolArray:
        return joined_to_port(self, state)

    def recovery_obstacle(self, state: SomniumState, unit: int) -> str:
        found = obstacle(self, state, unit)
        if not found and not joined_to_port(self, state)[state.place[unit]]:
            return "no-path"
        return found

    def turn_ends(self, state: SomniumState, resolution: Resolution) -> None:
        score_turn(self, state, resolution)

    # --- combat ----------------------------------------------------------------------------------

    def special_shifts(self, state: SomniumState, fight: Fight) -> tuple[Modifier, ...]:
        return naval_support(self, state, fight)

    @rule("S/C-5.2")
    def second_advance_obstacle(self, edition: Edition, first: int, second: int) -> str:
        """Both hexes open or city, and no river without a bridge between them."""
        for h in (first, second):
            kinds = edition.terrain_of[h]
            if kinds[0] != "open" or ("airfield" in kinds and "city" not in kinds):
                return "ground"
        return "river" if edition.crosses_river(first, second) else ""

    # --- victory ---------------------------------------------------------------------------------

    def score(self, state: SomniumState) -> ScoreSheet:
        return tally(self, state, secrets=True)

    def open_score(self, state: SomniumState) -> ScoreSheet:
        over = not state.steps
        return tally(self, state, secrets=over or state.options["hidden_strength"] == "open")
