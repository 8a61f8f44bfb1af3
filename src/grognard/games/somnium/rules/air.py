"""Chapter 6: air power."""

from typing import TYPE_CHECKING

from grognard.games.somnium.state import SomniumState
from grognard.kernel.illegal import Illegal
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.somnium.ruleset import SomniumRules


@rule("S/C-6.1", "S/C-6.2b", "S/C-R46")
def support_limit(rules: "SomniumRules", state: SomniumState, side: int) -> int:
    """How many points a side may add to one ground combat."""
    left = state.air[side]
    if state.options["air_support_cap"] == "standalone_max":
        return min(left, rules.air_bounds.standalone_max)
    return left


@rule("S/C-6.1", "S/C-R46")
def check_support(rules: "SomniumRules", state: SomniumState, side: int, wanted: int) -> None:
    """Refuse more points than are left, or than one combat may have."""
    if wanted > state.air[side]:
        raise Illegal("AIR_POINTS", "S/C-6.1", wanted=wanted, left=state.air[side])
    limit = support_limit(rules, state, side)
    if wanted > limit:
        raise Illegal("AIR_BOUNDS", "S/C-R46", wanted=wanted, least=1, most=limit)


@rule("S/C-6.2a", "S/C-R46")
def strike_range(rules: "SomniumRules", state: SomniumState, side: int) -> range:
    """The points a standalone air attack may use now; empty if there are too few."""
    bounds = rules.air_bounds
    return range(bounds.standalone_min, min(bounds.standalone_max, state.air[side]) + 1)


@rule("S/C-6.2a", "S/C-6.1")
def check_strike(rules: "SomniumRules", state: SomniumState, side: int, wanted: int) -> None:
    """Refuse a standalone attack outside its bounds or beyond what is left."""
    bounds = rules.air_bounds
    if not bounds.standalone_min <= wanted <= bounds.standalone_max:
        raise Illegal(
            "AIR_BOUNDS",
            "S/C-6.2a",
            wanted=wanted,
            least=bounds.standalone_min,
            most=bounds.standalone_max,
        )
    if wanted > state.air[side]:
        raise Illegal("AIR_POINTS", "S/C-6.1", wanted=wanted, left=state.air[side])
