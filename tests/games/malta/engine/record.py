"""Records the games that ``test_recorded`` replays: ``python -m tests.games.malta.engine.record``.

Record again only when a rule was changed on purpose; the change log then says why.
"""

import gzip
from pathlib import Path
from random import Random

from grognard.kernel.dice import CommittedDice
from grognard.kernel.match import Match
from grognard.kernel.matchfile import export_match
from grognard.kernel.ruleset import OptionValue
from grognard.testing.matchplay import play_match
from tests.games.malta.engine.playing import SCENARIO, ruleset

HOME = Path(__file__).with_name("recorded")
MOST_ACTIONS = 10_000

OPTIONS: dict[str, dict[str, OptionValue]] = {
    "as-written": {},
    "sealed-chits": {"activation_bid": "simultaneous", "landing_hex_limit_scope": "formation"},
    "all-switches": {
        "independent_scope": "unactivated",
        "artillery_scope": "any_friendly",
        "coastal_batteries_bombard": "yes",
        "turn_s_defensive_fire": "yes",
        "stranded_landers": "eliminated",
        "supply_requires_operational_port": "yes",
        "dg_same_operation_recovery": "no",
        "at_company_counts_for_drop_limit": "no",
        "tank_losses_immediate": "no",
        "vp_multi_feature_hex": "per_feature",
        "road_limit_scope": "hexside",
        "undropped_airborne": "lost",
        "loreto_same_turn": "no",
        "star_without_settlement": "road_and_port",
        "naval_last_turn": 1,
    },
}


def record(name: str) -> bytes:
    """A complete random game under these options, with its secret, so that it proves itself."""
    match_id = f"malta-{name}"
    match = Match.begin(
        ruleset(),
        match_id=match_id,
        scenario=SCENARIO,
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
