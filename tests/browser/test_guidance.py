"""Whoever plays knows what he plays for, what the others did, and what he might do."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.machine import Machine, advance_to_contact, neighbours, open_match
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


def test_a_phase_that_cannot_end_says_who_must_still_do_what(
    visit: Visit, machine: Machine
) -> None:
    seat = open_match(machine, "sandbox", options={"hidden_strength": "open"})
    duties = advance_to_contact(machine, seat)["view"]["duties"]
    screen = visit()
    screen.sit_down(seat)
    screen.page.get_by_role("button", name="End phase").click(force=True)
    toast = screen.page.locator(".toast").last
    expect(toast).to_contain_text(f"{len(duties)} units still have a duty")
    expect(toast).to_contain_text("must attack")
    expect(toast).to_contain_text(duties[0]["rule"])
    screen.press("e")
    expect(screen.page.locator(".toast")).to_have_count(2)


def test_a_hex_next_to_the_enemy_says_what_going_there_means(
    visit: Visit, machine: Machine
) -> None:
    seat = open_match(machine, "sandbox", options={"hidden_strength": "open"})
    seat.act({"verb": "end-phase"})
    seat.act({"verb": "end-phase"})
    near = neighbours(machine.client.get("/api/games/sicilia/board").json())
    view = seat.look()["view"]
    enemies = {piece["at"] for piece in view["pieces"] if piece["side"] == "axis"}
    unit, goal, harmless = next(
        (offer["subject"], touching[0], free[0])
        for offer in view["offers"]
        if offer["verb"] == "move"
        for hexes in [[target["value"] for target in offer["targets"]]]
        for touching in [[each for each in hexes if near[each] & enemies]]
        for free in [[each for each in hexes if not near[each] & enemies]]
        if touching and free
    )
    screen = visit()
    screen.sit_down(seat)
    screen.choose_unit(unit)
    expect(screen.page.locator(".figures text").first).to_be_attached()
    screen.point_at(screen.target(goal))
    expect(screen.page.locator(".hover")).to_contain_text("will have to attack")
    screen.point_at(screen.target(harmless))
    expect(screen.page.locator(".hover")).to_contain_text("leaves")
    expect(screen.page.locator(".hover")).not_to_contain_text("will have to attack")


def test_a_unit_is_taken_out_of_a_declaration_by_another_click(
    visit: Visit, machine: Machine
) -> None:
    seat = open_match(machine, "sandbox", options={"hidden_strength": "open"})
    view = advance_to_contact(machine, seat)["view"]
    attack = next(each for each in view["offers"] if each["verb"] == "attack")
    target = next(
        aim["value"]
        for aim in attack["targets"]
        if sum(aim["value"] in duty["targets"] for duty in view["duties"]) > 1
    )
    seat.act({**attack["action"], attack["slot"]: target})
    screen = visit()
    screen.sit_down(seat)
    panel = screen.page.get_by_test_id("combat-declare")
    adding, taken = panel.locator(".candidate"), panel.locator(".part")
    for count in (1, 2):
        adding.first.click()
        expect(taken).to_have_count(count)
    first, second = (each.get_attribute("aria-label") or "" for each in taken.all())
    taken.first.click()
    expect(panel.get_by_role("button", name=first, exact=True)).to_have_count(0)
    expect(panel.get_by_role("button", name=second, exact=True)).to_be_visible()
    (left,) = seat.look()["view"]["notes"]["declared-units"]
    expect(panel.locator("table tbody tr").first).to_be_visible()
    place = next(p["at"] for p in view["pieces"] if p["face"] and p["face"]["unit"] == left)
    beside = [p for p in view["pieces"] if p["at"] == place]
    for _ in beside[1:]:
        before = screen.moment
        screen.click(screen.unit(left))
        screen.wait_for_change(before)
    everybody = taken.count()
    screen.click(screen.unit(left))
    expect(taken).to_have_count(everybody - 1)
