"""``grognard tournament``: computer players against each other."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from grognard.cli.output import CommandError, Json, OptionPairs, print_json, print_table

if TYPE_CHECKING:
    from grognard.study.tournament import Standing

EXAMPLES = """Examples:

  grognard tournament sicilia --players planner,greedy --games 40

  grognard tournament sicilia --players veteran,recruit --games 200 --seed 7 --jobs 2 --json

  grognard tournament --all --games 200 --jobs 2 --markdown --out strength.json

Players: random, greedy, planner, grognard and the levels that people play against. Each pair of
games has the same dice and changed seats. The results depend on the seed alone, not on the number
of jobs. --all plays the pairings of the published table, for one game or for every game there is.
"""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("tournament", epilog=EXAMPLES)(tournament)


def tournament(
    game: Annotated[
        str | None, typer.Argument(help="A game id, or a package that offers ruleset().")
    ] = None,
    players: Annotated[str, typer.Option(help="Two players, separated by a comma.")] = "",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 20,
    seed: Annotated[int, typer.Option(help="Seed of the whole tournament.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Processes side by side.")] = 1,
    scenario: Annotated[str | None, typer.Option(help="A scenario; the first if none.")] = None,
    option: OptionPairs = None,
    everything: Annotated[
        bool, typer.Option("--all", help="All pairings of the published table.")
    ] = False,
    out: Annotated[Path | None, typer.Option(help="Write the standings to FILE as JSON.")] = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="Print a Markdown table.")] = False,
    as_json: Json = False,
) -> None:
    """Let two computer players play each other on both sides."""
    import msgspec

    from grognard.study.tournament import markdown_table

    tables = []
    for name, pair in pairings(game, players, everything=everything):
        tables.append(one_tournament(name, pair, games, seed, jobs, scenario, option))
        if out is not None:
            # After every pairing, so that a run that is cut short has not been for nothing.
            document = msgspec.json.encode(tables if everything else tables[0])
            out.write_bytes(msgspec.json.format(document, indent=2) + b"\n")
    if as_json:
        print_json(tables if everything else tables[0])
    elif markdown:
        typer.echo(markdown_table(tables))
    else:
        for table in tables:
            show(table)


def pairings(
    game: str | None, players: str, *, everything: bool
) -> list[tuple[str, tuple[str, str]]]:
    """Which games are to be played by whom."""
    from grognard.games import game_ids
    from grognard.study.tournament import PAIRINGS

    if everything:
        if players:
            raise CommandError("--all has pairings of its own and takes no --players")
        chosen = (game,) if game else game_ids()
        return [(each, pairing.players) for each in chosen for pairing in PAIRINGS]
    if game is None:
        raise CommandError("name a game, or play all with --all")
    names = tuple(each.strip() for each in players.split(","))
    if len(names) != 2:
        raise CommandError(f"--players takes two names, not {players!r}")
    return [(game, (names[0], names[1]))]


def one_tournament(
    game: str,
    players: tuple[str, str],
    games: int,
    seed: int,
    jobs: int,
    scenario: str | None,
    option: list[str] | None,
) -> "Standing":
    """Play one pairing."""
    from grognard.cli.progress import with_progress
    from grognard.cli.select import chosen_options, chosen_scenario, find_ruleset
    from grognard.study.runner import play_tasks
    from grognard.study.tournament import UnknownPlayer, fixtures, standing

    info = find_ruleset(game).info
    chosen = chosen_scenario(info, scenario)
    options = chosen_options(info, option)
    try:
        tasks = fixtures(game, chosen, options, info.sides, players, games, seed)
    except UnknownPlayer as error:
        raise CommandError(str(error)) from None
    label = f"{game} {' – '.join(players)}"
    return standing(tasks, with_progress(play_tasks(tasks, jobs), games, label), seed)


def show(table: "Standing") -> None:
    """A standing for people."""
    sides = tuple(table.wins_by_side[table.players[0]])
    print_table(
        f"{table.game}, {table.games} games, {table.draws} drawn",
        (
            "player",
            "won",
            *(f"as {side}" for side in sides),
            "score",
            "95 % interval",
            "p95 decision s",
            "p95 turn s",
        ),
        [
            (
                label,
                table.wins[label],
                *(table.wins_by_side[label][side] for side in sides),
                f"{table.score[label]:.1%}",
                "{:.1%} – {:.1%}".format(*table.ci95[label]),
                table.p95_decision_s[label],
                table.p95_turn_s[label],
            )
            for label in table.players
        ],
    )
