"""Groups of choices that differ in one value only, built when they are looked at."""

from collections.abc import Sequence
from typing import Any

import msgspec

from grognard.kernel.decision import ChoiceGroup, Offer, Target
from grognard.kernel.records import Action


class HexGroup(ChoiceGroup[Any]):
    """An action with everything given but one hex."""

    __slots__ = ("costs", "fields", "hexes", "kind", "names", "rule", "slot", "subject")

    def __init__(
        self,
        kind: type[Action],
        fields: dict[str, Any],
        slot: str,
        hexes: Sequence[int],
        names: Sequence[str],
        *,
        subject: str | None = None,
        rule: str = "",
        costs: Sequence[int] | None = None,
    ) -> None:
        self.kind = kind
        self.fields = fields
        self.slot = slot
        self.hexes = hexes
        self.names = names
        self.subject = subject
        self.rule = rule
        self.costs = costs

    def __len__(self) -> int:
        return len(self.hexes)

    def at(self, index: int) -> Any:
        return self.kind(**self.fields, **{self.slot: self.names[self.hexes[index]]})

    def __contains__(self, action: object) -> bool:
        if type(action) is not self.kind:
            return False
        wanted = getattr(action, self.slot)
        return any(
            self.names[h] == wanted and action == self.at(index)
            for index, h in enumerate(self.hexes)
        )

    def offer(self) -> Offer:
        wire = msgspec.to_builtins(self.at(0))
        wire.pop(self.slot)
        costs = self.costs or (None,) * len(self.hexes)
        targets = tuple(
            Target(value=self.names[h], cost=cost)
            for h, cost in zip(self.hexes, costs, strict=True)
        )
        return Offer(
            verb=str(wire["verb"]),
            action=wire,
            subject=self.subject,
            slot=self.slot,
            targets=targets,
            rule=self.rule,
        )
