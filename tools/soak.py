"""Plays many random games of every title through the referee: python -m tools.soak."""

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from tools.environment import ENVIRONMENT
from tools.shell import SetupError, answer, run, say

GROGNARD: Path = ENVIRONMENT / "bin" / "grognard"


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line of this module."""
    parser = argparse.ArgumentParser(prog="make soak", description=__doc__)
    parser.add_argument("--games", type=int, default=200, help="random games per title")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2, help="processes side by side")
    chosen = parser.parse_args(arguments)
    listed = answer([GROGNARD, "games", "--json"])
    if listed is None:
        print("soak: `grognard games --json` failed", file=sys.stderr)
        return 1
    try:
        for game in json.loads(listed):
            say(f"{chosen.games} random games of {game['id']}")
            numbers = ["--games", str(chosen.games), "--seed", str(chosen.seed)]
            run([GROGNARD, "fuzz", game["id"], *numbers, "--jobs", str(chosen.jobs)])
    except SetupError as error:
        print(f"soak: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
