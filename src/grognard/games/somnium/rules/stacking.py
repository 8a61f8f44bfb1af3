"""Chapter 4.1.1: stacking."""

from grognard.games.somnium.disposition import Disposition
from grognard.kernel.illegal import Illegal
from grognard.kernel.rule import rule
from grognard.mechanics.stacking import Room


@rule("S/C-4.1.1", "S/C-R59")
def room(table: Disposition, side: int, h: int) -> Room:
    """Room for units of a side in a hex, nations mixed; passing through needs none."""
    return Room(limit=table.edition.stack_limit, present=table.count[side][h])


def has_room(table: Disposition, side: int, h: int) -> bool:
    """Whether one more unit may stop in a hex."""
    return table.count[side][h] < table.edition.stack_limit


def require_room(table: Disposition, side: int, h: int, coming: int = 1) -> None:
    """Refuse a move that would end with too many units in a hex."""
    edition = table.edition
    here = room(table, side, h)
    if not here.fits(coming):
        present = tuple(edition.ids[u] for u in table.stacks.get(h, ()))
        raise Illegal(
            "STACK_LIMIT",
            "S/C-4.1.1",
            hex=edition.names[h],
            limit=here.limit,
            present=here.present,
            units=present,
        )
