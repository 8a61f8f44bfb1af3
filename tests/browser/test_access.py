"""Phones, keyboards, screen readers and languages."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.machine import Machine, advance_to_contact, open_match
from tests.browser.screen import Screen

GRAVE = {"serious", "critical"}


def grave_findings(screen: Screen) -> list[str]:
    found = Axe().run(screen.page).response["violations"]
    return [
        f"{each['id']}: {node['target']} {node.get('failureSummary', '')[:200]}"
        for each in found
        if each["impact"] in GRAVE
        for node in each["nodes"]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_has_no_serious_finding(visit: Visit, machine: Machine, theme: str) -> None:
    seat = open_match(machine, options={"hidden_strength": "open"})
    advance_to_contact(machine, seat)
    screen = visit()
    screen.go_home()
    screen.page.evaluate(
        "theme => localStorage.setItem('grognard.tastes', JSON.stringify({theme}))", theme
    )
    screen.page.reload()
    screen.go_home()
    assert not grave_findings(screen), "home"
    screen.page.get_by_test_id("setup-sicilia").click()
    assert not grave_findings(screen), "set-up"
    screen.sit_down(seat)
    screen.choose_from_list("Attack →")
    screen.page.locator(".candidate").first.click()
    expect(screen.page.locator(".combat table")).to_be_visible()
    assert not grave_findings(screen), "combat"
    for tab in ("Log", "Score", "Rules", "Table"):
        screen.tab(tab)
        assert not grave_findings(screen), tab
    screen.page.goto(f"{machine.address}/#/replay/{seat.match}")
    expect(screen.page.locator(".transport")).to_be_visible()
    screen.wait_for_board()
    assert not grave_findings(screen), "replay"


def test_everything_can_be_done_from_the_keyboard(visit: Visit, machine: Machine) -> None:
    seat = open_match(machine)
    screen = visit()
    screen.sit_down(seat)
    screen.expect_banner("Movement")
    screen.press("n")
    expect(screen.selected).to_have_count(1)
    first = screen.selected.get_attribute("data-unit") or ""
    screen.press("n")
    expect(screen.selected).not_to_have_attribute("data-unit", first)
    expect(screen.selected).to_have_count(1)
    screen.press("b")
    for _ in range(3):
        screen.press("ArrowUp")
        if screen.page.locator("#board-spoken").inner_text().find("choose: Move") >= 0:
            break
        screen.press("ArrowRight")
    expect(screen.page.locator("#board-spoken")).to_contain_text("choose: Move")
    before = screen.moment
    screen.press("Enter")
    screen.wait_for_change(before)
    screen.press("u")
    screen.expect_log("takes the last action back")
    screen.press("h")
    expect(screen.page.locator("dialog")).to_contain_text("Keyboard")
    screen.press("Escape", "e")
    expect(screen.page.get_by_test_id("confirm")).to_be_focused()
    screen.press("Enter")
    screen.expect_banner("Combat")


def test_a_phone_shows_and_plays_the_same_table(visit: Visit, machine: Machine) -> None:
    seat = open_match(machine)
    screen = visit(width=390, height=844, touch=True)
    screen.sit_down(seat)
    screen.expect_banner("Movement")
    assert screen.page.evaluate("document.documentElement.scrollWidth") <= 390
    screen.page.locator('[title="Key N"]').tap()
    expect(screen.selected).to_have_count(1)
    screen.page.get_by_role("tab", name="Orders").tap()
    expect(screen.page.locator(".panel .unit").first).to_be_visible()
    screen.page.get_by_role("tab", name="Orders").tap()
    unit = screen.selected.get_attribute("data-unit")
    goal = middle_target(seat.look()["view"], str(unit))
    box = screen.target(goal).first.bounding_box()
    assert box is not None
    before = screen.moment
    screen.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    screen.wait_for_change(before)


def middle_target(view: dict[str, list[dict[str, object]]], unit: str) -> str:
    """The cheapest goal of a unit: it lies next to it, so it is on the screen."""
    for offer in view["offers"]:
        if offer["subject"] == unit and offer["verb"] == "move":
            targets = offer["targets"]
            assert isinstance(targets, list)
            return str(min(targets, key=lambda each: int(each["cost"] or 0))["value"])
    raise AssertionError(f"{unit} cannot move")


@pytest.mark.parametrize(
    ("language", "word"),
    [("pt", "Escolha uma campanha"), ("it", "Scegli una campagna"), ("fr", "Choisissez")],
)
def test_every_language_speaks_without_gaps(
    visit: Visit, machine: Machine, language: str, word: str
) -> None:
    seat = open_match(machine)
    screen = visit()
    screen.go_home()
    screen.page.evaluate(
        "language => localStorage.setItem('grognard.tastes', JSON.stringify({language}))", language
    )
    screen.page.reload()
    expect(screen.page.locator("main")).to_contain_text(word)
    screen.sit_down(seat)
    expect(screen.page.locator("html")).to_have_attribute("lang", language)
    shown = screen.page.locator("body").inner_text()
    raw = re.findall(
        r"\b(?:banner|tab|hint|overlay|track|box|action|phase|decision)-[a-z]\w+", shown
    )
    assert not raw
