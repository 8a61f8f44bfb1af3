"""``grognard replay``: a match told from its log."""

from pathlib import Path
from typing import Annotated

import typer

from grognard.cli.output import Json, Language, console, print_json

EXAMPLES = """Examples:

  grognard replay match.json

  grognard replay match.json -l fr --viewer axis      only what this side may read

  grognard replay match.json --json
"""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("replay", epilog=EXAMPLES)(replay)


def replay(
    file: Annotated[Path, typer.Argument(help="A match file.")],
    viewer: Annotated[
        str | None, typer.Option(help="Tell only what this side, or spectator, may read.")
    ] = None,
    game: Annotated[str | None, typer.Option(help="Package of a game that is not listed.")] = None,
    language: Language = "en",
    as_json: Json = False,
) -> None:
    """Tell a match from its file, with rule ids."""
    from grognard.cli.matchfiles import open_match_file
    from grognard.cli.narration import told_log
    from grognard.cli.speech import speech
    from grognard.kernel.matchfile import import_match
    from grognard.kernel.replay import Diverged

    rules, data = open_match_file(file, game)
    try:
        match = import_match(rules, data, policy="verified")
    except Diverged as diverged:
        print(f"grognard: the file does not replay: {diverged}")
        raise typer.Exit(1) from None
    texts = speech(rules.info, language)
    told = told_log(match, texts, viewer)
    if as_json:
        print_json(
            {
                "match": match.header.match,
                "game": match.header.game,
                "scenario": match.header.scenario,
                "options": match.header.options,
                "rules_version": match.header.rules_version,
                "revisions": match.revision,
                "over": match.over,
                "outcome": match.outcome,
                "log": told,
            }
        )
        return
    out = console()
    out.print(f"{rules.info.title}, {match.header.scenario}", style="bold")
    for line in told:
        undone = f" ({texts.text('cli-taken-back')})" if line.undone else ""
        out.print(f"{line.revision:5}  {line.text}{undone}  [{line.rule}]", markup=False)
    if match.outcome is not None:
        from grognard.cli.told import tell_score, winner_line

        tell_score(out, texts, match.outcome.score)
        out.print(winner_line(texts, match.outcome), style="bold", markup=False)
