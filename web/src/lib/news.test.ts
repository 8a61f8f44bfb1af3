import { expect, it } from "vitest";
import { guess } from "./news.svelte";
import type { LogLine } from "./wire";

function line(revision: number, side: string, event: string, fields: Record<string, unknown> = {}): LogLine {
  return { item: { revision, side, undone: false, event: { event, rule: "", ...fields } }, text: "", hexes: [] };
}

it("begins after the last step of one's own phase, not after an answer given in the other's", () => {
  const lines = [
    line(0, "", "phase-began", { side: "axis" }),
    line(1, "axis", "moved"),
    line(2, "axis", "phase-began", { side: "allied" }),
    line(3, "allied", "counter-moved"),
    line(4, "allied", "combat-rolled"),
    line(5, "axis", "retreated"),
    line(6, "allied", "phase-began", { side: "axis" }),
  ];
  expect(guess(lines, "axis", 6).before.revision).toBe(1);
});

it("begins at the start for a side that has not acted yet", () => {
  expect(guess([line(1, "axis", "moved")], "allied", 1).before.revision).toBe(0);
});
