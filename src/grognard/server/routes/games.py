"""The shelf: games, boards, maps, rules and words."""

from collections.abc import Mapping
from functools import cache
from typing import Literal

from litestar import Controller, Response, get
from litestar.params import FromPath, FromQuery

from grognard.kernel.illegal import Illegal
from grognard.players.levels import LEVELS, default_level
from grognard.rulebook.book import load_rulebook, table_book
from grognard.server import library, mapping
from grognard.server.board import BoardInfo
from grognard.server.mapping import Picture
from grognard.server.routes.context import GameId, WebRequest, language_of, service_of
from grognard.server.wire import (
    GameCard,
    LevelCard,
    OptionCard,
    OptionValueCard,
    RuleText,
    ScenarioCard,
)
from grognard.texts.sources import read_source

MapPart = Literal["all", "ground", "numbers"]

PICTURE_HEADERS = {"content-security-policy": "default-src 'none'; style-src 'unsafe-inline'"}
"""The picture holds its own styles; as it runs nothing and asks for nothing, it may."""

FIVE_MINUTES = "public, max-age=300"


class Games(Controller):
    """Everything under /api/games."""

    path = "/api/games"

    @get("/", summary="The games that can be played")
    async def shelf(self, request: WebRequest) -> list[GameCard]:
        language = language_of(request)
        return [_card(game, language) for game in library.games()]

    @get("/{game:str}/board", summary="A game's board for drawing and pointing")
    async def board(self, request: WebRequest, game: GameId) -> BoardInfo:
        return await service_of(request).maps.board(_known(game), language_of(request))

    @get("/{game:str}/map.svg", summary="The map", media_type="image/svg+xml")
    async def map(
        self, request: WebRequest, game: GameId, part: FromQuery[MapPart] = "all"
    ) -> Response[bytes]:
        picture = await service_of(request).maps.picture(_known(game), part)
        return _cached(request, picture, "image/svg+xml", PICTURE_HEADERS)

    @get("/{game:str}/rules", summary="The rules in words")
    async def rules(self, request: WebRequest, game: GameId) -> list[RuleText]:
        language = language_of(request)
        info = library.ruleset(_known(game)).info
        return [
            RuleText(
                id=rule.id,
                chapter=rule.chapter,
                title=rule.title_in(language),
                text=rule.text_in(language),
                kind=rule.kind,
                option=rule.option or "",
            )
            for book in (load_rulebook(info), table_book())
            for rule in book
        ]

    @get("/{game:str}/texts/{language:str}", summary="A game's sentences as Fluent source")
    async def texts(
        self, request: WebRequest, game: GameId, language: FromPath[str]
    ) -> Response[bytes]:
        if language not in library.LANGUAGES:
            raise Illegal("NO_SUCH_LANGUAGE", "T-LANGUAGE", known=library.LANGUAGES)
        return _cached(request, _sources(_known(game), language), "text/plain; charset=utf-8")


def _known(game: str) -> str:
    if game not in library.games():
        raise Illegal("NO_SUCH_GAME", "T-GAME", game=game, known=library.games())
    return game


def _card(game: str, language: str) -> GameCard:
    info = library.ruleset(game).info
    words = library.texts(game, language)
    return GameCard(
        id=info.id,
        title=info.title,
        sides=mapping.side_cards(game, language),
        scenarios=tuple(
            ScenarioCard(id=each.id, title=each.title, turns=each.turns) for each in info.scenarios
        ),
        options=tuple(
            OptionCard(
                id=each.id,
                text=words.option(each.id),
                rule=each.rule,
                default=each.default,
                values=tuple(
                    OptionValueCard(value=value, text=words.option_value(each.id, value))
                    for value in each.values
                ),
            )
            for each in info.options
        ),
        levels=tuple(
            LevelCard(
                id=each.id,
                name=words.text(f"level-{each.id}"),
                seconds=each.seconds,
                default=each is default_level(),
            )
            for each in LEVELS
        ),
    )


@cache
def _sources(game: str, language: str) -> Picture:
    packages = library.texts(game, language).packages
    found = (read_source(package, language) for package in packages)
    return Picture.of("\n".join(each for each in found if each).encode())


def _cached(
    request: WebRequest,
    picture: Picture,
    media_type: str,
    more: Mapping[str, str] | None = None,
) -> Response[bytes]:
    """A response that a browser keeps until it changes."""
    headers = {"etag": picture.tag, "cache-control": FIVE_MINUTES, **(more or {})}
    if request.headers.get("if-none-match", "").removeprefix("W/") == picture.tag:
        return Response(b"", status_code=304, media_type=media_type, headers=headers)
    return Response(picture.body, media_type=media_type, headers=headers)
