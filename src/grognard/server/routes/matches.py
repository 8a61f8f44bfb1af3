"""Matches: opening them, looking at them, acting in them."""

from typing import Annotated, Literal

from litestar import Controller, Response, get, post
from litestar.params import FromPath, FromQuery, JSONBody, QueryParameter

from grognard.kernel.illegal import Illegal
from grognard.kernel.matchfile import export_for, export_match
from grognard.server import library, presenter
from grognard.server.imports import take_in
from grognard.server.luck import LuckReport, luck_report, luck_table
from grognard.server.routes.context import MatchId, WebRequest, language_of, seat_of, service_of
from grognard.server.service import viewpoint
from grognard.server.storage.store import ChatLine, StoredNote
from grognard.server.wire import (
    AcceptedAnswer,
    ChatWish,
    Command,
    Created,
    ForkWish,
    LogLine,
    MatchCard,
    NewMatch,
    NoteWish,
    SeatCard,
    SeatWish,
    Snapshot,
    Submission,
    Tokens,
)

PUBLIC_LIST = 100

Viewpoint = Annotated[str | None, QueryParameter(name="as")]


class Matches(Controller):
    """Everything under /api/matches."""

    path = "/api/matches"

    @post("/", summary="Open a match")
    async def open(self, request: WebRequest, data: JSONBody[NewMatch]) -> Created:
        return await service_of(request).open(data)

    @post("/mine", summary="The matches in which these tokens have a place", status_code=200)
    async def mine(self, request: WebRequest, data: JSONBody[Tokens]) -> list[MatchCard]:
        return await service_of(request).cards(data.tokens)

    @get("/public", summary="Matches anybody may watch")
    async def public(self, request: WebRequest) -> list[MatchCard]:
        return await service_of(request).public_cards(PUBLIC_LIST)

    @post("/import", summary="Take in a match file", request_max_body_size=None)
    async def take_in(self, request: WebRequest) -> Created:
        service = service_of(request)
        return await take_in(service.hall, await _file(request, service.config.limits.import_bytes))

    @get("/{match:str}", summary="The present moment through the caller's eyes")
    async def look(self, request: WebRequest, match: MatchId, viewer: Viewpoint = None) -> Snapshot:
        table, caller = await seat_of(request, match)
        return await service_of(request).snapshot(table, caller, language_of(request), viewer)

    @post("/{match:str}/actions", summary="Act", status_code=200)
    async def act(
        self, request: WebRequest, match: MatchId, data: JSONBody[Submission]
    ) -> AcceptedAnswer:
        _, caller = await seat_of(request, match)
        return await service_of(request).submit(caller, data)

    @post("/{match:str}/take/{kind:str}", summary="Undo, redo or restart", status_code=200)
    async def take(
        self,
        request: WebRequest,
        match: MatchId,
        kind: FromPath[Literal["undo", "redo", "restart"]],
        data: JSONBody[Command],
    ) -> AcceptedAnswer:
        _, caller = await seat_of(request, match)
        return await service_of(request).command(caller, kind, data)

    @get("/{match:str}/moments/{revision:int}", summary="A past moment")
    async def moment(
        self,
        request: WebRequest,
        match: MatchId,
        revision: FromPath[int],
        viewer: Viewpoint = None,
    ) -> Snapshot:
        table, caller = await seat_of(request, match)
        return await service_of(request).moment(
            table, caller, language_of(request), viewer, revision
        )

    @get("/{match:str}/log", summary="The log as the caller may read it, from after a revision")
    async def log(
        self,
        request: WebRequest,
        match: MatchId,
        viewer: Viewpoint = None,
        since: FromQuery[int] = -1,
    ) -> list[LogLine]:
        table, caller = await seat_of(request, match)
        if table.match.over and viewer == presenter.EVERYBODY:
            items = tuple(each for each in presenter.open_log(table) if each.revision > since)
        else:
            items = table.match.log(viewpoint(table, caller, viewer), since)
        words = library.texts(table.match.header.game, language_of(request))
        return list(presenter.log_lines(table, items, words))

    @get("/{match:str}/luck", summary="Dice against expectation")
    async def luck(
        self, request: WebRequest, match: MatchId, viewer: Viewpoint = None
    ) -> LuckReport:
        table, caller = await seat_of(request, match)
        return luck_report(table.match.records, viewpoint(table, caller, viewer))

    @get("/{match:str}/luck.csv", summary="Dice against expectation, for a spreadsheet")
    async def luck_file(
        self, request: WebRequest, match: MatchId, viewer: Viewpoint = None
    ) -> Response[bytes]:
        table, caller = await seat_of(request, match)
        report = luck_report(table.match.records, viewpoint(table, caller, viewer))
        return Response(
            luck_table(report).encode(),
            media_type="text/csv; charset=utf-8",
            headers={"content-disposition": f'attachment; filename="{table.id}-dice.csv"'},
        )

    @post("/{match:str}/seats/{side:str}", summary="Change who sits on a side", status_code=200)
    async def seat(
        self, request: WebRequest, match: MatchId, side: FromPath[str], data: JSONBody[SeatWish]
    ) -> list[SeatCard]:
        table, caller = await seat_of(request, match)
        await service_of(request).replace_seat(table, caller, side, data)
        return list(table.seat_cards())

    @post("/{match:str}/chat", summary="Say something to the table")
    async def chat(self, request: WebRequest, match: MatchId, data: JSONBody[ChatWish]) -> ChatLine:
        table, caller = await seat_of(request, match)
        return await service_of(request).say(table, caller, data.text)

    @get("/{match:str}/notes/{side:str}", summary="What a seat has noted for itself")
    async def note(self, request: WebRequest, match: MatchId, side: FromPath[str]) -> StoredNote:
        table, caller = await seat_of(request, match)
        return await service_of(request).note(table, caller, side)

    @post("/{match:str}/notes/{side:str}", summary="Note something for oneself", status_code=200)
    async def write_note(
        self, request: WebRequest, match: MatchId, side: FromPath[str], data: JSONBody[NoteWish]
    ) -> StoredNote:
        table, caller = await seat_of(request, match)
        return await service_of(request).write_note(table, caller, side, data.text)

    @post("/{match:str}/fork", summary="A sandbox from any moment")
    async def fork(self, request: WebRequest, match: MatchId, data: JSONBody[ForkWish]) -> Created:
        table, caller = await seat_of(request, match)
        viewer = viewpoint(table, caller, None)
        return await service_of(request).hall.fork(table, caller, viewer, data.revision)

    @get("/{match:str}/export", summary="The match as a file")
    async def export(self, request: WebRequest, match: MatchId) -> Response[bytes]:
        table, caller = await seat_of(request, match)
        whole = table.match.over or (caller.owner and table.mode in ("hotseat", "sandbox"))
        body = export_match(table.match) if whole else export_for(table.match, caller.viewer())
        return Response(
            body,
            media_type="application/json",
            headers={"content-disposition": f'attachment; filename="{match}.grognard.json"'},
        )


async def _file(request: WebRequest, most: int) -> bytes:
    """The body of a request, as long as it is no larger than a match file can be."""
    found = bytearray()
    async for chunk in request.stream():
        found += chunk
        if len(found) > most:
            raise Illegal("TOO_LARGE", "T-LIMITS", most=most)
    return bytes(found)


def require_sandbox(mode: str) -> None:
    """Positions are edited and dice dictated only where nobody is being cheated."""
    if mode != "sandbox":
        raise Illegal("SANDBOX_ONLY", "T-SANDBOX")
