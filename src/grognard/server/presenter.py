"""The one door through which a match leaves the server: views, sentences and nothing else."""

from collections.abc import Iterator
from typing import Any

import msgspec

from grognard.kernel.log import LogItem
from grognard.kernel.match import Match, full_view
from grognard.kernel.records import Side
from grognard.server import library
from grognard.server.identity import Caller
from grognard.server.storage.store import ChatLine
from grognard.server.table import Table
from grognard.server.wire import LogLine, Snapshot, UndoState
from grognard.texts.bundle import Texts

LOG_TAIL = 200
"""Log items sent with a snapshot; older ones are fetched when somebody scrolls back."""


def snapshot(
    table: Table,
    caller: Caller,
    viewer: Side,
    language: str,
    *,
    chat: tuple[ChatLine, ...] = (),
    log_from: int | None = None,
) -> Snapshot:
    """The present moment of a match through one viewer's eyes."""
    match = table.match
    seen = match.view(viewer)
    items = seen.log
    first = max(0, len(items) - LOG_TAIL) if log_from is None else max(0, log_from)
    words = library.texts(match.header.game, language)
    return Snapshot(
        match=table.id,
        game=match.header.game,
        scenario=match.header.scenario,
        mode=table.mode,
        role=caller.role,
        sides=caller.sides,
        viewer=viewer,
        owner=caller.owner,
        revision=seen.revision,
        view=seen.view,
        prompts=tuple(words.decision(each) for each in seen.view.decisions),
        log=tuple(log_lines(items[first:], words, match.header.game)),
        log_from=first,
        undo=UndoState(
            may_undo=seen.may_undo,
            may_redo=seen.may_redo,
            taken_back=sum(1 for item in items if item.undone),
        ),
        seats=table.seat_cards(),
        chat=chat,
        commitment=seen.commitment,
        secret=seen.secret,
        over=seen.over,
        thinking=tuple(sorted(table.thinking)),
    )


def moment(table: Table, caller: Caller, viewer: Side, language: str, revision: int) -> Snapshot:
    """A past moment: the same filter, and only the log up to it."""
    match = table.match
    view = match.view_at(viewer, revision)
    items = tuple(item for item in match.log(viewer) if item.revision <= revision)
    first = max(0, len(items) - LOG_TAIL)
    words = library.texts(match.header.game, language)
    present = snapshot(table, caller, viewer, language)
    return msgspec.structs.replace(
        present,
        revision=revision,
        view=msgspec.structs.replace(view, offers=()),
        prompts=tuple(words.decision(each) for each in view.decisions),
        log=tuple(log_lines(items[first:], words, match.header.game)),
        log_from=first,
        undo=UndoState(may_undo=False, may_redo=False, taken_back=0),
    )


def log_lines(items: tuple[LogItem, ...], words: Texts, game: str) -> Iterator[LogLine]:
    """Log items with their sentences and the hexes they speak of."""
    hexes = _hex_numbers(game)
    for item in items:
        mentioned = dict.fromkeys(
            word for word in _words(msgspec.to_builtins(item.event)) if word in hexes
        )
        yield LogLine(item=item, text=words.event(item.event), hexes=tuple(mentioned))


def _hex_numbers(game: str) -> frozenset[str]:
    return library.hex_numbers(game)


def _words(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from _words(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _words(each)


def current_view(match: Match[Any, Any], viewer: Side) -> bytes:
    """The encoded view, for measuring what one update costs."""
    return msgspec.json.encode(full_view(match.ruleset, match.state, viewer))
