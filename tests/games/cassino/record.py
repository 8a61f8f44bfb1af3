"""Records the full games that ``test_recorded`` replays: ``python -m tests.games.cassino.record``.

Record again only when a rule was changed on purpose; the change log then says why.
"""

import gzip
from pathlib import Path
from random import Random

from grognard.games import load
from grognard.kernel.dice import CommittedDice
from grognard.kernel.match import Match
from grognard.kernel.matchfile import export_match
from grognard.kernel.ruleset import OptionValue
from grognard.testing.matchplay import play_match

HOME = Path(__file__).with_name("recorded")
MOST_ACTIONS = 20_000

OPTIONS: dict[str, dict[str, OptionValue]] = {
    "as-written": {},
    "open-strength": {"hidden_strength": "open", "division_bonus": "survivors"},
    "all-switches": {
        "reduced_rounding": "exact_half",
        "odds_below_one": "truncate_both_ways",
        "odds_above_nine": "virtual_columns",
        "emp_advance": "yes",
        "rome_control": "physically_occupied_both",
        "values_139_18": "swapped",
        "light_division_mountain": "yes",
        "air_support_cap": "standalone_max",
        "bivouac_exits": "open",
        "anzio_surprise": "none",
        "rail_control": "friendly_only",
    },
}


def record(name: str) -> bytes:
    """A complete random game under these options, with its secret, so that it proves itself."""
    match_id = f"cassino-{name}"
    match = Match.begin(
        load("cassino"),
        match_id=match_id,
        scenario="campaign",
        options=OPTIONS[name],
        dice=CommittedDice(Random(match_id).randbytes(32), match_id),
        snapshot_every=MOST_ACTIONS,
    )
    play_match(match, Random(match_id), MOST_ACTIONS)
    return export_match(match, keep_secret=True)


def main() -> None:
    """Write every game anew."""
    HOME.mkdir(exist_ok=True)
    for name in OPTIONS:
        (HOME / f"{name}.json.gz").write_bytes(gzip.compress(record(name), mtime=0))


if __name__ == "__main__":
    main()
