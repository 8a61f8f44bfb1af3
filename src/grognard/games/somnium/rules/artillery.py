"""Chapter 8: which guns may fire where."""

from typing import TYPE_CHECKING

from grognard.games.somnium.state import GUN_ENGAGED, USED, SomniumState
from grognard.kernel.illegal import Illegal
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.somnium.ruleset import SomniumRules


@rule("S/C-8.0b", "S/C-8.0c", "S/C-8.0d", "S-R47", "C-R47")
def in_range(rules: "SomniumRules", state: SomniumState, gun: int, target: int) -> bool:
    """Whether a gun on the map reaches a hex from a distance; next door it is no gun but a unit."""
    edition = rules.edition(state)
    h = state.place[gun]
    return h >= 0 and 2 <= edition.far[h][target] <= edition.range[gun]


@rule("S/C-8.0e", "S/C-8.0i")
def may_fire(rules: "SomniumRules", state: SomniumState, gun: int) -> bool:
    """Whether a gun of the phasing side is on the map, unused, and was free when combat began."""
    return (
        state.place[gun] >= 0
        and not state.marks[gun] & (USED | GUN_ENGAGED)
        and rules.gun_may_fire(state, gun)
    )


def firing_guns(rules: "SomniumRules", state: SomniumState, side: int, target: int) -> list[int]:
    """The guns of the phasing side that may fire at a hex from a distance."""
    return [
        gun
        for gun in rules.edition(state).guns_of[side]
        if may_fire(rules, state, gun) and in_range(rules, state, gun, target)
    ]


@rule("S/C-8.0c", "S/C-8.0e", "S/C-8.0i", "S/C-R27")
def supporting_guns(
    rules: "SomniumRules", state: SomniumState, side: int, target: int
) -> list[int]:
    """The guns that may support the defence of a hex: in range, engaged or not, not inside it."""
    edition = rules.edition(state)
    return [
        gun
        for gun in edition.guns_of[side]
        if not state.marks[gun] & USED
        and 0 <= state.place[gun] != target
        and edition.far[state.place[gun]][target] <= edition.range[gun]
        and rules.gun_may_fire(state, gun)
    ]


@rule("S/C-8.0e", "S/C-8.0b", "S/C-8.0i")
def check_gun(
    rules: "SomniumRules", state: SomniumState, side: int, name: str, target: int, attacking: bool
) -> int:
    """The gun of this name, or the reason why it cannot fire at the hex."""
    edition = rules.edition(state)
    gun = rules.own_unit(state, side, name)
    h = state.place[gun]
    hex_name = edition.names[target]
    if not edition.is_gun[gun] or h < 0:
        raise Illegal("OUT_OF_RANGE", "S/C-8.0b", unit=name, hex=hex_name, distance=0, range=0)
    rules.require_gun_phase(state, gun)
    if state.marks[gun] & USED:
        raise Illegal("GUN_USED", "S/C-8.0e", unit=name)
    distance = edition.distance(h, target)
    engaged = bool(state.marks[gun] & GUN_ENGAGED)
    nearest = 2 if attacking else 1
    if not nearest <= distance <= edition.range[gun] or (attacking and engaged):
        raise Illegal(
            "OUT_OF_RANGE",
            "S/C-8.0i" if engaged and attacking else "S/C-8.0b",
            unit=name,
            hex=hex_name,
            distance=distance,
            range=edition.range[gun],
        )
    return gun
