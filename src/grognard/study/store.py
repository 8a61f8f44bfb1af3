"""Where games are kept: one Parquet file for a study, and a partial file while it grows.

The partial file is a line of JSON for the plan and one for every finished game, in the order in
which they were finished, so that a study can be stopped at any moment and gone on with. The
Parquet file has one row for a game in the order of their numbers and depends on nothing else.
"""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
import polars as pl

from grognard.kernel.records import Side
from grognard.study.batch import in_processes, on_ray
from grognard.study.chronicle import GameRow, tell_game
from grognard.study.plan import Plan, StudyError
from grognard.study.runner import Task

FORMAT: Final = 1
PARTIAL: Final = ".partial"
KEY: Final = "grognard-study"

Run = Callable[[Sequence[Task]], Iterator[GameRow]]
"""Plays tasks somewhere; results in any order."""

TURN, TEXT, COUNT = pl.Int32(), pl.String(), pl.Int32()
SCHEMA: Final[dict[str, pl.DataType]] = {
    "index": pl.Int64(),
    "seed": pl.Int64(),
    "winner": TEXT,
    "reason": TEXT,
    "level": TEXT,
    "length": TURN,
    "actions": COUNT,
    "points": pl.List(pl.Struct({"side": TEXT, "points": COUNT})),
    "score": pl.List(pl.Struct({"side": TEXT, "reason": TEXT, "points": COUNT})),
    "luck": pl.List(
        pl.Struct(
            {
                "side": TEXT,
                "attacks": COUNT,
                "merit": COUNT,
                "expected": pl.Float64(),
                "variance": pl.Float64(),
            }
        )
    ),
    "turns": pl.List(pl.Struct({"turn": TURN, "label": TEXT})),
    "losses": pl.List(
        pl.Struct(
            {"turn": TURN, "side": TEXT, "nation": TEXT, "destroyed": COUNT, "reduced": COUNT}
        )
    ),
    "combats": pl.List(
        pl.Struct({"turn": TURN, "side": TEXT, "hex": TEXT, "kind": TEXT, "times": COUNT})
    ),
    "control": pl.List(pl.Struct({"turn": TURN, "place": TEXT, "side": TEXT})),
    "hexes": pl.List(pl.Struct({"hex": TEXT, "side": TEXT, "turns": COUNT, "at_end": pl.Boolean})),
}
"""The columns of a study's file; ``losses``, ``combats``, ``control`` are its tables by turn."""


class Heading(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a file says about itself."""

    format: int
    plan: Plan


def simulate(
    plan: Plan,
    games: int,
    out: Path,
    run: Run,
    step: Callable[[str], None] = lambda _: None,
) -> int:
    """Play what is missing of a study and keep it; the number of games that had to be played.

    ``step`` is told about every game that is there, played before or just now.
    """
    if out.suffix != ".parquet":
        raise StudyError(f"{out}: a study is kept in a .parquet file")
    rows = _kept(plan, out)
    tasks = [plan.task(index) for index in range(games) if index not in rows]
    for _ in range(games - len(tasks)):
        step("kept")
    if tasks:
        _play(plan, out, rows, run(tasks), step)
    wanted = [rows[index] for index in range(games)]
    write_study(out, plan, wanted)
    _partial(out).unlink(missing_ok=True)
    return len(tasks)


def _play(
    plan: Plan,
    out: Path,
    rows: dict[int, GameRow],
    results: Iterable[GameRow],
    step: Callable[[str], None],
) -> None:
    partial = _partial(out)
    partial.parent.mkdir(parents=True, exist_ok=True)
    fresh = not partial.exists()
    with partial.open("ab") as file:
        if fresh:
            file.write(msgspec.json.encode(Heading(format=FORMAT, plan=plan)) + b"\n")
        for row in results:
            if row.index in rows:
                raise StudyError(f"game {row.index} was played twice")
            rows[row.index] = row
            file.write(msgspec.json.encode(row) + b"\n")
            file.flush()
            os.fsync(file.fileno())
            step(f"game {row.index}")


def local(jobs: int) -> Run:
    """Play in processes of this machine."""
    return lambda tasks: in_processes(tell_game, tasks, jobs)


def cluster(address: str) -> Run:
    """Play on a Ray cluster."""
    return lambda tasks: on_ray(tell_game, tasks, address)


# --- files -------------------------------------------------------------------------------------


def _partial(out: Path) -> Path:
    return out.with_name(out.name + PARTIAL)


def _kept(plan: Plan, out: Path) -> dict[int, GameRow]:
    """Games of this very plan that were played before."""
    found: dict[int, GameRow] = {}
    if out.exists():
        heading, rows = read_study(out)
        _same_plan(out, heading, plan)
        found.update((row.index, row) for row in rows)
    partial = _partial(out)
    if partial.exists():
        found.update((row.index, row) for row in _read_partial(partial, plan))
    return found


def _read_partial(partial: Path, plan: Plan) -> list[GameRow]:
    """The finished games of a partial file; a line that was cut off is cut away."""
    whole, newline, rest = partial.read_bytes().rpartition(b"\n")
    if rest:
        with partial.open("r+b") as file:
            file.truncate(len(whole) + len(newline))
    if not whole:
        partial.unlink()
        return []
    first, *lines = whole.split(b"\n")
    try:
        _same_plan(partial, msgspec.json.decode(first, type=Heading).plan, plan)
        return [msgspec.json.decode(line, type=GameRow) for line in lines]
    except (msgspec.ValidationError, msgspec.DecodeError) as error:
        raise StudyError(f"{partial} cannot be continued: {error}") from None


def _same_plan(path: Path, kept: Plan, wanted: Plan) -> None:
    if kept != wanted:
        differing = ", ".join(
            name for name in Plan.__struct_fields__ if getattr(kept, name) != getattr(wanted, name)
        )
        raise StudyError(f"{path} holds another study (different {differing}); name another file")


def write_study(out: Path, plan: Plan, rows: Sequence[GameRow]) -> None:
    """Write a study; equal games give equal bytes."""
    out.parent.mkdir(parents=True, exist_ok=True)
    temporary = out.with_name(out.name + ".new")
    heading = msgspec.json.encode(Heading(format=FORMAT, plan=plan), order="deterministic")
    frame_of(rows).write_parquet(
        temporary,
        compression="zstd",
        compression_level=9,
        statistics=True,
        row_group_size=512,
        metadata={KEY: heading.decode()},
    )
    temporary.replace(out)


def frame_of(rows: Sequence[GameRow]) -> pl.DataFrame:
    """Games as a table with one row each."""
    return pl.DataFrame([_as_columns(row) for row in rows], schema=SCHEMA, orient="row")


def _as_columns(row: GameRow) -> dict[str, Any]:
    plain: dict[str, Any] = msgspec.to_builtins(row)
    plain["points"] = [{"side": side, "points": n} for side, n in row.points.items()]
    return plain


def read_frame(path: Path) -> tuple[Plan, pl.DataFrame]:
    """A study's plan and its table."""
    try:
        metadata = pl.read_parquet_metadata(path)
        frame = pl.read_parquet(path)
    except (pl.exceptions.ComputeError, FileNotFoundError, IsADirectoryError) as error:
        raise StudyError(f"{path} is not a study: {error}") from None
    if KEY not in metadata:
        raise StudyError(f"{path} is a Parquet file, but not a study of ours")
    try:
        heading = msgspec.json.decode(metadata[KEY], type=Heading)
    except msgspec.ValidationError as error:
        raise StudyError(f"{path} was written by another version: {error}") from None
    if heading.format != FORMAT or frame.schema != pl.Schema(SCHEMA):
        raise StudyError(f"{path} was written by another version")
    return heading.plan, frame


def read_study(path: Path) -> tuple[Plan, list[GameRow]]:
    """A study's plan and its games."""
    plan, frame = read_frame(path)
    return plan, [_as_row(each) for each in frame.iter_rows(named=True)]


def _as_row(values: dict[str, Any]) -> GameRow:
    points: dict[Side, int] = {each["side"]: each["points"] for each in values["points"]}
    return msgspec.convert({**values, "points": points}, GameRow)
