"""The log of a match as sentences with their rules."""

from typing import Any

import msgspec

from grognard.kernel.log import LogItem
from grognard.kernel.match import Match
from grognard.texts import Texts


class ToldEvent(msgspec.Struct, frozen=True, kw_only=True):
    """One line of a narration."""

    revision: int
    side: str
    text: str
    rule: str
    event: dict[str, Any]
    undone: bool = False


def told_log(match: Match[Any, Any], texts: Texts, viewer: str | None = None) -> list[ToldEvent]:
    """The whole log, secrets included, or what one viewer may read of it."""
    items = match.log(viewer) if viewer else _everything(match)
    return [
        ToldEvent(
            revision=item.revision,
            side=item.side,
            text=texts.event(item.event),
            rule=item.event.rule,
            event=msgspec.to_builtins(item.event),
            undone=item.undone,
        )
        for item in items
    ]


def _everything(match: Match[Any, Any]) -> list[LogItem]:
    cancelled = {each for record in match.records for each in record.takes_back}
    return [
        LogItem(
            revision=record.revision,
            side=record.side,
            event=entry.event,
            undone=record.revision in cancelled,
        )
        for record in match.records
        for entry in record.entries
    ]
