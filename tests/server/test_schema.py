"""The OpenAPI document: complete, and no request made from it brings the server down."""

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from hypothesis.strategies import booleans
from litestar.testing import TestClient
from schemathesis import GenerationMode

from grognard.server.app import Application, create_app
from tests.server.conftest import config_for
from tests.server.house import GAME, House, Json, Seat, read

EXAMPLES = 12
"""For each operation; together with its own variations a few thousand requests."""


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Application:
    """One server for the whole module."""
    folder = tmp_path_factory.mktemp("schema")
    return create_app(config_for(f"sqlite:///{folder / 'matches.sqlite3'}"))


@pytest.fixture(scope="module")
def seat(app: Application) -> Iterator[Seat]:
    """A table that requests can be made about."""
    with TestClient(app) as client:
        yield House(client).open("sandbox")[0]


@pytest.fixture(scope="module")
def document(seat: Seat) -> Json:
    """The OpenAPI document as a client reads it."""
    found: Json = read(seat.client.get("/schema/openapi.json"))
    return found


def test_the_document_names_every_path_of_the_interface(document: Json) -> None:
    paths = set(document["paths"])
    for path in ("/api/games", "/api/matches", "/api/matches/{match}/actions", "/healthz"):
        assert path in paths
    for path, operations in document["paths"].items():
        for method, operation in operations.items():
            assert operation.get("summary"), (method, path)


def operations() -> list[tuple[str, str]]:
    """Every operation of the interface but those that draw pictures or take whole files."""
    schema = create_app(config_for("sqlite://")).openapi_schema.to_schema()
    return [
        (method, path)
        for path, item in sorted(schema["paths"].items())
        for method in sorted(item)
        if not path.endswith(("map.svg", "/board"))
    ]


@pytest.mark.parametrize("mode", list(GenerationMode))
@pytest.mark.parametrize(("method", "path"), operations())
def test_no_request_made_from_the_document_is_a_server_error(
    seat: Seat, document: Json, method: str, path: str, mode: GenerationMode
) -> None:
    operation = schemathesis.openapi.from_dict(document)[path][method.upper()]
    known = {"match": seat.match, "game": GAME, "side": "axis", "kind": "undo", "revision": 0}
    named = {name: value for name, value in known.items() if f"{{{name}}}" in path}

    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode), at_the_table=booleans())
    def attempt(case: schemathesis.Case[Any], at_the_table: bool) -> None:
        if at_the_table:
            case.path_parameters.update(named)
        request = case.as_transport_kwargs(base_url=str(seat.client.base_url))
        body = request.get("data")
        answer = seat.client.request(
            request["method"],
            request["url"],
            params=request.get("params"),
            json=request.get("json"),
            content=body if isinstance(body, bytes | str) else None,
            headers=seat.headers,
        )
        assert answer.status_code < 500, (answer.text, request)
        if answer.status_code >= 400:
            assert answer.json()["error"]["message"], (answer.text, request)

    try:
        attempt()
    except Unsatisfiable:
        # An operation without parameters and body has no wrong requests.
        assert mode is GenerationMode.NEGATIVE
