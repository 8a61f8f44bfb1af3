"""The ferry game with a defect for the fuzzer to find: it ends without a result."""

from grognard.kernel.outcome import Outcome
from tests.lab.ferry.records import FerryState
from tests.lab.ferry.ruleset import FerryRules


class FaultyRules(FerryRules):
    """Forgets who has won."""

    def outcome(self, state: FerryState) -> Outcome | None:
        return None


def ruleset() -> FaultyRules:
    """The faulty game."""
    return FaultyRules()
