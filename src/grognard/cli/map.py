"""``grognard map``: the map of a game as a picture, with counters if wanted."""

from pathlib import Path
from typing import Annotated

import typer

from grognard.cli.output import CommandError, Json, print_json

EXAMPLES = """Examples:

  grognard map malta                                   writes malta.svg

  grognard map sicilia --out sicilia.png --width 4000

  grognard map sicilia --units campaign --out start.png
"""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("map", epilog=EXAMPLES)(draw)


def draw(
    game: Annotated[str, typer.Argument(help="A game id.")],
    out: Annotated[
        Path | None, typer.Option(help="FILE.svg or FILE.png; GAME.svg if none.")
    ] = None,
    units: Annotated[
        str | None, typer.Option(help="A scenario: draw its units where they start.")
    ] = None,
    width: Annotated[int, typer.Option(min=200, max=20_000, help="Width of a PNG.")] = 3000,
    as_json: Json = False,
) -> None:
    """Draw the map of a game."""
    from grognard.atlas.drawing import CounterError, RasterError, render, to_png

    path = out or Path(f"{game}.svg")
    kind = path.suffix.lower()
    if kind not in (".svg", ".png"):
        raise CommandError(f"{path}: a map is written as .svg or .png")
    try:
        if units is None:
            document = render(game)
            pieces = 0
        else:
            from grognard.cli.counters import starting_pieces

            placed = starting_pieces(game, units)
            pieces = sum(map(len, placed.values()))
            document = render(game, placed)
        content = document.encode() if kind == ".svg" else to_png(document, width)
    except (CounterError, RasterError) as error:
        raise CommandError(str(error)) from None
    path.write_bytes(content)
    if as_json:
        print_json({"game": game, "file": str(path), "bytes": len(content), "pieces": pieces})
    else:
        print(f"{path}: {len(content) / 1024:,.0f} kB" + (f", {pieces} units" if pieces else ""))
