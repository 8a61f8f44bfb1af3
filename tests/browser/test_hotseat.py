"""Two people at one screen."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.machine import Machine, advance_to_contact, open_match
from tests.browser.screen import texts_in

OPEN = {"hidden_strength": "open"}


def test_a_newcomer_sets_up_a_match_and_sees_what_to_do(visit: Visit) -> None:
    screen = visit()
    screen.go_home()
    screen.page.get_by_test_id("setup-sicilia").click()
    screen.page.get_by_text("At one screen", exact=True).click()
    screen.page.get_by_test_id("start").click()
    screen.wait_for_board()
    screen.expect_banner("Axis to decide", "Movement", "S-3.0")
    expect(screen.page.locator(".hint")).to_contain_text("glowing")
    expect(screen.page.locator(".piece.eligible").nth(10)).to_be_attached()
    screen.banner.locator(".rule-tag").click()
    expect(screen.page.locator("article.wanted")).to_contain_text("S-3.0")


def test_a_unit_shows_where_it_may_go_and_why_not_elsewhere(visit: Visit, machine: Machine) -> None:
    seat = open_match(machine)
    screen = visit()
    screen.sit_down(seat)
    reachable = {
        target["value"]
        for offer in seat.look()["view"]["offers"]
        if offer["subject"] == "it-aosta-5" and offer["verb"] == "move"
        for target in offer["targets"]
    }
    screen.press("n")
    expect(screen.selected).to_have_count(1)
    screen.press("Escape")
    screen.page.get_by_role("button", name="Italian 5th Infantry").first.click()
    expect(screen.page.locator(".open[data-hex]")).to_have_count(len(reachable))
    some = sorted(reachable)[len(reachable) // 2]
    screen.point_at(screen.target(some))
    expect(screen.page.locator(".path").first).to_be_attached()
    expect(screen.page.locator(".hover")).to_contain_text("leaves")
    screen.page.mouse.move(400, 700)
    expect(screen.page.locator(".hover .why")).to_contain_text("cannot")
    expect(screen.page.locator(".orders .why .rule-tag")).to_be_visible()


def test_a_move_can_be_undone_redone_and_the_phase_restarted(
    visit: Visit, machine: Machine
) -> None:
    seat = open_match(machine)
    screen = visit()
    screen.sit_down(seat)
    offer = next(o for o in seat.look()["view"]["offers"] if o["subject"] == "it-aosta-5")
    goal = offer["targets"][0]["value"]
    screen.page.get_by_role("button", name="Italian 5th Infantry").first.click()
    screen.click(screen.target(goal))
    screen.expect_log("moves from")
    assert place_of(seat.look(), "it-aosta-5") == goal
    screen.page.get_by_role("button", name="Undo").first.click()
    screen.expect_log("takes the last action back")
    assert place_of(seat.look(), "it-aosta-5") != goal
    screen.press("r")
    screen.expect_log("repeats the action")
    assert place_of(seat.look(), "it-aosta-5") == goal
    screen.page.get_by_role("button", name="Restart phase").click()
    screen.expect_log("begins the phase again")
    assert place_of(seat.look(), "it-aosta-5") != goal


def test_a_whole_turn_with_attacks_losses_and_retreats(visit: Visit, machine: Machine) -> None:
    seat = open_match(machine, "sandbox", options=OPEN)
    seen = advance_to_contact(machine, seat)
    target = next(o for o in seen["view"]["offers"] if o["verb"] == "attack")["targets"][0]["value"]
    seat.tell_dice([5, 6])
    screen = visit()
    screen.sit_down(seat)
    screen.expect_banner("Allies", "Combat")
    expect(screen.page.locator("details", has_text="Still to be done")).to_be_visible()

    screen.choose_from_list(f"Attack → {name_of(machine, target)}")
    panel = screen.page.get_by_test_id("combat-declare")
    expect(panel).to_contain_text("Against")
    while panel.locator(".candidate").count() > 0:
        before = screen.moment
        panel.locator(".candidate").first.click()
        screen.wait_for_change(before)
    expect(panel.locator("table tbody tr").first).to_be_visible()
    shares = texts_in(panel, ".fraction")
    assert sum(fraction(share) for share in shares) == pytest.approx(1.0), shares
    panel.get_by_text("How this comes about").click()
    expect(panel.locator(".sum")).to_have_count(3)
    panel.locator('[data-verb="commit"]').click()

    result = screen.page.get_by_test_id("combat-result")
    expect(result.locator(".dice svg")).to_have_count(2)
    assert result.locator(".dice svg").first.get_attribute("aria-label") == "5"
    answered = screen.answer_everything("choose a hex to attack")
    assert answered, "a combat asks for something"
    told = " ".join(screen.log_lines())
    assert "loses a step" in told or "eliminated" in told
    assert "falls back" in told or "eliminated" in told
    screen.tab("Orders")
    for _ in range(12):
        if screen.page.locator('.bar [data-verb="end-phase"]').count():
            break
        screen.choose_from_list("Attack →")
        screen.expect_banner("who attacks")
        while screen.page.locator('.combat [data-verb="commit"]').count() == 0:
            before = screen.moment
            screen.page.locator(".candidate").first.click()
            screen.wait_for_change(before)
        while screen.page.locator(".candidate").count():
            before = screen.moment
            screen.page.locator(".candidate").first.click()
            screen.wait_for_change(before)
        screen.page.locator('.combat [data-verb="commit"]').click()
        expect(screen.page.get_by_test_id("combat-result")).to_be_visible()
        screen.answer_everything("choose a hex to attack")
    screen.end_phase()
    screen.expect_banner("Axis", "Movement")
    assert seat.look()["view"]["turn"] == 2


def place_of(snapshot: dict[str, object], unit: str) -> str:
    view = snapshot["view"]
    assert isinstance(view, dict)
    return next(
        str(piece["at"])
        for piece in view["pieces"]
        if piece["face"] is not None and piece["face"]["unit"] == unit
    )


def name_of(machine: Machine, hexagon: str) -> str:
    board = machine.client.get("/api/games/sicilia/board").json()
    place = next(each["place"] for each in board["hexes"] if each["id"] == hexagon)
    return f"{place} ({hexagon})" if place else hexagon


def fraction(text: str) -> float:
    numerator, denominator = text.split("/")
    return int(numerator) / int(denominator)
