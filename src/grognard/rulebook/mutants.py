"""Proof that coverage is real: disable rule functions one by one and see that a test notices."""

import argparse
import ast
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path
from random import Random
from typing import Literal

import msgspec

from grognard.games import game_ids, load
from grognard.kernel.ruleset import GameInfo
from grognard.rulebook.citations import Citation
from grognard.rulebook.coverage import Coverage, game_coverage, project_root
from grognard.rulebook.mutation import Mutant, find_functions, variants
from grognard.rulebook.mutation_plugin import LOADED

PLUGIN = "grognard.rulebook.mutation_plugin"
SECONDS = 300
"""A disabled rule may make play endless; that too is noticed."""

UNUSED_PLUGINS = ("cacheprovider", "faker", "schemathesis")
"""Plugins that take seconds to load and have nothing to do with rules."""

Verdict = Literal["killed", "survived", "untested", "broken"]
"""``broken``: the tests fail even with the rule in place, so they prove nothing."""


class Trial(msgspec.Struct, frozen=True, kw_only=True, order=True):
    """A mutant together with the rule whose tests must notice it."""

    rule: str
    mutant: Mutant
    files: tuple[str, ...]


class TrialResult(msgspec.Struct, frozen=True, kw_only=True):
    """How a trial went."""

    trial: Trial
    verdict: Verdict
    detail: str = ""


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """All trials. A rule is proved if at least one way of disabling it is noticed."""

    results: tuple[TrialResult, ...]

    def count(self, verdict: Verdict) -> int:
        """How many trials went this way."""
        return sum(1 for each in self.results if each.verdict == verdict)

    def unproved(self) -> tuple[str, ...]:
        """Rules none of whose sampled mutants was noticed."""
        proved = {each.trial.rule for each in self.results if each.verdict == "killed"}
        return tuple(sorted({each.trial.rule for each in self.results} - proved))


def trials(coverage: Coverage, root: Path) -> list[Trial]:
    """Every way of disabling every rule function of a game, with the tests that should notice."""
    found = []
    for row in coverage.rules:
        files = tuple(sorted({each.file for each in row.tests}))
        for citation in row.code:
            for mutant in _mutants(citation, root):
                found.append(Trial(rule=row.id, mutant=mutant, files=files))
    return found


def undisableable(coverage: Coverage, root: Path) -> list[Citation]:
    """Rule functions for which no neutral form is known; they are not part of the sample."""
    cited = (each for row in coverage.rules for each in row.code)
    return [each for each in cited if not list(_mutants(each, root))]


def _mutants(citation: Citation, root: Path) -> Iterator[Mutant]:
    tree = _parsed(root / citation.file)
    for qualname, function in find_functions(tree, citation.qualname):
        for variant in variants(function):
            yield Mutant(module=citation.module, qualname=qualname, variant=variant)


@cache
def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_bytes(), filename=str(path))


class Runner:
    """Runs trials in processes of their own; the source tree is never changed."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self._baseline = cache(self._run_baseline)

    def run(self, trial: Trial) -> TrialResult:
        """Run the citing tests against the disabled function."""
        if not trial.files:
            return TrialResult(trial=trial, verdict="untested", detail="no test cites the rule")
        if self._baseline(trial.rule, trial.files) != 0:
            return TrialResult(
                trial=trial, verdict="broken", detail="the tests fail without a mutant too"
            )
        try:
            run = self._pytest(trial.rule, trial.files, f"--mutant={trial.mutant}")
        except subprocess.TimeoutExpired:
            return TrialResult(trial=trial, verdict="killed", detail="play came to no end")
        if run.returncode != 0:
            return TrialResult(trial=trial, verdict="killed", detail=_first_failure(run.stdout))
        reached = LOADED in run.stdout
        return TrialResult(
            trial=trial,
            verdict="survived",
            detail="" if reached else "the tests never import the module",
        )

    def _run_baseline(self, rule: str, files: tuple[str, ...]) -> int:
        return self._pytest(rule, files).returncode

    def _pytest(
        self, rule: str, files: Sequence[str], *more: str
    ) -> subprocess.CompletedProcess[str]:
        quiet = ("-q", "-x", "--no-header", *(f"-pno:{each}" for each in UNUSED_PLUGINS))
        command = [sys.executable, "-m", "pytest", "-p", PLUGIN, f"--mutant-rule={rule}", *quiet]
        return subprocess.run(
            [*command, *more, *files],
            cwd=self.root,
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
        )


def _first_failure(output: str) -> str:
    marks = ("FAILED ", "ERROR ")
    lines = (line for line in output.splitlines() if line.startswith(marks))
    return next(lines, "the test run broke off").split(" - ")[0]


def sample(every: Sequence[Trial], size: int | None, seed: int) -> list[Trial]:
    """A repeatable sample, in the order of the rulebook."""
    if size is None or size >= len(every):
        return list(every)
    chosen = Random(seed).sample(range(len(every)), size)
    return [every[index] for index in sorted(chosen)]


def run_trials(
    runner: Runner,
    chosen: Iterable[Trial],
    jobs: int = 1,
    report: Callable[[TrialResult], None] = lambda _: None,
) -> Summary:
    """Run trials side by side and report each as it ends."""
    results = []
    with ThreadPoolExecutor(max_workers=jobs) as pool:
        for result in pool.map(runner.run, chosen):
            report(result)
            results.append(result)
    return Summary(results=tuple(results))


def game_trials(info: GameInfo, root: Path) -> list[Trial]:
    """All trials of one game."""
    return trials(game_coverage(info, root), root)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a sample over one game or all, print each trial, fail if a rule proves unguarded."""
    given = _parser().parse_args(arguments)
    root = project_root()
    games = [given.game] if given.game else list(game_ids())
    every = sorted({trial for game in games for trial in game_trials(load(game).info, root)})
    chosen = sample(every, given.sample or None, given.seed)
    if given.list:
        for trial in chosen:
            print(f"{trial.rule}  {trial.mutant}  ({len(trial.files)} test files)")
        return 0
    summary = run_trials(Runner(root), chosen, given.jobs, _print_result)
    unproved = summary.unproved()
    print(
        f"{len(summary.results)} of {len(every)} mutants: {summary.count('killed')} killed, "
        f"{summary.count('survived')} survived, {summary.count('untested')} untested, "
        f"{summary.count('broken')} broken; rules that no test guards: "
        f"{', '.join(unproved) or 'none'}"
    )
    return 1 if unproved else 0


def _print_result(result: TrialResult) -> None:
    trial = result.trial
    print(f"{result.verdict:9} {trial.rule:14} {trial.mutant}  {result.detail}", flush=True)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="mutants", description=__doc__)
    parser.add_argument("--game", help="only the rules of this game")
    parser.add_argument("--sample", type=int, default=20, help="how many; 0 for all")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--jobs", type=int, default=2, help="how many at the same time")
    parser.add_argument("--list", action="store_true", help="show the sample, run nothing")
    return parser


if __name__ == "__main__":
    raise SystemExit(main())
