"""A server in a process of its own: python -m tests.server.keeper DATABASE_URL PORT."""

import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

from tests.server.postgres import free_port

ROOT = Path(__file__).resolve().parents[2]


class Keeper:
    """Starts a server, kills it without warning, and starts it again on the same database."""

    def __init__(self, database_url: str, log: Path) -> None:
        self.log = log
        self.database_url = database_url
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.starts = 0

    def start(self) -> None:
        """Start and wait until the server answers."""
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-m", __name__, self.database_url, str(self.port)],
                cwd=ROOT,
                stdout=log,
                stderr=subprocess.STDOUT,
            )
        self.starts += 1
        for _ in range(2400):
            if self.process.poll() is not None:
                raise RuntimeError("the server did not start")
            try:
                with urllib.request.urlopen(f"{self.address}/healthz", timeout=5):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.05)
        raise RuntimeError("the server does not answer")

    def kill(self) -> None:
        """As a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()

    def stop(self) -> int:
        """Ask it to stop and wait until it has; its exit code."""
        if self.process is None:
            return 0
        self.process.terminate()
        return self.process.wait(60)


def main(database_url: str, port: int) -> None:
    """Serve until told to stop."""
    import uvicorn

    from grognard.server.app import create_app
    from tests.server.conftest import config_for

    config = config_for(database_url)
    uvicorn.run(create_app(config), host="127.0.0.1", port=port, log_level="error")


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
