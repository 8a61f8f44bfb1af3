"""Whoever plays knows what he plays for, what the others did, and what he might do."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.machine import Machine, advance_to_contact, open_match
from tests.browser.screen import PATIENCE


def test_the_first_turn_says_what_one_plays_for(visit: Visit, machine: Machine) -> None:
    screen = visit()
    screen.sit_down(open_match(machine))
    aim = screen.page.get_by_test_id("aim")
    expect(aim).to_contain_text("Your aim (Axis)")
    expect(aim).to_contain_text("Who wins?")
    aim.locator(".rule-tag").first.click()
    expect(screen.page.locator("article.wanted")).to_contain_text("S-VP-X2")
    aim.get_by_role("button", name="Let us begin").click()
    expect(aim).not_to_be_visible()
    screen.tab("Score")
    expect(screen.page.locator(".catalogue li")).to_have_count(12)
    expect(screen.page.locator(".catalogue")).to_contain_text("15 points if Messina")
    screen.page.reload()
    screen.wait_for_board()
    expect(screen.banner).to_contain_text("Movement")
    expect(aim).not_to_be_visible()


def test_advice_thinks_aloud_and_shows_its_move(visit: Visit, machine: Machine) -> None:
    screen = visit()
    screen.sit_down(open_match(machine))
    screen.expect_banner("Axis", "Movement")
    before = screen.moment
    screen.press("a")
    advice = screen.page.get_by_test_id("advice")
    expect(advice).to_contain_text(re.compile("thinks|would", re.IGNORECASE))
    expect(advice.locator(".what")).to_be_visible(timeout=3 * PATIENCE)
    assert "hundredths" not in advice.inner_text()
    advice.get_by_role("button", name="Do that").click()
    screen.wait_for_change(before)
    expect(advice).not_to_be_visible()


def test_odds_against_hidden_strength_show_what_to_expect(visit: Visit, machine: Machine) -> None:
    seat = open_match(machine, "hotseat")
    seen = advance_to_contact(machine, seat)
    attack = next(each for each in seen["view"]["offers"] if each["verb"] == "attack")
    seat.act({**attack["action"], attack["slot"]: attack["targets"][0]["value"]})
    refused: list[str] = []
    screen = visit()
    screen.page.on(
        "response", lambda each: refused.append(each.url) if each.status == 422 else None
    )
    screen.sit_down(seat)
    panel = screen.page.get_by_test_id("combat-declare")
    before = screen.moment
    panel.locator(".candidate").first.click()
    screen.wait_for_change(before)
    expect(panel).to_contain_text("strength is hidden")
    expect(panel).to_contain_text("Your attack:")
    for case in ("Worst case", "Best case"):
        panel.get_by_role("button", name=case).click()
        expect(panel.locator("table tbody tr").first).to_be_visible()
        expect(panel.locator(".final")).to_be_visible()
    assert not refused
