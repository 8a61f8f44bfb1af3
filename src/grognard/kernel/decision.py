"""Decisions and the legal choices that answer them."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, Generic, TypeVar, overload

import msgspec

from grognard.kernel.illegal import Param
from grognard.kernel.records import Action, Side

A = TypeVar("A", bound=Action)


class Decision(msgspec.Struct, frozen=True, kw_only=True):
    """Who must decide, about what, under which rule. The sentence is ``decision-<kind>``.

    ``hidden`` decisions are answered without the other side seeing the answer or that it was
    given; several sides may have one open at the same time. ``automatic`` lets the engine make
    the choice itself when there is only one.
    """

    side: Side
    kind: str
    rule: str
    params: dict[str, Param] = {}
    hidden: bool = False
    automatic: bool = False


class Target(msgspec.Struct, frozen=True, kw_only=True):
    """One value that may stand in the open slot of an offer, usually a hex with its cost."""

    value: str | int
    cost: int | None = None
    note: str = ""


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """A group of choices as it travels to a client.

    ``action`` is the action in its JSON form with ``slot`` missing; the client puts one of the
    ``targets`` there. Without a slot the action is complete. ``subject`` is the piece (or hex) a
    person selects first; ``points`` scales target costs (2 = costs are half points).
    """

    verb: str
    action: dict[str, Any]
    subject: str | None = None
    slot: str | None = None
    targets: tuple[Target, ...] = ()
    scale: int = 1
    rule: str = ""


class ChoiceGroup(ABC, Generic[A]):
    """Choices of one verb, kept compact: an action is only built when it is looked at."""

    @abstractmethod
    def __len__(self) -> int: ...

    @abstractmethod
    def at(self, index: int) -> A:
        """The choice at this place of the group."""

    @abstractmethod
    def __contains__(self, action: object) -> bool: ...

    @abstractmethod
    def offer(self) -> Offer:
        """The group as a client sees it."""


class Single(ChoiceGroup[A]):
    """A group of exactly one action."""

    __slots__ = ("action", "rule", "subject")

    def __init__(self, action: A, *, subject: str | None = None, rule: str = "") -> None:
        self.action = action
        self.subject = subject
        self.rule = rule

    def __len__(self) -> int:
        return 1

    def at(self, index: int) -> A:
        return self.action

    def __contains__(self, action: object) -> bool:
        return action == self.action

    def offer(self) -> Offer:
        wire: dict[str, Any] = msgspec.to_builtins(self.action)
        return Offer(verb=str(wire["verb"]), action=wire, subject=self.subject, rule=self.rule)


class Choices(Sequence[A]):
    """All legal answers to a decision: complete, ordered, counted, but built only on demand.

    ``in`` is the legality look-up. It may accept a compound of listed choices (a whole stack
    moved at once) that the list spells out one by one.
    """

    __slots__ = ("_length", "groups")

    def __init__(self, groups: Sequence[ChoiceGroup[A]]) -> None:
        self.groups = groups
        self._length = sum(map(len, groups))

    @classmethod
    def of(cls, *actions: A) -> "Choices[A]":
        return cls([Single(action) for action in actions])

    def __len__(self) -> int:
        return self._length

    @overload
    def __getitem__(self, index: int) -> A: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[A]: ...
    def __getitem__(self, index: int | slice) -> A | Sequence[A]:
        if isinstance(index, slice):
            return [self[each] for each in range(*index.indices(self._length))]
        if index < 0:
            index += self._length
        for group in self.groups:
            size = len(group)
            if index < size:
                return group.at(index)
            index -= size
        raise IndexError(index)

    def __iter__(self) -> Iterator[A]:
        for group in self.groups:
            for index in range(len(group)):
                yield group.at(index)

    def __contains__(self, action: object) -> bool:
        return any(action in group for group in self.groups)

    def offers(self) -> tuple[Offer, ...]:
        return tuple(group.offer() for group in self.groups)
