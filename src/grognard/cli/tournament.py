"""``grognard tournament``: computer players against each other."""

from typing import Annotated

import typer

from grognard.cli.output import CommandError, GameName, Json, OptionPairs, print_json, print_table

EXAMPLES = """Examples:

  grognard tournament sicilia --players planner,greedy --games 40

  grognard tournament sicilia --players veteran,recruit --games 200 --seed 7 --jobs 2 --json

Players: random, greedy, planner and the levels that people play against. Each pair of games has
the same dice and changed seats. The results depend on the seed alone, not on the number of jobs.
"""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("tournament", epilog=EXAMPLES)(tournament)


def tournament(
    game: GameName,
    players: Annotated[str, typer.Option(help="Two players, separated by a comma.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 20,
    seed: Annotated[int, typer.Option(help="Seed of the whole tournament.")] = 1,
    jobs: Annotated[int, typer.Option(min=1, help="Processes side by side.")] = 1,
    scenario: Annotated[str | None, typer.Option(help="A scenario; the first if none.")] = None,
    option: OptionPairs = None,
    as_json: Json = False,
) -> None:
    """Let two computer players play each other on both sides."""
    from grognard.cli.progress import with_progress
    from grognard.cli.select import chosen_options, chosen_scenario, find_ruleset
    from grognard.study.runner import play_tasks
    from grognard.study.tournament import UnknownPlayer, fixtures, standing

    names = tuple(each.strip() for each in players.split(","))
    if len(names) != 2:
        raise CommandError(f"--players takes two names, not {players!r}")
    info = find_ruleset(game).info
    try:
        tasks = fixtures(
            game,
            chosen_scenario(info, scenario),
            chosen_options(info, option),
            info.sides,
            (names[0], names[1]),
            games,
            seed,
        )
    except UnknownPlayer as error:
        raise CommandError(str(error)) from None
    played = with_progress(play_tasks(tasks, jobs), games, f"{game} games")
    table = standing(tasks, played, seed)
    if as_json:
        print_json(table)
        return
    sides = info.sides
    print_table(
        f"{game}, {table.games} games, {table.draws} drawn",
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
