"""Questions about a match, and the tools of the sandbox."""

from collections.abc import Sequence

from litestar import Controller, get, post
from litestar.params import JSONBody

from grognard.kernel.illegal import Illegal
from grognard.kernel.report import OddsReport, ReachReport
from grognard.server import library, queries
from grognard.server.editing import edited
from grognard.server.errors import problem
from grognard.server.queries import Advice, Overlay, Reason
from grognard.server.routes.context import MatchId, WebRequest, language_of, seat_of, service_of
from grognard.server.routes.matches import require_sandbox
from grognard.server.sandbox import SandboxDice
from grognard.server.table import Table
from grognard.server.wire import (
    AcceptedAnswer,
    AdviceQuestion,
    Created,
    DiceWish,
    Edits,
    OddsQuestion,
    OverlayQuestion,
    Question,
    ReachQuestion,
    Ruling,
    WhyQuestion,
    Workbench,
)

QueryAnswer = ReachReport | OddsReport | Ruling | Overlay | Advice


class Asking(Controller):
    """Questions and sandbox tools under /api/matches/{match}."""

    path = "/api/matches/{match:str}"

    @post("/query", summary="Ask for reach, odds, a ruling, advice or an overlay", status_code=200)
    async def query(
        self, request: WebRequest, match: MatchId, data: JSONBody[Question]
    ) -> QueryAnswer:
        table, caller = await seat_of(request, match)
        queries.require_own(caller, data.side)
        if isinstance(data, ReachQuestion):
            return queries.reach(table.match, data.side, data.unit)
        if isinstance(data, OddsQuestion):
            return queries.odds(table.match, data.side, data.plan)
        if isinstance(data, WhyQuestion):
            return _ruling(table, data, language_of(request))
        if isinstance(data, OverlayQuestion):
            return queries.overlay(table.match, data.side, data.overlay)
        return await self._advice(request, table, data)

    async def _advice(self, request: WebRequest, table: Table, question: AdviceQuestion) -> Advice:
        if not table.match.choices(question.side):
            raise Illegal("NOT_YOUR_DECISION", "K-SIDE", side=question.side, deciders=())
        thought = await service_of(request).computers.ask(table, question.side, question.level)
        words = library.texts(table.match.header.game, language_of(request))
        return Advice(
            action=thought.action,
            reasons=tuple(
                Reason(modifier=each, text=words.reason(each)) for each in thought.reasons
            ),
            highlights=thought.highlights,
        )

    @post("/edit", summary="A new sandbox from a position changed by hand")
    async def edit(self, request: WebRequest, match: MatchId, data: JSONBody[Edits]) -> Created:
        service = service_of(request)
        table, caller = await seat_of(request, match)
        require_sandbox(table.mode)
        queries.require_own(caller, caller.viewer())
        require_few(data.edits, service.config.limits.edits)
        position = edited(table.match.ruleset, table.match.state, data.edits)
        return await service.hall.sandbox(table.match, position)

    @get("/edit", summary="What can be changed by hand in a sandbox")
    async def workbench(self, request: WebRequest, match: MatchId) -> Workbench:
        table, caller = await seat_of(request, match)
        require_sandbox(table.mode)
        queries.require_own(caller, caller.viewer())
        editor = table.match.ruleset.editor(table.match.state.copy())
        dice = table.match.dice
        return Workbench(
            settings=dict(editor.settings()),
            dice=dice.told if isinstance(dice, SandboxDice) else (),
        )

    @post("/dice", summary="Say how the next dice of a sandbox fall", status_code=200)
    async def dice(
        self, request: WebRequest, match: MatchId, data: JSONBody[DiceWish]
    ) -> AcceptedAnswer:
        table, caller = await seat_of(request, match)
        require_sandbox(table.mode)
        queries.require_own(caller, caller.viewer())
        require_few(data.values, service_of(request).config.limits.dice)
        if isinstance(table.match.dice, SandboxDice):
            table.match.dice.tell(data.values)
        return AcceptedAnswer(revision=table.match.revision)


def require_few(given: Sequence[object], most: int) -> None:
    """Refuse lists that are longer than anybody needs."""
    if len(given) > most:
        raise Illegal("TOO_LARGE", "T-LIMITS", most=most)


def _ruling(table: Table, question: WhyQuestion, language: str) -> Ruling:
    match = table.match
    try:
        action = match.codec.decode_action(question.action)
        match.ruleset.check(match.state, question.side, action)
    except Illegal as illegal:
        return Ruling(legal=False, problem=problem(illegal, language, match.header.game))
    return Ruling(legal=True)
