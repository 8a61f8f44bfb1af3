import { describe, expect, it } from "vitest";
import { declaredPlan, lastFought } from "./combat";
import { layOut } from "./furniture";
import { parsePlace } from "./place";
import { fanSpots, pileSpots } from "./stacks";
import type { LogLine, PieceView, View } from "./wire";

function line(event: Record<string, unknown>): LogLine {
  return {
    item: { revision: 1, side: "axis", undone: false, event: { event: "thing", rule: "R", ...event } },
    text: "",
    hexes: [],
  };
}

const rolled = { event: "combat-rolled", target: "0101", column: "3-1", base_column: "2-1", dice: [3, 4], result: "DR", attack: [], defence: [], shifts: [] };

describe("combat", () => {
  it("finds the last roll and tells what came of it", () => {
    const log = [line(rolled), line({ event: "retreated" }), line({ event: "advanced" })];
    const fought = lastFought(log);
    expect(fought?.dice).toEqual([3, 4]);
    expect(fought?.story.map((each) => each.item.event.event)).toEqual(["retreated", "advanced"]);
  });

  it("ends the story of a roll where the next landing begins", () => {
    const log = [line(rolled), line({ event: "retreated" }), line({ event: "landing-began" }), line({ event: "landed" })];
    expect(lastFought(log)?.story.map((each) => each.item.event.event)).toEqual(["retreated"]);
  });

  it("forgets a roll when a new phase has begun", () => {
    expect(lastFought([line(rolled), line({ event: "phase-began" })])).toBeNull();
  });

  it("reads a declaration from the notes of the view", () => {
    const notes = { "declared-target": "0101", "declared-units": ["a"], "declared-guns": [], "declared-air": 2 };
    expect(declaredPlan({ notes } as unknown as View)).toEqual({ target: "0101", units: ["a"], guns: [], air: 2 });
    expect(declaredPlan({ notes: {} } as unknown as View)).toBeNull();
  });
});

describe("places on the table", () => {
  it("piles counters so that none hides all of another", () => {
    const spots = pileSpots(3, 100, 100);
    expect(new Set(spots.map((spot) => spot.x)).size).toBe(3);
  });

  it("fans counters out without overlap", () => {
    const spots = fanSpots(7, 0, 0);
    for (const a of spots) for (const b of spots) if (a !== b) expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(56);
  });

  it("gives every counter in a box a spot inside the box", () => {
    const pieces: PieceView[] = Array.from({ length: 23 }, (_, index) => ({ handle: `u${index}`, side: "a", at: "box:pool", face: null, markers: [] }));
    const furniture = layOut([0, 0, 2000, 1000], [], [{ id: "pool", side: null, kind: "holding" }], new Map([["box:pool", pieces]]));
    const [box] = furniture.boxes;
    expect(furniture.spots.size).toBe(23);
    for (const spot of furniture.spots.values()) {
      expect(spot.x).toBeGreaterThan(box?.x ?? 0);
      expect(spot.x).toBeLessThan((box?.x ?? 0) + (box?.width ?? 0));
      expect(spot.y).toBeLessThan((box?.y ?? 0) + (box?.height ?? 0));
    }
  });
});

describe("addresses", () => {
  it("keeps tokens behind the hash and falls back to the shelf", () => {
    expect(parsePlace("#/m/abc")).toEqual({ page: "table", match: "abc" });
    expect(parsePlace("#/join/abc/tok")).toEqual({ page: "join", match: "abc", token: "tok" });
    expect(parsePlace("#/join/abc")).toEqual({ page: "home" });
    expect(parsePlace("")).toEqual({ page: "home" });
  });
});
