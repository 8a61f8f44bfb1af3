"""``grognard rules``: what a rule says, which code enforces it, which tests prove it."""

from typing import TYPE_CHECKING, Annotated

import typer

from grognard.cli.output import CommandError, Json, Language, console, print_json, print_table

if TYPE_CHECKING:
    from grognard.kernel.ruleset import GameInfo
    from grognard.rulebook.book import Rule
    from grognard.rulebook.coverage import Coverage

EXAMPLES = """Examples:

  grognard rules sicilia                        all rules by chapter

  grognard rules sicilia S-4.1.2a -l pt         one rule in full, in Portuguese

  grognard rules sicilia --coverage             id, code, tests

  grognard rules --write                        write the docs pages of all games
"""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("rules", epilog=EXAMPLES)(rules)


def rules(
    game: Annotated[str | None, typer.Argument(help="A game id.")] = None,
    rule_id: Annotated[str | None, typer.Argument(help="A rule id: show it in full.")] = None,
    coverage: Annotated[bool, typer.Option(help="Show code and tests of every rule.")] = False,
    write: Annotated[bool, typer.Option(help="Write docs/rules/GAME.md.")] = False,
    language: Language = "en",
    as_json: Json = False,
) -> None:
    """Show a rulebook, one rule in full, or code and tests."""
    from grognard.cli.select import find_ruleset

    if write:
        _write_pages(game)
        return
    if game is None:
        raise CommandError("say which game: grognard rules GAME")
    info = find_ruleset(game).info
    if rule_id is not None:
        _one_rule(info, rule_id, language, as_json=as_json)
    elif coverage:
        _coverage(info, as_json=as_json)
    else:
        _all_rules(info, language, as_json=as_json)


def _write_pages(game: str | None) -> None:
    from grognard.cli.select import find_ruleset
    from grognard.games import game_ids
    from grognard.rulebook.pages import write_page

    for each in [game] if game else game_ids():
        print(write_page(find_ruleset(each).info))


def _all_rules(info: "GameInfo", language: str, *, as_json: bool) -> None:
    from grognard.rulebook.book import load_rulebook

    book = load_rulebook(info)
    if as_json:
        print_json([_told(rule, language) for rule in book])
        return
    out = console()
    for chapter, chapter_rules in book.chapters().items():
        out.print(f"\n[bold]{_escaped(chapter)}[/bold]")
        for rule in chapter_rules:
            out.print(f"  [cyan]{rule.id:12}[/cyan] {_escaped(rule.title_in(language))}")


def _one_rule(info: "GameInfo", rule_id: str, language: str, *, as_json: bool) -> None:
    from grognard.rulebook.book import load_rulebook, table_book
    from grognard.rulebook.coverage import game_coverage

    book = load_rulebook(info)
    found = book.by_id.get(rule_id) or table_book().by_id.get(rule_id)
    if found is None:
        near = ", ".join(book.similar(rule_id))
        hint = f"; perhaps {near}" if near else ""
        raise CommandError(f"{info.id} has no rule {rule_id!r}{hint}")
    row = game_coverage(info).rule(rule_id)
    code = [f"{each.file}:{each.line} {each.qualname}" for each in row.code]
    tests = [each.place for each in row.tests]
    if as_json:
        print_json({**_told(found, language), "code": code, "tests": tests})
        return
    out = console()
    out.print(
        f"[bold cyan]{found.id}[/bold cyan] [bold]{_escaped(found.title_in(language))}[/bold]"
    )
    out.print(f"{_escaped(found.chapter)}; {_escaped(found.provenance)}", style="dim")
    out.print(_escaped(found.text_in(language)))
    for heading, places in (("Code", code), ("Tests", tests)):
        out.print(f"\n[bold]{heading}[/bold]")
        for place in places or ["none"]:
            out.print(f"  {_escaped(place)}")


def _coverage(info: "GameInfo", *, as_json: bool) -> None:
    from grognard.rulebook.coverage import game_coverage

    found = game_coverage(info)
    if as_json:
        print_json(coverage_json(found))
    else:
        rows = [
            (
                row.id,
                "\n".join(dict.fromkeys(each.place for each in row.code)) or "none",
                "\n".join(dict.fromkeys(each.place for each in row.tests)) or "none",
            )
            for row in found.rules
        ]
        print_table(f"Rules of {info.title}", ("id", "code", "tests"), rows)
        print(
            f"{len(found.rules)} rules; without code: {len(found.without_code)}; "
            f"without test: {len(found.without_test)}; unknown ids cited: {len(found.unknown)}"
        )
    if not found.complete:
        raise typer.Exit(1)


def coverage_json(found: "Coverage") -> dict[str, object]:
    """The stable form for scripts: three counts, then the ids and places behind them."""
    return {
        "total": len(found.rules),
        "without_code": len(found.without_code),
        "without_test": len(found.without_test),
        "unknown": len(found.unknown),
        "ids_without_code": found.without_code,
        "ids_without_test": found.without_test,
        "unknown_citations": [f"{each.rule} {each.file}:{each.line}" for each in found.unknown],
        "rules": {
            row.id: {
                "code": [each.place for each in row.code],
                "tests": [each.place for each in row.tests],
            }
            for row in found.rules
        },
    }


def _told(rule: "Rule", language: str) -> dict[str, object]:
    return {
        "id": rule.id,
        "chapter": rule.chapter,
        "title": rule.title_in(language),
        "text": rule.text_in(language),
        "kind": rule.kind,
        "provenance": rule.provenance,
        "option": rule.option,
    }


def _escaped(text: str) -> str:
    from rich.markup import escape

    return escape(text)
