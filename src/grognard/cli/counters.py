"""Counters for the drawings, from what the owners of the units see."""

from collections.abc import Iterable

from grognard.atlas.drawing import Counter, drawing_of
from grognard.games import load
from grognard.kernel.dice import SeededDice
from grognard.kernel.view import PieceView

BOX = "box:"
DRAWING_SEED = 0
"""A start that rolls dice is drawn as it falls with this seed."""

SYMBOLS = {
    "bersaglieri": "infantry",
    "blackshirt": "infantry",
    "commandos": "commando",
    "engineers": "engineer",
    "marines": "marine",
    "motorised_infantry": "motorised",
    "rail_artillery": "rail_gun",
    "rangers": "commando",
    "special_service": "commando",
}
"""Troop types of the orders of battle that are drawn with the symbol of another."""


def starting_pieces(game: str, scenario: str) -> dict[str, list[Counter]]:
    """The counters of a scenario that stand on the map, by hex or box, all face up."""
    rules = load(game)
    wanted = rules.info.scenario(scenario).id
    state, _ = rules.start(wanted, rules.info.complete_options({}), SeededDice(DRAWING_SEED))
    own = (
        piece
        for side in rules.info.sides
        for piece in rules.view(state, side).pieces
        if piece.side == side
    )
    boxes = drawing_of(game).panel.places().keys()
    placed = counters_by_place(own)
    # Units still to come are no part of the picture, only those on hexes or in drawn boxes.
    return {at: found for at, found in placed.items() if at in boxes or not at.startswith(BOX)}


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
            symbol=SYMBOLS.get(face.symbol, face.symbol),
            size=face.size,
            values=face.values,
            label=face.label,
            reduced=face.steps < face.full_steps,
            markers=piece.markers,
        )
        placed.setdefault(piece.at, []).append(counter)
    return placed
