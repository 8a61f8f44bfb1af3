"""The command itself: collects the sub-commands and turns expected errors into plain answers."""

import sys
from collections.abc import Sequence
from importlib import import_module

import typer

from grognard.cli.output import CommandError, expected_error

COMMANDS = (
    "games",
    "rules",
    "ask",
    "odds",
    "table",
    "replay",
    "verify",
    "fuzz",
    "perft",
    "bench",
    "tournament",
    "tune",
    "simulate",
    "study",
    "map",
    "atlas",
    "serve",
    "load",
)
"""Modules of this package, in the order of the help; each has ``register(app)``."""


def build_app() -> typer.Typer:
    """The whole command line. Help stays plain text so that it answers at once."""
    app = typer.Typer(
        name="grognard",
        help="Referee, play and study five Mediterranean board wargames.",
        no_args_is_help=True,
        rich_markup_mode=None,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(_grognard)
    for name in COMMANDS:
        import_module(f"grognard.cli.{name}").register(app)
    return app


def _grognard() -> None:
    """Referee, play and study five Mediterranean board wargames."""


def main(arguments: Sequence[str] | None = None) -> None:
    """Run one command and leave with its exit code."""
    try:
        build_app()(args=list(arguments) if arguments is not None else None)
    except CommandError as error:
        print(f"grognard: {error}", file=sys.stderr)
        raise SystemExit(error.code) from None
    except BrokenPipeError:
        # Whoever was reading (less, head) has seen enough.
        sys.stderr.close()
        raise SystemExit(0) from None
    except Exception as error:
        message = expected_error(error)
        if message is None:
            raise
        print(f"grognard: {message}", file=sys.stderr)
        raise SystemExit(2) from None


if __name__ == "__main__":
    main()
