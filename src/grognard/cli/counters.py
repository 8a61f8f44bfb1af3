"""Counters for the drawings, from what the owners of the units see."""

from collections.abc import Iterable

from grognard.atlas.drawing import Counter
from grognard.games import load
from grognard.kernel.dice import SeededDice
from grognard.kernel.view import PieceView

DRAWING_SEED = 0
"""A start that rolls dice is drawn as it falls with this seed."""


def starting_pieces(game: str, scenario: str) -> dict[str, list[Counter]]:
    """The counters of a scenario by hex or box, all face up."""
    rules = load(game)
    wanted = rules.info.scenario(scenario).id
    state, _ = rules.start(wanted, rules.info.complete_options({}), SeededDice(DRAWING_SEED))
    own = (
        piece
        for side in rules.info.sides
        for piece in rules.view(state, side).pieces
        if piece.side == side
    )
    return counters_by_place(own)


def counters_by_place(pieces: Iterable[PieceView]) -> dict[str, list[Counter]]:
    """Counters of the pieces whose faces are known."""
    placed: dict[str, list[Counter]] = {}
    for piece in pieces:
        face = piece.face
        if face is None:
            continue
        counter = Counter(
            side=piece.side,
            nation=face.nation,
            symbol=face.symbol,
            size=face.size,
            values=face.values,
            label=face.label,
            reduced=face.steps < face.full_steps,
            markers=piece.markers,
        )
        placed.setdefault(piece.at, []).append(counter)
    return placed
