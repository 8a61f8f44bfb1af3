import { describe, expect, it } from "vitest";
import { chapters, digestOf, isEmpty } from "./story";
import type { LogLine } from "./wire";

let revision = 0;

function line(event: string, fields: Record<string, unknown> = {}, side = "allied", undone = false): LogLine {
  revision += 1;
  return { item: { revision, side, undone, event: { event, rule: "", ...fields } }, text: event, hexes: [] };
}

const FIGHT = () => [
  line("attack-committed", { side: "allied", target: "1306" }),
  line("support-committed", { side: "axis", target: "1306" }),
  line("combat-rolled", { side: "allied", target: "1306", base_column: "9-1", column: "8-1", dice: [6, 2], result: "DRB AVI" }),
  line("forced", { side: "axis" }),
  line("eliminated", { unit: "legion", at: "1306" }),
  line("advanced", { unit: "cca", origin: "1307", to: "1306" }),
  line("place-taken", { side: "allied", at: "1306" }),
];
const sideOf = (unit: string) => (unit === "legion" ? "axis" : "allied");

describe("the log in chapters", () => {
  it("makes one chapter of an attack and all that came of it, headed by the dice", () => {
    const [fight, ...rest] = chapters(FIGHT());
    expect(rest).toEqual([]);
    expect(fight?.kind).toBe("fight");
    expect(fight?.lines).toHaveLength(7);
    expect(fight?.head.item.event.event).toBe("combat-rolled");
  });

  it("tells two attacks apart", () => {
    const second = [line("attack-committed", { target: "3217" }), line("combat-rolled", { target: "3217", dice: [1, 1] })];
    expect(chapters([...FIGHT(), ...second]).map((each) => each.lines.length)).toEqual([7, 2]);
  });

  it("takes the preparation of an attack into its chapter", () => {
    const lines = [
      line("declaration-opened", { target: "1306" }),
      line("declaration-grew", { target: "1306", unit: "cca" }),
      ...FIGHT(),
    ];
    expect(chapters(lines)).toHaveLength(1);
  });

  it("folds a run of moves but not two or three", () => {
    const moves = (count: number) => Array.from({ length: count }, () => line("counter-moved", { origin: "0101", to: "0202" }));
    expect(chapters(moves(3)).map((each) => each.kind)).toEqual(["line", "line", "line"]);
    expect(chapters(moves(9)).map((each) => each.kind)).toEqual(["moves"]);
  });

  it("leaves what was taken back standing alone", () => {
    const undone = line("moved", { origin: "0101", to: "0102" }, "axis", true);
    expect(chapters([undone]).map((each) => each.kind)).toEqual(["line"]);
  });
});

describe("what the others did", () => {
  it("counts moves, fights, losses, places and choices made for the reader", () => {
    const digest = digestOf([line("counter-moved", { side: "allied", origin: "0101", to: "0303" }), ...FIGHT()], "axis", sideOf);
    expect(digest.moves).toBe(1);
    expect(digest.fights).toMatchObject([{ target: "1306", odds: "9-1", column: "8-1", dice: [6, 2], side: "allied" }]);
    expect(digest.losses).toEqual([{ unit: "legion", side: "axis", gone: true, at: "1306" }]);
    expect(digest.places).toHaveLength(1);
    expect(digest.forced).toBe(1);
    expect(digest.trails.map((trail) => trail.hexes)).toEqual([["0101", "0303"], ["1307", "1306"]]);
  });

  it("reads dice that are told one by one", () => {
    const fight = [line("combat-began", { target: "2919" }), line("combat-rolled", { target: "2919", odds: "1:1", column: "1-1", first: 3, second: 6, result: "1/1" })];
    expect(digestOf(fight, "british", sideOf).fights).toMatchObject([{ odds: "1:1", dice: [3, 6] }]);
  });

  it("passes over what was taken back", () => {
    expect(isEmpty(digestOf([line("moved", { origin: "0101", to: "0102" }, "allied", true)], "axis", sideOf))).toBe(true);
  });
});
