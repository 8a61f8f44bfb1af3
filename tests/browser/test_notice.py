"""A player is called to the table, and two fingers take a closer look."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.machine import Machine, open_match

ABSENT = """
Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
window.called = { notices: [], tones: 0 };
window.Notification = class {
    static permission = 'default';
    static async requestPermission() { this.permission = 'granted'; return 'granted'; }
    constructor(title, options) { window.called.notices.push(`${title}: ${options.body}`); }
};
const real = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
    window.called.tones += 1;
    return real.call(this);
};
"""


def test_an_absent_player_is_called_by_title_sound_and_notification(
    visit: Visit, machine: Machine
) -> None:
    seats = {"axis": {"kind": "human"}, "allied": {"kind": "human"}}
    seat = open_match(machine, "remote", seats=seats, side="axis")
    screen = visit()
    screen.page.add_init_script(ABSENT)
    screen.page.goto(f"{machine.address}/#/join/{seat.match}/{seat.created['invites']['allied']}")
    screen.wait_for_board()
    expect(screen.page).not_to_have_title(re.compile("Your turn"))
    screen.page.get_by_role("button", name="Settings").click()
    screen.page.get_by_label("Notification when it is my turn").check()
    screen.page.locator("dialog").get_by_role("button", name="Close").click()
    seat.act({"verb": "end-phase"})
    seat.act({"verb": "end-phase"})
    expect(screen.page).to_have_title(re.compile("Your turn"))
    called = screen.page.evaluate("() => window.called")
    assert called["tones"] == 2, "two strokes of the bell"
    assert len(called["notices"]) == 1
    assert "Your turn" in called["notices"][0]


def test_the_bell_can_be_switched_off(visit: Visit, machine: Machine) -> None:
    seats = {"axis": {"kind": "human"}, "allied": {"kind": "human"}}
    seat = open_match(machine, "remote", seats=seats, side="axis")
    screen = visit()
    screen.page.add_init_script(ABSENT)
    screen.page.goto(f"{machine.address}/#/join/{seat.match}/{seat.created['invites']['allied']}")
    screen.wait_for_board()
    screen.page.get_by_role("button", name="Settings").click()
    screen.page.get_by_label("Sound when it is my turn").uncheck()
    screen.page.locator("dialog").get_by_role("button", name="Close").click()
    seat.act({"verb": "end-phase"})
    seat.act({"verb": "end-phase"})
    expect(screen.page).to_have_title(re.compile("Your turn"))
    assert screen.page.evaluate("() => window.called.tones") == 0


def test_two_fingers_zoom_the_map_and_do_not_click(visit: Visit, machine: Machine) -> None:
    seat = open_match(machine)
    screen = visit(width=390, height=844, touch=True)
    screen.sit_down(seat)
    board = screen.page.locator("[role=application]")
    before = float(board.get_attribute("data-scale") or 0)
    line = screen.page.context.new_cdp_session(screen.page)

    def fingers(kind: str, *points: tuple[int, int]) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    fingers("touchStart", (180, 500), (210, 500))
    for step in range(1, 9):
        fingers("touchMove", (180 - 10 * step, 500), (210 + 10 * step, 500))
    fingers("touchEnd")
    scale = "scale => Number(document.querySelector('[role=application]').dataset.scale) > scale"
    screen.page.wait_for_function(scale, arg=before * 2)
    expect(screen.selected).to_have_count(0)
