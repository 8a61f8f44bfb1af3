"""A real server in its own process, which tests may stop, kill and start again."""

import contextlib
import os
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx

START_SECONDS = 120.0
Json = dict[str, Any]


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Machine:
    """One database file and the server in front of it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.client = httpx.Client(base_url=self.address, timeout=60.0)

    def start(self) -> None:
        """Start and wait until it answers."""
        database = self.folder / "tables.sqlite3"
        command = [sys.executable, "-m", "grognard.cli.main", "serve"]
        command += ["--port", str(self.port), "--database-url", f"sqlite:///{database}"]
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, env={**os.environ, "PYTHONUNBUFFERED": "1"}
            )
        deadline = time.monotonic() + START_SECONDS
        while time.monotonic() < deadline:
            with contextlib.suppress(httpx.TransportError):
                if self.client.get("/healthz").status_code == httpx.codes.OK:
                    return
            if self.process.poll() is not None:
                break
            time.sleep(0.1)
        raise RuntimeError(f"the server did not start:\n{self.log()}")

    def log(self) -> str:
        """What the server has written so far."""
        return (self.folder / "server.log").read_text(errors="replace")[-4000:]

    def kill(self) -> None:
        """End the server without any warning."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def stop(self) -> None:
        """End the server as an operator does."""
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(timeout=20)
            except subprocess.TimeoutExpired:
                self.kill()
        self.process = None
        self.client.close()


class Seat:
    """The holder of a token, acting over HTTP to prepare a position."""

    def __init__(self, machine: Machine, created: Json) -> None:
        self.machine = machine
        self.created = created
        self.match: str = created["match"]
        self.token: str = created["token"]
        self.sent = 0

    def look(self, viewer: str = "") -> Json:
        """The present moment."""
        path = f"/api/matches/{self.match}" + (f"?as={viewer}" if viewer else "")
        answer = self.machine.client.get(path, headers=self._headers)
        answer.raise_for_status()
        found: Json = answer.json()
        return found

    def act(self, action: Json) -> None:
        """Act for whoever decides."""
        seen = self.look()
        self.sent += 1
        body = {
            "client_id": f"prepared-{self.sent}",
            "revision": seen["revision"],
            "side": seen["view"]["decisions"][0]["side"],
            "action": action,
        }
        path = f"/api/matches/{self.match}/actions"
        answer = self.machine.client.post(path, json=body, headers=self._headers)
        assert answer.status_code == httpx.codes.OK, answer.text

    def tell_dice(self, values: list[int]) -> None:
        """Say how a sandbox's next dice fall."""
        path = f"/api/matches/{self.match}/dice"
        answer = self.machine.client.post(path, json={"values": values}, headers=self._headers)
        assert answer.status_code == httpx.codes.OK, answer.text

    @property
    def _headers(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}

    @property
    def stored(self) -> list[Json]:
        """The seat as a browser keeps it."""
        return [
            {
                "match": self.match,
                "token": self.token,
                "invites": self.created["invites"],
                "watch": self.created["watch"],
                "added": 1,
            }
        ]


def open_match(machine: Machine, mode: str = "hotseat", **wish: object) -> Seat:
    """A new match, of sicilia unless another game is named."""
    body = {"game": "sicilia", "mode": mode, **wish}
    answer = machine.client.post("/api/matches", json=body)
    assert answer.status_code == httpx.codes.CREATED, answer.text
    return Seat(machine, answer.json())


def advance_to_contact(machine: Machine, seat: Seat) -> Json:
    """The Allies walk up to the Axis and the combat phase of the Allies begins."""
    seat.act({"verb": "end-phase"})
    seat.act({"verb": "end-phase"})
    board = machine.client.get("/api/games/sicilia/board").json()
    near = neighbours(board)
    for _ in range(6):
        move = _move_into_contact(seat.look()["view"], near)
        if move is None:
            break
        seat.act(move)
    seat.act({"verb": "end-phase"})
    return seat.look()


def neighbours(board: Json) -> dict[str, set[str]]:
    """The hexes next to each hex, by the distance of their centres."""
    reach = (board["hex_radius"] * 1.9) ** 2
    hexes = [(each["id"], each["x"], each["y"]) for each in board["hexes"]]
    return {
        a: {b for b, u, v in hexes if a != b and (x - u) ** 2 + (y - v) ** 2 < reach}
        for a, x, y in hexes
    }


def _move_into_contact(view: Json, near: dict[str, set[str]]) -> Json | None:
    """A move of a unit that touches no enemy yet to a hex where it does."""
    enemies = {piece["at"] for piece in view["pieces"] if piece["side"] == "axis"}
    place = {p["face"]["unit"]: p["at"] for p in view["pieces"] if p["face"] is not None}
    for offer in view["offers"]:
        if offer["verb"] != "move" or near[place[offer["subject"]]] & enemies:
            continue
        for target in offer["targets"]:
            if near[target["value"]] & enemies:
                return {**offer["action"], "to": target["value"]}
    return None
