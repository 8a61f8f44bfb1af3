"""``grognard games``: what can be played."""

import typer

from grognard.cli.output import Json, print_json, print_table

EXAMPLES = """Examples:

  grognard games

  grognard games --json
"""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("games", epilog=EXAMPLES)(games)


def games(as_json: Json = False) -> None:
    """List the games with their scenarios and options."""
    from grognard.games import game_ids, load

    infos = [load(game).info for game in game_ids()]
    if as_json:
        print_json(
            [
                {
                    "id": info.id,
                    "title": info.title,
                    "scenarios": info.scenarios,
                    "options": [
                        {
                            "id": spec.id,
                            "values": spec.values,
                            "default": spec.default,
                            "rule": spec.rule,
                        }
                        for spec in info.options
                    ],
                }
                for info in infos
            ]
        )
        return
    rows = [
        (
            info.id,
            info.title,
            ", ".join(f"{each.id} ({each.turns} turns)" for each in info.scenarios),
            ", ".join(spec.id for spec in info.options),
        )
        for info in infos
    ]
    print_table("Games", ("id", "title", "scenarios", "options"), rows)
