"""Running other programs, and saying in one line what went wrong."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


class SetupError(Exception):
    """The machine lacks something, or a step of the set-up failed; the message says what to do."""


def say(message: str) -> None:
    """Announces a step that may take a while."""
    print(f"→ {message}", flush=True)


def run(
    command: Sequence[str | Path],
    *,
    cwd: Path = ROOT,
    env: Mapping[str, str] | None = None,
    quiet: bool = False,
) -> None:
    """Runs a command; a quiet one shows its output only if it fails."""
    result = subprocess.run(
        [str(part) for part in command],
        cwd=cwd,
        env={**os.environ, **(env or {})},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE if quiet else None,
        stderr=subprocess.STDOUT if quiet else None,
        text=True,
        check=False,
    )
    if result.returncode:
        if quiet:
            print(result.stdout, file=sys.stderr)
        line = " ".join(str(part) for part in command)
        raise SetupError(f"`{line}` ended with exit code {result.returncode}")


def answer(command: Sequence[str | Path], *, env: Mapping[str, str] | None = None) -> str | None:
    """What a command prints, or None if it cannot be run or fails."""
    try:
        result = subprocess.run(
            [str(part) for part in command],
            env={**os.environ, **(env or {})},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            check=False,
        )
    except OSError:
        return None
    return result.stdout.strip() if result.returncode == 0 else None
