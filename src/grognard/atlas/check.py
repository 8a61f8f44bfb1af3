"""Runs the acceptance checks of a map."""

from grognard.atlas.build import build_draft
from grognard.atlas.checks import cassino, malta, sicilia, sicilia43, sicily2
from grognard.atlas.checks.common import COMMON
from grognard.atlas.checks.result import Check, CheckResult, Subject, load_requirements
from grognard.atlas.files import AtlasError, board_path
from grognard.hexes.board import load_board

__all__ = ["CheckResult", "check", "checks_of", "subject_of"]

OWN: dict[str, tuple[Check, ...]] = {
    "sicilia": sicilia.CHECKS,
    "cassino": cassino.CHECKS,
    "malta": malta.CHECKS,
    "sicilia43": sicilia43.CHECKS,
    "sicily2": sicily2.CHECKS,
}


def subject_of(game: str) -> Subject:
    """A fresh build of a map together with its committed board."""
    path = board_path(game)
    if not path.exists():
        raise AtlasError(f"{game} has no board file yet; build it first")
    return Subject(build_draft(game), load_board(path), load_requirements(game))


def checks_of(game: str) -> tuple[Check, ...]:
    """The checks that apply to a map."""
    return COMMON + OWN[game]


def check(game: str) -> list[CheckResult]:
    """Every acceptance check of a map, in a fixed order."""
    subject = subject_of(game)
    return [each(subject) for each in checks_of(game)]
