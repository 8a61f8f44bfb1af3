"""Refusals and faults as typed answers with a sentence in the caller's language."""

from typing import Any

import msgspec
import structlog
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException

from grognard.kernel.illegal import EngineFault, Illegal, Param, Refusal
from grognard.kernel.replay import Diverged
from grognard.server import library
from grognard.server.mapping import DrawingFailed
from grognard.server.storage.store import NoSuchMatch
from grognard.server.table import Reload
from grognard.server.wire import ErrorAnswer, Problem

log = structlog.get_logger()

LARGEST = 1 << 53
MOST_DIGITS = 40

STATUS = {
    "STALE_REVISION": 409,
    "CLIENT_ID_REUSED": 409,
    "NOT_YOUR_SEAT": 403,
    "NOT_YOUR_DECISION": 409,
    "UNKNOWN_TOKEN": 401,
    "PRIVATE_TABLE": 401,
    "NO_SUCH_MATCH": 404,
    "NO_SUCH_GAME": 404,
    "NO_SUCH_REVISION": 404,
    "NO_SUCH_PAGE": 404,
    "MALFORMED": 400,
    "TOO_LARGE": 413,
    "SLOW_DOWN": 429,
    "BUSY": 503,
    "NO_MAP": 503,
    "COMPUTER_FAILED": 503,
    "SERVER_FAULT": 500,
}
"""HTTP status of refusal codes; every other refusal of a rule is 422."""


def problem(refusal: Refusal | Illegal, language: str, game: str | None = None) -> Problem:
    """A refusal with its sentence."""
    given = tamed(refusal.refusal if isinstance(refusal, Illegal) else refusal)
    words = library.texts(game, language) if game else library.table_texts(language)
    return Problem.of(given, words.refusal(given))


def tamed(refusal: Refusal) -> Refusal:
    """The refusal with numbers that no sentence can be made of given as words.

    A stranger may quote a number of a thousand digits; it is told back to him, but not formatted.
    """
    params = {
        name: str(value)[:MOST_DIGITS]
        for name, value in refusal.params.items()
        if isinstance(value, int) and not -LARGEST <= value <= LARGEST
    }
    if not params:
        return refusal
    return msgspec.structs.replace(refusal, params={**refusal.params, **params})


def answer(
    request: Request[Any, Any, State], refusal: Refusal, status: int | None = None
) -> Response[ErrorAnswer]:
    """The response to a request that was refused."""
    language = library.negotiated(request.headers.get("accept-language"))
    game = request.scope.get("state", {}).get("game")
    return Response(
        ErrorAnswer(error=problem(refusal, language, game)),
        status_code=status or STATUS.get(refusal.code, 422),
    )


def on_illegal(request: Request[Any, Any, State], error: Illegal) -> Response[ErrorAnswer]:
    """A rule said no."""
    return answer(request, error.refusal)


def on_no_match(request: Request[Any, Any, State], _: NoSuchMatch) -> Response[ErrorAnswer]:
    """There is no such match."""
    return answer(request, Refusal(code="NO_SUCH_MATCH", rule="T-MATCH"))


def on_reload(request: Request[Any, Any, State], _: Reload) -> Response[ErrorAnswer]:
    """Two writers met and neither could finish; trying again will do."""
    return answer(request, Refusal(code="BUSY", rule="T-WRITER"))


def on_http(request: Request[Any, Any, State], error: HTTPException) -> Response[ErrorAnswer]:
    """The request itself is wrong: path, method, size or form."""
    codes = {404: "NO_SUCH_PAGE", 405: "WRONG_METHOD", 413: "TOO_LARGE", 429: "SLOW_DOWN"}
    code = codes.get(error.status_code, "MALFORMED")
    detail = str(error.detail)
    if isinstance(error, ValidationException) and error.extra:
        detail = str(error.extra)
    refusal = Refusal(code=code, rule="K-SHAPE", params={"problem": detail[:300], "path": "$"})
    return answer(request, refusal, error.status_code)


def on_fault(request: Request[Any, Any, State], error: Exception) -> Response[ErrorAnswer]:
    """A defect of ours: logged in full, told without details."""
    log.error("fault", path=request.url.path, exc_info=error)
    return answer(request, Refusal(code="SERVER_FAULT", rule="T-FAULT"))


def on_diverged(request: Request[Any, Any, State], error: Diverged) -> Response[ErrorAnswer]:
    """A match file that its own rules do not confirm."""
    where = error.divergence
    params: dict[str, Param] = {"revision": where.revision, "field": where.field}
    return answer(request, Refusal(code="DIVERGED", rule="K-VERIFY", params=params))


def on_no_map(request: Request[Any, Any, State], _: DrawingFailed) -> Response[ErrorAnswer]:
    """The artist failed."""
    return answer(request, Refusal(code="NO_MAP", rule="T-FAULT"))


def on_unreadable(
    request: Request[Any, Any, State], error: RecursionError | UnicodeError
) -> Response[ErrorAnswer]:
    """Nested deeper than anything we understand, or no text at all."""
    problem = "nested too deep" if isinstance(error, RecursionError) else "not UTF-8"
    params: dict[str, Param] = {"problem": problem, "path": "$"}
    return answer(request, Refusal(code="MALFORMED", rule="K-SHAPE", params=params))


HANDLERS: dict[Any, Any] = {
    Illegal: on_illegal,
    NoSuchMatch: on_no_match,
    Reload: on_reload,
    HTTPException: on_http,
    RecursionError: on_unreadable,
    UnicodeError: on_unreadable,
    Diverged: on_diverged,
    DrawingFailed: on_no_map,
    EngineFault: on_fault,
    Exception: on_fault,
}
