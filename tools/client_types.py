"""Writes the client's types anew from the server's schema: python -m tools.client_types."""

import sys
import tempfile
from pathlib import Path

import msgspec

from grognard.server.app import create_app
from grognard.server.config import ServerConfig
from tools.client import WEB, install, node_environment
from tools.shell import SetupError, run

TYPES = WEB / "src" / "lib" / "schema.d.ts"


def write_types(goal: Path = TYPES) -> None:
    """Generates the types of everything that travels over HTTP."""
    variables = node_environment()
    install(variables)
    app = create_app(ServerConfig(database_url="sqlite://"))
    with tempfile.TemporaryDirectory() as folder:
        document = Path(folder) / "openapi.json"
        schema = app.openapi_schema.to_schema()
        document.write_bytes(msgspec.json.encode(schema, order="deterministic"))
        command = ["npm", "run", "--silent", "types", "--", str(document), "-o", str(goal)]
        run(command, cwd=WEB, env=variables, quiet=True)


if __name__ == "__main__":
    try:
        write_types()
    except SetupError as error:
        sys.exit(f"client types: {error}")
