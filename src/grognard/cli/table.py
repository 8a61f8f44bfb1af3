"""``grognard table``: a whole game at one keyboard."""

from pathlib import Path
from typing import Annotated

import typer

from grognard.cli.output import GameName, Language, OptionPairs

EXAMPLES = """Examples:

  grognard table sicilia

  grognard table sicilia --file sunday.json -l pt      go on with a kept game, or begin one

At the prompt type a number from the list (with a target where the list shows some), a whole
action such as `move units=us-1-16 to=2118`, or `help`.
"""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("table", epilog=EXAMPLES)(table)


def table(
    game: GameName,
    scenario: Annotated[str | None, typer.Option(help="A scenario; the first if none.")] = None,
    option: OptionPairs = None,
    file: Annotated[
        Path | None, typer.Option(help="Keep the game here after every action; go on if it exists.")
    ] = None,
    language: Language = "en",
) -> None:
    """Play a game in the terminal, both sides at one keyboard."""
    from grognard.cli.hotseat import HotSeat, begin_match, resume_match
    from grognard.cli.output import console
    from grognard.cli.select import chosen_options, chosen_scenario, find_ruleset

    rules = find_ruleset(game)
    if file is not None and file.exists():
        match = resume_match(rules, file)
    else:
        match = begin_match(
            rules, chosen_scenario(rules.info, scenario), chosen_options(rules.info, option)
        )
    HotSeat(match, console(), language=language, file=file).play()
