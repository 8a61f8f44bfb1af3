"""Events with the right audience: what the opponent may not know is masked where it is told."""

from typing import TYPE_CHECKING

from grognard.games.somnium.state import SomniumState
from grognard.kernel.records import Event
from grognard.kernel.resolution import Resolution
from grognard.kernel.rule import rule

if TYPE_CHECKING:
    from grognard.games.somnium.ruleset import SomniumRules


@rule("S/C-R19")
def tell(
    rules: "SomniumRules",
    state: SomniumState,
    resolution: Resolution,
    side: int,
    event: Event,
    public: Event | None = None,
) -> None:
    """Tell the owner everything and the others only the public form, unless strength is open."""
    if state.options["hidden_strength"] == "open":
        resolution.emit(event)
    else:
        resolution.emit(event, audience=(rules.sides[side],), public=public)


def whisper(rules: "SomniumRules", resolution: Resolution, side: int, event: Event) -> None:
    """Tell one side alone, with open strength too: a declaration is sealed until committed."""
    resolution.emit(event, audience=(rules.sides[side],))
