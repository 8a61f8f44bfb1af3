"""Other people and computers at the table: remote play, spectators, the computer, chat."""

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.machine import Machine, open_match
from tests.browser.screen import PATIENCE, Screen


class Tap:
    """Everything about matches that travels to one browser."""

    def __init__(self, page: Page) -> None:
        self.heard: list[str] = []
        page.on("websocket", self._socket)
        page.on("response", self._response)

    def _socket(self, socket: Any) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def _response(self, response: Any) -> None:
        if "/api/matches" in response.url and response.ok:
            self.heard.append(response.text())


def test_one_click_starts_a_game_and_the_computer_answers(visit: Visit) -> None:
    screen = visit()
    screen.go_home()
    screen.page.get_by_test_id("play-sicilia").click()
    screen.wait_for_board()
    screen.expect_banner("Your decision", "Movement")
    screen.end_phase()
    screen.expect_banner("Your decision", "Combat")
    screen.end_phase()
    # The computer moves its whole army; then either it is our turn or a fight asks us something.
    expect(screen.banner).to_contain_text(re.compile("Your decision"), timeout=4 * PATIENCE)
    told = list(screen.log_lines())
    assert any("Allies" in line for line in told)


def test_two_browsers_play_and_neither_hears_the_others_secrets(
    visit: Visit, machine: Machine
) -> None:
    host, guest = visit(), visit()
    host.go_home()
    host.page.get_by_test_id("setup-sicilia").click()
    host.page.get_by_text("Across the net", exact=True).click()
    host.page.get_by_test_id("start").click()
    host.wait_for_board()
    host.tab("Table")
    link = host.page.get_by_label("Secret link for").first.input_value()

    tap = Tap(guest.page)
    guest.page.goto(link)
    guest.wait_for_board()
    assert "join" not in guest.page.url, "the token must leave the address bar"
    guest.expect_banner("Waiting for Axis")

    own = own_units(host)
    assert len(own) > 20
    move_something(host)
    guest.tab("Log")
    expect(guest.page.locator(".lines li").last).to_contain_text("a counter moves")
    host.tab("Table")
    host.page.locator("#chat-text").fill("Good luck!")
    host.page.locator("#chat-text").press("Enter")
    guest.tab("Table")
    expect(guest.page.locator(".chat")).to_contain_text("Good luck!")

    note = host.page.get_by_label("My notes")
    note.fill("Hold Primosole bridge.")
    note.blur()
    expect(host.page.get_by_text("Kept.")).to_be_visible()
    expect(guest.page.get_by_label("My notes")).to_have_value("")
    host.page.reload()
    host.wait_for_board()
    host.tab("Table")
    expect(host.page.get_by_label("My notes")).to_have_value("Hold Primosole bridge.")

    heard = "\n".join(tap.heard)
    assert "Primosole bridge" not in heard
    assert heard.count('"snapshot"') >= 2, "the guest was told of the move"
    leaked = [unit for unit in own if json.dumps(unit) in heard]
    assert not leaked


def own_units(screen: Screen) -> list[str]:
    """The units whose faces this screen shows on the map."""
    found = screen.page.locator(".overlay [data-unit]").evaluate_all(
        "all => all.map(each => each.dataset.unit)"
    )
    face_down = screen.page.locator(".overlay .piece:not([data-unit])")
    expect(face_down.nth(10), "the enemy's counters lie face down").to_be_attached()
    view_units = screen.page.evaluate(
        """async () => {
            const [seat] = JSON.parse(localStorage.getItem('grognard.seats'));
            const answer = await fetch('/api/matches/' + seat.match,
                {headers: {authorization: 'Bearer ' + seat.token}});
            const {view} = await answer.json();
            return view.pieces.filter(p => p.face && !p.at.startsWith('box:'))
                .map(p => p.face.unit);
        }"""
    )
    return [unit for unit in found if unit in view_units]


def move_something(screen: Screen) -> None:
    screen.tab("Orders")
    before = screen.moment
    screen.choose_from_list("Move ")
    screen.wait_for_change(before)


def test_a_spectator_sees_the_table_and_can_touch_nothing(visit: Visit, machine: Machine) -> None:
    seat = open_match(machine)
    screen = visit()
    screen.page.goto(f"{machine.address}/#/join/{seat.match}/{seat.created['watch']}")
    screen.wait_for_board()
    screen.expect_banner("Axis to decide")
    assert screen.page.locator(".piece.eligible").count() == 0
    assert screen.page.locator(".bar").count() == 0
    expect(screen.page.locator(".overlay .piece:not([data-unit])").nth(20)).to_be_attached()
    seat.act({"verb": "end-phase"})
    screen.expect_banner("Combat")


def test_a_public_match_is_listed_for_watching(visit: Visit, machine: Machine) -> None:
    seat = open_match(machine, public=True)
    screen = visit()
    screen.go_home()
    link = screen.page.locator(f'a[href="#/m/{seat.match}"]')
    expect(link).to_have_text("Watch")
    link.click()
    screen.wait_for_board()
    screen.expect_banner("Axis to decide")
