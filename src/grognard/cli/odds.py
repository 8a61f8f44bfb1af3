"""``grognard odds``: exact chances of attacks, and who should make them."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from grognard.cli.output import CommandError, GameName, Json, console, print_json, print_table

if TYPE_CHECKING:
    from grognard.study.allocation import Advice, Allocation

EXAMPLES = """Examples:

  grognard odds sicilia --position docs/examples/gela.toml --target 2618

  grognard odds cassino --position docs/examples/cassino.toml --target 2319

  grognard odds malta --position docs/examples/malta.toml --target 2420 --goal drive

  grognard odds sicilia --position gela.toml --target 2618 --target 2619 --level 0.9

  grognard odds sicilia --position gela.toml --target 2618 --goal destroy

  grognard odds sicilia --position gela.toml --target 2618 --unit de-hg-conrath-pz --air 2

A position file as for `grognard ask`; what it does is done first. With --unit the chances of that
very attack are given; without, the attack is put together from everything that can take part.
Goals: clear (the defender leaves the hex), hurt, destroy, in malta gain, hurt, drive, or result
codes such as DE,DRB. "Points needed" counts the strength of an attack, whoever brings it.
"""


def register(app: typer.Typer) -> None:
    """Add the command."""
    app.command("odds", epilog=EXAMPLES)(odds)


def odds(
    game: GameName,
    position: Annotated[Path, typer.Option(help="A position file (TOML).")],
    target: Annotated[list[str], typer.Option(help="A hex to attack; may be repeated.")],
    unit: Annotated[list[str] | None, typer.Option(help="A unit that attacks.")] = None,
    gun: Annotated[list[str] | None, typer.Option(help="A gun that supports them.")] = None,
    air: Annotated[int, typer.Option(min=0, max=99, help="Air points with --unit.")] = 0,
    goal: Annotated[str | None, typer.Option(help="What the attack is for.")] = None,
    level: Annotated[float, typer.Option(min=0.0, max=1.0, help="A chance that is enough.")] = 0.8,
    as_json: Json = False,
) -> None:
    """Work out the exact chances of an attack, or the best way to make it."""
    from grognard.cli.select import find_ruleset
    from grognard.kernel.illegal import Illegal
    from grognard.lab.positionfile import build_position, read_position_file
    from grognard.study.allocation import Planner, advise, find_goal
    from grognard.study.plan import StudyError

    file = read_position_file(position)
    if file.game != game:
        raise CommandError(f"{position} is a position of {file.game}, not of {game}")
    place = build_position(file, find=find_ruleset)
    for each in file.do:
        place.do(each.action, each.dice, side=each.side)
    rules, state = place.ruleset, place.state
    try:
        wanted = find_goal(game, goal)
        if unit or gun:
            for at in target:
                # Asked once without a net, so that a refusal is told in the game's own words.
                planner = Planner(rules, state, at, wanted)
                rules.odds(state, planner.question(unit or (), gun or (), air))
                found = planner.ask(unit or (), gun or (), air)
                _tell_attack(at, wanted.id, found, as_json=as_json)
            return
        advice = [advise(rules, state, at, wanted, level) for at in target]
    except StudyError as error:
        raise CommandError(str(error)) from None
    except Illegal as illegal:
        raise CommandError(f"{place.texts.refusal(illegal)} [{illegal.rule}]") from None
    if as_json:
        print_json(advice)
        return
    for one in advice:
        _tell_advice(one)


def _tell_attack(at: str, goal: str, found: "Allocation | None", *, as_json: bool) -> None:
    from grognard.study.allocation import distribution

    if found is None:
        raise CommandError(f"nothing can be said about an attack on {at}")
    if as_json:
        print_json(found)
        return
    print_table(
        f"{at}: column {found.report.column}, {goal} {found.chance:.1%}",
        ("result", "chance", "exactly"),
        [
            (result, f"{float(chance):.1%}", str(chance))
            for result, chance in distribution(found.report).items()
        ],
    )


def _tell_advice(advice: "Advice") -> None:
    lines = [("everything", advice.everything), ("best", advice.best)]
    if advice.enough is not None:
        lines.append((f"enough for {advice.level:.0%}", advice.enough))
    print_table(
        f"{advice.target}: {advice.goal}, against a defence of {advice.defence}",
        ("", "chance", "column", "strength", "units", "guns", "air"),
        [
            (
                name,
                f"{each.chance:.1%}",
                each.report.column,
                each.strength,
                ", ".join(each.units),
                ", ".join(each.guns) or "–",
                each.air,
            )
            for name, each in lines
        ],
    )
    out = console()
    needed, level = advice.points_needed, f"{advice.level:.0%}"
    if needed is None:
        out.print(f"No number of points gives {level} here.")
    elif advice.enough is None:
        short = needed - advice.best.strength
        out.print(f"{level} needs {needed} points, {short} more than the best attack at hand has.")
    else:
        out.print(f"{level} needs {needed} points.")
