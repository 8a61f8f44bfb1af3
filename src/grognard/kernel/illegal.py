"""Refusals: every one names the rule, a code and the facts behind it."""

from collections.abc import Mapping
from typing import Any

import msgspec

Param = str | int | tuple[str, ...]
"""A value put into a text: a name, a number or a list of names."""


class Refusal(msgspec.Struct, frozen=True, kw_only=True):
    """The wire form of a refusal; the sentence itself is ``refusal-<code>`` in the text files."""

    code: str
    rule: str
    params: dict[str, Param] = {}
    alternatives: tuple[str, ...] = ()


class Illegal(Exception):
    """An attempt the rules do not allow. The state is unchanged whenever this is raised."""

    def __init__(
        self,
        code: str,
        rule: str,
        *,
        alternatives: tuple[str, ...] = (),
        **params: Param,
    ) -> None:
        self.refusal = Refusal(code=code, rule=rule, params=params, alternatives=alternatives)
        super().__init__(f"{code} ({rule}) {dict(params)!r}")

    @property
    def code(self) -> str:
        return self.refusal.code

    @property
    def rule(self) -> str:
        return self.refusal.rule

    @property
    def params(self) -> Mapping[str, Param]:
        return self.refusal.params

    def __reduce__(self) -> tuple[Any, ...]:
        return (_rebuild, (self.refusal,))


def _rebuild(refusal: Refusal) -> Illegal:
    return Illegal(refusal.code, refusal.rule, alternatives=refusal.alternatives, **refusal.params)


class EngineFault(Exception):
    """The rules contradict themselves: a defect of ours, never the player's doing."""
