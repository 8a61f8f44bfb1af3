"""What only cassino and malta ask of a player, done with the hand on the table."""

import re
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.machine import Machine, Seat, open_match
from tests.browser.screen import PATIENCE, Screen

Json = dict[str, Any]


def kind_of(seat: Seat) -> str:
    """What is being decided."""
    decisions = seat.look()["view"]["decisions"]
    return str(decisions[0]["kind"]) if decisions else ""


def advance(seat: Seat, until: str, *, most: int = 120) -> None:
    """Answer with the quietest choice until a decision of that kind comes up."""
    quiet = ("done", "commit", "end-movement", "pass", "refuse", "auto-setup")
    for _ in range(most):
        if kind_of(seat) == until:
            return
        offers = seat.look()["view"]["offers"]
        offer = min(offers, key=lambda o: quiet.index(o["verb"]) if o["verb"] in quiet else 99)
        seat.act(complete(offer))
    raise AssertionError(f"never came to {until}")


def complete(offer: Json) -> Json:
    """The first action behind an offer."""
    if offer["slot"] is None:
        return dict(offer["action"])
    return {**offer["action"], offer["slot"]: offer["targets"][0]["value"]}


def act_on(screen: Screen, selector: str) -> None:
    """Click the first such thing in sight and wait until the table has changed."""
    before = screen.moment
    screen.click(screen.open_to_hand(selector))
    screen.wait_for_change(before)


def no_raw_words(screen: Screen) -> None:
    """Nothing on the screen is an id instead of a name."""
    shown = screen.page.locator("body").inner_text()
    raw = re.findall(r"box:\w+|\b(?:choice|action|marker|track|decision)-[a-z]\w+|\bfalse\b", shown)
    assert not raw, raw


# --- cassino -------------------------------------------------------------------------------------


def test_cassino_is_deployed_into_boxes_and_opens_with_an_attack(
    visit: Visit, machine: Machine
) -> None:
    seat = open_match(machine, "sandbox", game="cassino")
    screen = visit()
    screen.sit_down(seat)
    screen.expect_banner("Set-up", "where do these units start")
    expect(screen.selected).to_have_count(1)
    expect(screen.page.locator("[data-box].aimed").first).to_be_attached()
    no_raw_words(screen)
    for _ in range(12):
        if kind_of(seat) != "deploy":
            break
        expect(screen.selected).to_have_count(1)
        act_on(screen, "[data-box].aimed, .open[data-hex]")
    screen.expect_banner("Opening attack", "2321")
    screen.page.locator("#choose-add-air, #number-add-air").first.fill("3")
    before = screen.moment
    screen.page.get_by_role("button", name="Add", exact=True).first.click()
    screen.wait_for_change(before)
    before = screen.moment
    screen.page.locator('[data-verb="commit"]').first.click()
    screen.wait_for_change(before)
    no_raw_words(screen)


def test_a_german_unit_goes_by_rail_when_the_click_is_meant_so(
    visit: Visit, machine: Machine
) -> None:
    seat = open_match(machine, "sandbox", game="cassino")
    advance(seat, "movement")
    offers = seat.look()["view"]["offers"]
    by_rail = next(o for o in offers if o["verb"] == "rail" and o["subject"])
    screen = visit()
    screen.sit_down(seat)
    screen.choose_unit(by_rail["subject"])
    expect(screen.page.locator('[data-mode="move"]')).to_have_attribute("aria-pressed", "true")
    screen.page.locator('[data-mode="rail"]').click()
    expect(screen.page.locator('[data-mode="rail"]')).to_have_attribute("aria-pressed", "true")
    goals = [target["value"] for target in by_rail["targets"]]
    goal = next(hexagon for hexagon in goals if screen.can_click(screen.target(hexagon)))
    before = screen.moment
    screen.click(screen.target(goal))
    screen.wait_for_change(before)
    assert place_of(seat, by_rail["subject"]) == goal
    screen.expect_log("rail")


def place_of(seat: Seat, unit: str) -> str:
    pieces = seat.look()["view"]["pieces"]
    return next(str(p["at"]) for p in pieces if p["face"] and p["face"]["unit"] == unit)


# --- malta ---------------------------------------------------------------------------------------


def test_malta_is_bombed_dropped_on_and_landed_on_with_the_hand_on_the_map(
    visit: Visit, machine: Machine
) -> None:
    seat = open_match(machine, "sandbox", game="malta")
    screen = visit()
    screen.sit_down(seat)
    screen.expect_banner("Set-up")
    press(screen, "auto-setup")
    press(screen, "done")

    screen.expect_banner("missions")
    act_on(screen, ".aim[data-hex]")
    expect(screen.page.locator("[data-marks]")).to_have_count(1)
    press(screen, "done")

    screen.expect_banner("plan the airdrops")
    drops = [o for o in seat.look()["view"]["offers"] if o["verb"] == "plan-drop"]
    first = next(o for o in drops if o["subject"].startswith("DE-"))
    second = next(o for o in drops if o["subject"].startswith("IT-F"))
    seat.act(complete(first))
    seat.act({**second["action"], "at": second["targets"][-1]["value"]})
    press(screen, "done")
    screen.expect_banner("which Formation drops next")
    no_raw_words(screen)
    chips = screen.page.locator(".bar .chip")
    expect(chips).to_have_count(2)
    expect(chips.filter(has_text="Folgore")).to_have_count(1)
    before = screen.moment
    chips.filter(has_text="Folgore").click()
    screen.wait_for_change(before)

    advance(seat, "landing-plan")
    screen.expect_banner("plan the landings")
    lander = next(o for o in seat.look()["view"]["offers"] if o["verb"] == "plan-landing")
    screen.choose_unit(lander["subject"])
    goal = next(
        target["value"]
        for target in lander["targets"]
        if screen.can_click(screen.target(target["value"]))
    )
    screen.click(screen.target(goal))
    ask = screen.page.get_by_test_id("ask")
    expect(ask.get_by_role("button", name=re.compile("first wave"))).to_be_visible()
    expect(ask.get_by_role("button", name=re.compile("second wave"))).to_be_visible()
    before = screen.moment
    ask.get_by_role("button", name=re.compile("second wave")).first.click()
    screen.wait_for_change(before)


def press(screen: Screen, verb: str) -> None:
    """Press a button of the bar."""
    before = screen.moment
    screen.page.locator(f'.bar [data-verb="{verb}"]').first.click()
    confirm = screen.page.get_by_test_id("confirm")
    if confirm.count():
        confirm.click()
    screen.wait_for_change(before)


def test_the_garrison_of_malta_meets_the_computers_invasion(visit: Visit, machine: Machine) -> None:
    seats = {"axis": {"kind": "computer", "level": "recruit"}, "british": {"kind": "human"}}
    seat = open_match(machine, "computer", game="malta", seats=seats, side="british")
    screen = visit()
    screen.sit_down(seat)
    screen.expect_banner("Your decision", "Set-up")
    press(screen, "auto-setup")
    press(screen, "done")
    # Bombs, drops and landings are the computer's; the British are asked who stands in the way.
    expect(screen.banner).to_contain_text("Your decision", timeout=4 * PATIENCE)
    for _ in range(60):
        expect(screen.banner).to_contain_text("Your decision", timeout=4 * PATIENCE)
        if kind_of(seat) in ("contest", "free-activation"):
            break
        before = screen.moment
        screen.open_list()
        screen.page.locator(".choices button").last.click()
        screen.wait_for_change(before)
    screen.expect_banner("chit")
    brigades = screen.page.locator(".bar .chip")
    expect(brigades.filter(has_text="1st Brigade")).to_have_count(1)
    expect(brigades.nth(1)).to_be_visible()
    no_raw_words(screen)
    before = screen.moment
    brigades.filter(has_text="1st Brigade").click()
    screen.wait_for_change(before)
