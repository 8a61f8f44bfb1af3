"""``grognard perft``: how many ways a game can go."""

from typing import Annotated

import typer

from grognard.cli.output import GameName, Json, OptionPairs, print_json, print_table

EXAMPLES = """Examples:

  grognard perft sicilia campaign --depth 2

The dice are fixed (roll i of the same seeded sequence on every path), so the count changes only
when the rules do.
"""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("perft", epilog=EXAMPLES)(perft)


def perft(
    game: GameName,
    scenario: Annotated[str | None, typer.Argument(help="A scenario; the first if none.")] = None,
    depth: Annotated[int, typer.Option(min=1, help="How many decisions deep.")] = 2,
    option: OptionPairs = None,
    as_json: Json = False,
) -> None:
    """Count decision sequences from the start."""
    from grognard.cli.progress import with_progress
    from grognard.cli.select import chosen_options, chosen_scenario, find_ruleset
    from grognard.testing.perft import perft as count

    rules = find_ruleset(game)
    wanted = chosen_scenario(rules.info, scenario)
    options = chosen_options(rules.info, option)
    depths = range(1, depth + 1)
    counts = [
        count(rules, wanted, each, options)
        for each in with_progress(depths, depth, f"{game} depths")
    ]
    if as_json:
        print_json(
            {
                "game": rules.info.id,
                "scenario": wanted,
                "rules_version": rules.info.version,
                "depth": depth,
                "sequences": counts[-1],
                "by_depth": counts,
            }
        )
        return
    rows = list(zip(depths, counts, strict=True))
    print_table(f"{rules.info.title}, {wanted}", ("depth", "sequences"), rows)
