"""The one door through which a match leaves the server: views, sentences and nothing else."""

from collections.abc import Iterator

import msgspec

from grognard.kernel.log import LogItem
from grognard.kernel.match import MatchView, full_view
from grognard.kernel.records import SPECTATOR, Event, Side
from grognard.server import library
from grognard.server.identity import Caller
from grognard.server.storage.store import ChatLine
from grognard.server.table import Table
from grognard.server.wire import LogLine, Snapshot, UndoState
from grognard.texts.bundle import Texts

EVERYBODY = "all"
"""The viewpoint from which nothing is hidden; there is one only when a match is over."""

LOG_TAIL = 120
"""Log items sent with a snapshot; older ones are fetched when somebody scrolls back."""


def snapshot(
    table: Table,
    caller: Caller,
    viewer: Side,
    language: str,
    *,
    chat: tuple[ChatLine, ...] = (),
) -> Snapshot:
    """The present moment of a match through one viewer's eyes."""
    shown = _shown(table, viewer, language)
    return msgspec.structs.replace(
        shown,
        role=caller.role,
        sides=caller.sides,
        owner=caller.owner,
        seats=table.seat_cards(),
        chat=chat,
        thinking=tuple(sorted(table.thinking)),
    )


def _shown(table: Table, viewer: Side, language: str) -> Snapshot:
    """What everybody with these eyes and this language is shown, worked out once a revision."""
    kept = table.drawer.get((viewer, language))
    if isinstance(kept, Snapshot):
        return kept
    made = _frame(table, viewer, table.seen(viewer), language)
    table.drawer[viewer, language] = made
    return made


def _frame(table: Table, viewer: Side, seen: MatchView, language: str) -> Snapshot:
    header = table.match.header
    words = library.texts(header.game, language)
    first = max(0, len(seen.log) - LOG_TAIL)
    return Snapshot(
        match=table.id,
        game=header.game,
        scenario=header.scenario,
        mode=table.mode,
        role="watch",
        sides=(),
        viewer=viewer,
        owner=False,
        revision=seen.revision,
        view=seen.view,
        prompts=tuple(words.decision(each) for each in seen.view.decisions),
        log=tuple(log_lines(table, seen.log[first:], words)),
        log_from=first,
        undo=UndoState(
            may_undo=seen.may_undo,
            may_redo=seen.may_redo,
            taken_back=sum(1 for item in seen.log if item.undone),
        ),
        seats=(),
        chat=(),
        commitment=seen.commitment,
        secret=seen.secret,
        over=seen.over,
        history=_history(table, seen, words),
    )


def _history(table: Table, seen: MatchView, words: Texts) -> tuple[str, ...]:
    """The closing history: only at the last moment of a match that is over, when all lies open."""
    match = table.match
    if not seen.over or seen.revision != match.revision:
        return ()
    return tuple(words.event(event) for event in match.ruleset.summary(match.state))


def moment(table: Table, caller: Caller, viewer: Side, language: str, revision: int) -> Snapshot:
    """A past moment: the same filter, and only the log up to it."""
    match = table.match
    view = msgspec.structs.replace(match.view_at(viewer, revision), offers=())
    items = tuple(item for item in match.log(viewer) if item.revision <= revision)
    seen = MatchView(
        match=table.id,
        revision=revision,
        view=view,
        log=items,
        may_undo=False,
        may_redo=False,
        over=match.over,
        commitment=match.header.dice.commitment,
        secret=match.secret,
    )
    return msgspec.structs.replace(
        _frame(table, viewer, seen, language),
        role=caller.role,
        sides=caller.sides,
        owner=caller.owner,
        seats=table.seat_cards(),
        undo=UndoState(may_undo=False, may_redo=False, taken_back=0),
    )


def open_moment(table: Table, caller: Caller, language: str, revision: int) -> Snapshot:
    """A past moment of a match that is over, with every counter's face up and the whole log."""
    match = table.match
    rules, state = match.ruleset, match.state_at(revision)
    pieces = tuple(
        piece
        for side in rules.info.sides
        for piece in rules.view(state, side).pieces
        if piece.side == side
    )
    view = full_view(rules, state, SPECTATOR)
    seen = MatchView(
        match=table.id,
        revision=revision,
        view=msgspec.structs.replace(view, viewer=EVERYBODY, pieces=pieces),
        log=tuple(item for item in open_log(table) if item.revision <= revision),
        may_undo=False,
        may_redo=False,
        over=True,
        commitment=match.header.dice.commitment,
        secret=match.secret,
    )
    return msgspec.structs.replace(
        _frame(table, EVERYBODY, seen, language),
        role=caller.role,
        sides=caller.sides,
        owner=caller.owner,
        seats=table.seat_cards(),
    )


def open_log(table: Table) -> tuple[LogItem, ...]:
    """The log of a match that is over, with nothing left out."""
    records = table.match.records
    cancelled = {each for record in records for each in record.takes_back}
    return tuple(
        LogItem(
            revision=record.revision,
            side=record.side,
            event=entry.event,
            undone=record.revision in cancelled,
        )
        for record in records
        for entry in record.entries
    )


def log_lines(table: Table, items: tuple[LogItem, ...], words: Texts) -> Iterator[LogLine]:
    """Log items with their sentences and the hexes they speak of."""
    for item in items:
        # The match keeps its events for as long as the table lives, so their ids stay theirs.
        key = (words.language, id(item.event))
        told = table.told.get(key)
        if told is None:
            told = (words.event(item.event), _hexes(item.event, table.match.header.game))
            table.told[key] = told
        yield LogLine(item=item, text=told[0], hexes=told[1])


def _hexes(event: Event, game: str) -> tuple[str, ...]:
    known = library.hex_numbers(game)
    mentioned = (word for word in _words(msgspec.to_builtins(event)) if word in known)
    return tuple(dict.fromkeys(mentioned))


def _words(value: object) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from _words(each)
    elif isinstance(value, list | tuple):
        for each in value:
            yield from _words(each)
