"""What options and the island make of the family's tables."""

from collections.abc import Mapping

import msgspec
import numpy as np

from grognard.games.sicilia.constants import SiciliaConstants
from grognard.games.somnium.edition import Edition
from grognard.games.somnium.reach import BoolArray
from grognard.games.somnium.title import Terrain, Title, Unit
from grognard.hexes.grid import HexId
from grognard.kernel.rule import rule
from grognard.kernel.ruleset import OptionValue
from grognard.mechanics.tables import BandColumns, ResultTable

WIDE_COLUMNS = ("1-18", "19-36", "37-54", "55-72", "73+")


class SiciliaEdition(Edition):
    """The island with its ports, beaches and drop zones."""

    def __init__(self, title: Title, options: Mapping[str, OptionValue]) -> None:
        super().__init__(title, options)
        constants = title.constants
        if not isinstance(constants, SiciliaConstants):
            raise TypeError(f"{title.id} does not have the constants of this title")
        places, at = title.places, self.by_name
        self.allied_ports = tuple(at[places[name]] for name in constants.ports.allied_landing)
        self.messina = at[places[constants.ports.axis_exit]]
        self.axis_port = at[places[constants.ports.axis_entry]]
        self.air_bonus_hex = at[places[constants.air.bonus_hex]]
        self.entry_hexes = frozenset((*self.allied_ports, self.messina, *self._drop_hexes()))
        self.is_coastal = bytes(
            bool(self.enterable[h] and self.board.data(HexId(h)).get("coastal"))
            for h in range(self.size)
        )
        self.off_coast = self._distances_from_coast()
        self.coastal_cities = tuple(
            h
            for h in range(self.size)
            if self.is_coastal[h] and "city" in self.terrain_of[h] and h != self.messina
        )
        self.drop_ground = self.mask(
            [
                h
                for h in range(self.size)
                if self.enterable[h] and not self.is_mountain[h] and h != self.messina
            ]
        )

    def _drop_hexes(self) -> list[int]:
        """Hexes on which a counter is scheduled to jump."""
        return [
            self.by_name[unit.arrive_at]
            for unit in self.units
            if unit.arrive_mode.startswith("drop") and unit.arrive_at.isdigit()
        ]

    @rule("S-R39")
    def _distances_from_coast(self) -> list[int]:
        """Hexes from the nearest coastal land hex, which itself counts nothing."""
        coast = [h for h in range(self.size) if self.is_coastal[h]]
        return [min(self.far[h][near] for near in coast) for h in range(self.size)]

    @rule("S-R12")
    def adjusted(self, unit: Unit) -> Unit:
        """Blackshirts have one step, or two with a weak reverse side."""
        if unit.type == "blackshirt" and self.options["blackshirt_steps"] == 2:
            return msgspec.structs.replace(unit, steps=2, attack_reduced=0, defence_reduced=1)
        return unit

    @rule("S-R02")
    def chart(self) -> dict[str, Terrain]:
        """Motorised infantry climbs for three points, or is bound to roads like armour."""
        chart = super().chart()
        if self.options["mountain_motorised_infantry"] == "forbidden":
            mountain = chart["mountain"]
            costs = {name: cost for name, cost in mountain.costs.items() if name != "motorised"}
            bound = (*mountain.road_only, "motorised")
            chart["mountain"] = msgspec.structs.replace(mountain, costs=costs, road_only=bound)
        return chart

    @rule("S-R63")
    def is_closed(self, h: int) -> bool:
        """Calabria and the islets are never entered."""
        return self.board.data(HexId(h)).get("status") == "closed"

    @property
    @rule("S-R06")
    def bombardment(self) -> tuple[ResultTable, BandColumns]:
        """The printed table, or the wide columns of the other edition with the same rows."""
        printed = super().bombardment
        if self.options["bombardment_table"] == "printed":
            return printed
        wide = msgspec.structs.replace(printed[0], columns=WIDE_COLUMNS)
        return wide, BandColumns.parse(WIDE_COLUMNS)

    def mask(self, hexes: list[int]) -> BoolArray:
        """These hexes as a mask."""
        found = np.zeros(self.size, dtype=np.bool_)
        found[hexes] = True
        return found
