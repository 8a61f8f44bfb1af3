"""Replay, sandbox, refresh, and a server that dies in the middle of a fight."""

from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.machine import Machine, advance_to_contact, open_match
from tests.browser.screen import PATIENCE

OPEN = {"hidden_strength": "open"}


def test_a_replay_steps_slides_plays_and_changes_eyes(visit: Visit, machine: Machine) -> None:
    seat = open_match(machine)
    advance_to_contact(machine, seat)
    screen = visit()
    screen.sit_down(seat, "replay")
    count = screen.page.locator(".transport .count")
    expect(count).to_contain_text("0 /")
    screen.page.get_by_label("One step on").click()
    expect(count).to_contain_text("1 /")
    expect(screen.page.locator(".caption")).to_contain_text("phase")
    slider = screen.page.get_by_label("Moment")
    last = int(slider.get_attribute("max") or 0)
    assert last >= 6
    slider.fill("3")
    expect(count).to_contain_text("3 /")
    screen.page.get_by_label("Speed").select_option("150")
    screen.page.get_by_label("Play").click()
    expect(count).to_have_text(f"{last} / {last}", timeout=PATIENCE)
    assert screen.page.locator(".piece.eligible").count() == 0
    faces = screen.page.locator(".overlay [data-unit]").count()
    screen.page.get_by_label("See through the eyes of").select_option(label="Axis")
    expect(screen.page.locator('[data-moment^="axis"]')).to_be_attached()
    expect(screen.page.locator(".overlay [data-unit]")).not_to_have_count(faces)


def test_a_finished_match_is_replayed_with_everything_open_and_through_each_sides_eyes(
    visit: Visit, machine: Machine
) -> None:
    seat = open_match(machine)
    advance_to_contact(machine, seat)
    seat.act({"verb": "resign"})
    screen = visit()
    screen.sit_down(seat, "replay")
    eyes = screen.page.get_by_label("See through the eyes of")
    expect(eyes).to_have_value("all")
    expect(screen.page.locator(".overlay .piece:not([data-unit])")).to_have_count(0)
    for side in ("allied", "axis", "all"):
        eyes.select_option(side)
        expect(screen.page.locator(f'[data-moment^="{side}"]')).to_be_attached()
        screen.page.get_by_label("To the end").click()
        last = screen.page.get_by_label("Moment").get_attribute("max")
        expect(screen.page.locator(".transport .count")).to_have_text(f"{last} / {last}")
        expect(screen.page.locator(f'[data-moment="{side}:{last}"]')).to_be_attached()


def test_a_sandbox_takes_dictated_dice_and_a_changed_position(
    visit: Visit, machine: Machine
) -> None:
    seat = open_match(machine, "sandbox", options=OPEN)
    screen = visit()
    screen.sit_down(seat)
    screen.tab("Edit")
    screen.page.get_by_label("Next dice").fill("6 6")
    screen.page.get_by_role("button", name="Fix").click()
    expect(screen.page.locator(".toast")).to_contain_text("6 6")
    screen.page.get_by_label("Unit", exact=True).select_option("us-1-16")
    screen.page.get_by_label("Hex or box").fill("2117")
    screen.page.get_by_role("button", name="Place").click()
    screen.page.get_by_label("Phase", exact=True).select_option("combat")
    screen.page.get_by_label("Turn", exact=True).fill("3")
    screen.page.get_by_role("button", name="Set", exact=True).click()
    expect(screen.page.locator(".plan li")).to_have_count(3)
    screen.page.get_by_role("button", name="Begin from here").click()
    screen.page.wait_for_url(lambda url: seat.match not in url)
    screen.wait_for_board()
    placed = screen.page.evaluate(
        """async () => {
            const match = location.hash.split('/')[2];
            const seats = JSON.parse(localStorage.getItem('grognard.seats'));
            const {token} = seats.find(seat => seat.match === match);
            const answer = await fetch('/api/matches/' + match,
                {headers: {authorization: 'Bearer ' + token}});
            const {view} = await answer.json();
            return view.pieces.find(p => p.face?.unit === 'us-1-16').at;
        }"""
    )
    assert placed == "2117"
    screen.expect_banner("Combat")
    expect(screen.page.locator(".turn")).to_contain_text("Turn 3 of 13")


def test_any_moment_can_be_tried_again_in_a_sandbox(visit: Visit, machine: Machine) -> None:
    seat = open_match(machine)
    seat.act({"verb": "end-phase"})
    screen = visit()
    screen.sit_down(seat, "replay")
    screen.page.get_by_role("button", name="Try it in a sandbox").click()
    screen.page.wait_for_url(lambda url: "#/m/" in url)
    screen.wait_for_board()
    screen.expect_banner("Axis", "Movement")


def test_a_match_file_travels_to_another_table(
    visit: Visit, machine: Machine, tmp_path: Path
) -> None:
    seat = open_match(machine)
    seat.act({"verb": "end-phase"})
    screen = visit()
    screen.sit_down(seat)
    screen.tab("Table")
    with screen.page.expect_download() as waiting:
        screen.page.get_by_role("button", name="Save as file").click()
    file = tmp_path / "match.json"
    waiting.value.save_as(file)
    screen.go_home()
    screen.page.locator("#import-file").set_input_files(file)
    screen.page.wait_for_url(lambda url: "#/replay/" in url)
    screen.wait_for_board()
    expect(screen.page.locator(".transport .count")).to_contain_text("/ 1")


@pytest.fixture
def own_machine(client_built: None, tmp_path: Path) -> Machine:
    """A server for one test alone, because the test kills it."""
    return Machine(tmp_path)


def test_a_killed_server_and_a_refresh_lose_nothing_of_a_fight(
    visit: Visit, own_machine: Machine
) -> None:
    own_machine.start()
    try:
        seat = open_match(own_machine, options=OPEN)
        advance_to_contact(own_machine, seat)
        screen = visit(at=own_machine)
        screen.sit_down(seat)
        screen.choose_from_list("Attack →")
        before = screen.moment
        screen.page.locator(".candidate").first.click()
        screen.wait_for_change(before)
        taking = screen.page.locator(".taking .part")
        expect(taking).to_have_count(1)

        own_machine.kill()
        expect(screen.page.locator(".line.lost")).to_be_visible(timeout=PATIENCE)
        expect(screen.banner).to_contain_text("Connection lost")
        own_machine.start()
        expect(screen.page.locator(".line.live")).to_be_visible(timeout=PATIENCE)
        expect(taking).to_have_count(1)

        screen.page.reload()
        screen.wait_for_board()
        expect(screen.page.get_by_test_id("combat-declare")).to_be_visible()
        while screen.page.locator(".candidate").count():
            moment = screen.moment
            screen.page.locator(".candidate").first.click()
            screen.wait_for_change(moment)
        screen.page.locator('.combat [data-verb="commit"]').click()
        expect(screen.page.get_by_test_id("combat-result").locator(".dice svg")).to_have_count(2)
    finally:
        own_machine.stop()


def test_who_comes_back_reads_what_happened_meanwhile(visit: Visit, machine: Machine) -> None:
    seat = open_match(machine)
    screen = visit()
    screen.sit_down(seat)
    screen.expect_banner("Axis", "Movement")
    screen.page.goto(machine.address + "/#/")
    expect(screen.page.get_by_text("Your matches")).to_be_visible(timeout=PATIENCE)
    advance_to_contact(machine, seat)
    while seat.look()["view"]["active"] == "allied":
        offers = seat.look()["view"]["offers"]
        ready = [each for each in offers if each["verb"] in ("end-phase", "commit", "pass")]
        chosen = (ready or offers)[0]
        target = {chosen["slot"]: chosen["targets"][0]["value"]} if chosen["slot"] else {}
        seat.act({**chosen["action"], **target})
    screen.page.goto(f"{machine.address}/#/m/{seat.match}")
    screen.wait_for_board()
    news = screen.page.get_by_test_id("news")
    expect(news).to_contain_text("enemy moves", timeout=PATIENCE)
    expect(news).to_contain_text("Combat at")
    expect(screen.page.locator('[data-testid="trails"] path').first).to_be_attached()
    news.get_by_role("button", name="Close").click()
    expect(news).not_to_be_visible()
    screen.page.get_by_test_id("news-pill").click()
    expect(news).to_be_visible()
