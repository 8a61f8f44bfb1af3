"""A server for trying things out on this machine: its own database, no limits on how often.

python -m grognard.server.rehearsal DATABASE_URL PORT
"""

import sys

import uvicorn

from grognard.memory import settle
from grognard.server import library
from grognard.server.app import create_app
from grognard.server.config import KEEP_ALIVE, Limits, ServerConfig
from grognard.server.logs import set_up_logs

HOST = "127.0.0.1"
UNLIMITED = 10**9


def rehearse(database_url: str, port: int) -> None:
    """Serve until told to stop."""
    set_up_logs(quiet=True)
    limits = Limits(
        requests_per_minute=UNLIMITED,
        requests_per_address_minute=UNLIMITED,
        creations_per_hour=UNLIMITED,
        sockets_per_address=UNLIMITED,
    )
    config = ServerConfig(
        database_url=database_url, host=HOST, port=port, limits=limits, warm=False
    )
    for game in library.games():
        library.prepare(game)
    settle()
    uvicorn.run(
        create_app(config),
        host=HOST,
        port=port,
        log_config=None,
        access_log=False,
        ws_max_size=64 * 1024,
        timeout_keep_alive=KEEP_ALIVE,
    )


if __name__ == "__main__":
    rehearse(sys.argv[1], int(sys.argv[2]))
