"""Measures the table by real clicks: python -m tools.latency [--game cassino] [--actions 60].

A server of its own, the system's Chromium and a mouse: how long until a first usable board stands,
until a unit in hand shows where it may go, and until a move is on the board. A time ends when the
browser has drawn the frame that shows it. Prints figures; whether they are good is for the reader.
"""

import argparse
import json
import os
import shutil
import statistics
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.browser.machine import Json, Machine, Seat, open_match
from tools.shell import say

DESK = ViewportSize(width=1440, height=900)
PATIENCE = 120_000
FIRST_LOOKS = 5
WARMING = 8.0
"""Seconds that a new server's processes take to get ready for a computer opponent."""
HAND = 150
"""Milliseconds a quick hand rests on a hex before it clicks."""

STOPWATCH = """
() => {
  const watch = { click: 0, times: { move: [], reach: [] }, wanted: '' };
  window.stopwatch = watch;
  document.addEventListener('pointerup', event => { watch.click = event.timeStamp; }, true);
  const drawn = kind => requestAnimationFrame(() => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      watch.times[kind].push(performance.now() - watch.click);
      watch.wanted = '';
    };
    channel.port2.postMessage(0);
  });
  const moment = () => document.querySelector('[data-moment]').dataset.moment;
  watch.expect = kind => {
    watch.wanted = kind;
    watch.before = moment();
  };
  new MutationObserver(() => {
    if (watch.wanted === 'move' && moment() !== watch.before) { watch.wanted = '-'; drawn('move'); }
    if (watch.wanted === 'reach' && document.querySelector('.open[data-hex]')) {
      watch.wanted = '-';
      drawn('reach');
    }
  }).observe(document.body, { subtree: true, childList: true, attributes: true });
}
"""


def to_movement(seat: Seat) -> None:
    """Answers everything that comes before the first movement phase with its first choice."""
    for _ in range(400):
        view = seat.look()["view"]
        if any(offer["verb"] == "move" for offer in view["offers"]):
            return
        seat.act(first_choice(view["offers"]))
    raise RuntimeError("no movement phase in 400 steps")


def first_choice(offers: list[Json]) -> Json:
    """The first complete action among the offers; set-ups that fill themselves come first."""
    ordered = sorted(offers, key=lambda offer: offer["verb"] not in ("auto-setup", "commit"))
    offer = ordered[0]
    if offer["slot"] is None:
        return dict(offer["action"])
    return {**offer["action"], offer["slot"]: offer["targets"][0]["value"]}


def open_page(browser: Browser, machine: Machine, seat: Seat) -> Page:
    """A fresh browser that holds the seat."""
    page = browser.new_context(viewport=DESK, locale="en-GB").new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(machine.address)
    keep = "seats => localStorage.setItem('grognard.seats', seats)"
    page.evaluate(keep, json.dumps(seat.stored))
    return page


def first_board(browser: Browser, machine: Machine, seat: Seat) -> float:
    """Milliseconds from navigation to counters, map and something to choose, nothing cached."""
    page = open_page(browser, machine, seat)
    address = page.context.new_page()
    address.set_default_timeout(PATIENCE)
    address.goto(f"{machine.address}/#/m/{seat.match}", wait_until="commit")
    address.wait_for_function(
        "() => document.querySelector('.piece.eligible') && document.querySelector('.world img')"
        " && [...document.querySelectorAll('.world img')].every(each => each.complete)"
    )
    taken: float = address.evaluate("() => performance.now()")
    page.context.close()
    return taken


def play(page: Page, actions: int) -> dict[str, list[float]]:
    """Moves one unit after another with the mouse; all go back when all have moved."""
    page.evaluate(STOPWATCH)
    done = 0
    since = 0
    tried: set[str] = set()
    while done < actions:
        unit = page.evaluate(
            """tried => {
                const found = [...document.querySelectorAll('.piece.eligible')].find(each => {
                    const {x, y, width, height} = each.getBoundingClientRect();
                    const [mx, my] = [x + width / 2, y + height / 2];
                    if (tried.includes(each.dataset.unit)) return false;
                    const top = document.elementFromPoint(mx, my)?.closest('[data-unit]');
                    return top === each && my < innerHeight - 120 && my > 150 && mx > 20;
                });
                if (!found) return null;
                const {x, y, width, height} = found.getBoundingClientRect();
                return [found.dataset.unit, x + width / 2, y + height / 2];
            }""",
            sorted(tried),
        )
        if unit is None:
            if done == since:
                break
            since = done
            tried.clear()
            restart_phase(page)
            continue
        tried.add(unit[0])
        done += move_unit(page, unit[1], unit[2])
    times: dict[str, list[float]] = page.evaluate("() => window.stopwatch.times")
    return times


def restart_phase(page: Page) -> None:
    """Takes everything back that was done in this phase."""
    page.get_by_role("button", name="Restart phase").click()
    page.wait_for_timeout(1500)


def move_unit(page: Page, x: float, y: float) -> int:
    """Picks up the counter at a point and puts it on a hex in sight; 1 if it moved."""
    page.mouse.move(x, y)
    page.wait_for_timeout(HAND)
    page.evaluate("() => window.stopwatch.expect('reach')")
    page.mouse.click(x, y)
    waits = "() => window.stopwatch.wanted === ''"
    page.wait_for_function(waits)
    goal = page.evaluate(
        """() => {
            for (const each of document.querySelectorAll('.open[data-hex]')) {
                const {x, y, width, height} = each.getBoundingClientRect();
                const [mx, my] = [x + width / 2, y + height / 2];
                const under = document.elementFromPoint(mx, my);
                if (my > 150 && my < innerHeight - 120 && mx > 20 && mx < innerWidth - 420
                    && under?.closest('[role=application]') && !under.closest('[data-unit]'))
                    return [mx, my];
            }
            return null;
        }"""
    )
    if goal is None:
        page.keyboard.press("Escape")
        return 0
    page.mouse.move(goal[0], goal[1])
    page.wait_for_timeout(HAND)
    page.evaluate("() => window.stopwatch.expect('move')")
    page.mouse.click(goal[0], goal[1])
    page.wait_for_function(waits)
    return 1


def told(name: str, times: Sequence[float]) -> str:
    """A line of figures."""
    if not times:
        return f"{name:<28} none"
    ordered = sorted(times)
    p95 = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
    middle = statistics.median(ordered)
    return (
        f"{name:<28} n={len(ordered):<3} p50 {middle:6.0f} ms   p95 {p95:6.0f} ms"
        f"   most {ordered[-1]:6.0f} ms"
    )


def measure(game: str, actions: int, chromium: str) -> None:
    """One table of a game, measured from start to the last click."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        machine = Machine(Path(folder))
        machine.start()
        browser = playwright.chromium.launch(
            executable_path=chromium, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        try:
            seat = open_match(machine, "sandbox", game=game)
            to_movement(seat)
            time.sleep(WARMING)
            first = [first_board(browser, machine, seat) for _ in range(FIRST_LOOKS)]
            page = open_page(browser, machine, seat)
            page.goto(f"{machine.address}/#/m/{seat.match}")
            page.wait_for_selector(".piece.eligible")
            page.wait_for_timeout(1500)
            counters = page.locator("[data-handle]").count()
            say(f"{game}: {counters} counters, load average {os.getloadavg()[0]:.1f}")
            times = play(page, actions)
            print(told("navigation to usable board", first))
            print(told("click to reachable hexes", times["reach"]))
            print(told("click to moved counter", times["move"]))
        finally:
            browser.close()
            machine.stop()


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line of this module."""
    parser = argparse.ArgumentParser(prog="python -m tools.latency", description=__doc__)
    parser.add_argument("--game", default="cassino")
    parser.add_argument("--actions", type=int, default=60)
    chosen = parser.parse_args(arguments)
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        print("latency: Chromium is not installed", file=sys.stderr)
        return 1
    measure(chosen.game, chosen.actions, chromium)
    return 0


if __name__ == "__main__":
    sys.exit(main())
