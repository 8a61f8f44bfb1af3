"""``grognard ask``: rulings, odds and reach for a position file."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from grognard.cli.output import Json, Language, console, print_json

if TYPE_CHECKING:
    from grognard.lab.positionfile import Answers

EXAMPLES = """Examples:

  grognard ask duel.toml

  grognard ask duel.toml --json -l it

A position file (docs/schemas/position.schema.json):

  game = "sicilia"

  [[place]]  unit = "…"  at = "2118"

  [[ask]]    query = "reach"  unit = "…"
"""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("ask", epilog=EXAMPLES)(ask)


def ask(
    file: Annotated[Path, typer.Argument(help="A position file (TOML).")],
    language: Language = "en",
    as_json: Json = False,
) -> None:
    """Answer the questions of a position file."""
    from grognard.cli.select import find_ruleset
    from grognard.lab.positionfile import answer_file, read_position_file

    asked = read_position_file(file)
    answers = answer_file(asked, language, find_ruleset)
    if as_json:
        print_json(_as_json(answers))
        return
    from grognard.cli.speech import speech
    from grognard.cli.told import tell_answer

    out = console()
    texts = speech(find_ruleset(asked.game).info, language)
    for done in answers.done:
        out.print(f"[bold]> {done.action}[/bold]")
        for sentence in done.texts:
            out.print(f"  {sentence}", markup=False)
    for question, answer in answers.answers:
        tell_answer(out, texts, question, answer)


def _as_json(answers: "Answers") -> dict[str, object]:
    return {
        "done": answers.done,
        "answers": [
            {"question": question, "kind": type(answer).__name__, "answer": answer}
            for question, answer in answers.answers
        ],
    }
