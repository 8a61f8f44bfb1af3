"""Questions about a position that do not change it."""

from typing import Any

from grognard.kernel.illegal import Illegal
from grognard.kernel.match import Match
from grognard.kernel.records import Side
from grognard.kernel.report import Modifier, OddsReport, ReachReport
from grognard.server.identity import Caller
from grognard.server.wire import Answer


class OverlayHex(Answer, frozen=True, kw_only=True):
    """A mark over a hex."""

    at: str
    value: str
    weight: int = 1


class Overlay(Answer, frozen=True, kw_only=True):
    """Marks over the map."""

    overlay: str
    hexes: tuple[OverlayHex, ...]


class Reason(Answer, frozen=True, kw_only=True):
    """One reason of an adviser, as a number with its sentence."""

    modifier: Modifier
    text: str


class Advice(Answer, frozen=True, kw_only=True):
    """What a computer player would do, and why."""

    action: dict[str, object]
    reasons: tuple[Reason, ...]
    highlights: tuple[tuple[str, str], ...]


def require_own(caller: Caller, side: Side) -> None:
    """Only who plays a side may ask for it: an answer may hold what others must not know."""
    if not caller.may_play(side):
        raise Illegal("NOT_YOUR_SEAT", "T-SEAT", side=side, yours=caller.sides)


def reach(match: Match[Any, Any], side: Side, unit: str) -> ReachReport:
    """Where one of the caller's own units can go."""
    require_own_unit(match, side, unit)
    return match.ruleset.reach(match.state, unit)


def require_own_unit(match: Match[Any, Any], side: Side, unit: str) -> None:
    """A unit must be one the side can see the face of, and its own."""
    view = match.ruleset.view(match.state, side)
    own = any(
        piece.side == side and piece.face is not None and piece.face.unit == unit
        for piece in view.pieces
    )
    if not own:
        raise Illegal("NOT_YOUR_UNIT", "T-SEAT", unit=unit, side=side)


def odds(match: Match[Any, Any], side: Side, plan: dict[str, object]) -> OddsReport:
    """A combat's odds as far as the side may know them."""
    return match.ruleset.odds(match.state, {**plan, "viewer": side})


def overlay(match: Match[Any, Any], side: Side, wanted: str) -> Overlay:
    """Marks computed from the side's own view, so that they show nothing hidden."""
    view = match.ruleset.view(match.state, side)
    if wanted == "control":
        hexes = tuple(
            OverlayHex(at=each.at, value=each.control)
            for each in view.hexes
            if each.control is not None
        )
        return Overlay(overlay=wanted, hexes=hexes)
    marks = match.ruleset.overlay(match.state, side, wanted)
    return Overlay(
        overlay=wanted,
        hexes=tuple(OverlayHex(at=each.at, value=each.value, weight=each.weight) for each in marks),
    )
