import { describe, expect, it } from "vitest";
import { menuOf, spellOut } from "./choices";
import { AIR, declaredParts, type Declaring, withdraw } from "./declaration";
import type { Offer, View } from "./wire";

const UNITS = ["a", "b", "c"];
const LEXICON = { isPlace: () => false, isUnit: (word: string) => UNITS.includes(word) };

/** A table on which an attack is declared: every step adds one part, and undo takes the last back. */
class Desk implements Declaring {
  steps: (string | number)[] = ["a", "b", 2, "c"];
  refuses = "";
  undone = 0;

  get view(): View {
    const units = this.steps.filter((each) => typeof each === "string");
    const air = this.steps.find((each) => typeof each === "number") ?? 0;
    return { notes: { "declared-target": "0101", "declared-units": units, "declared-air": air } } as unknown as View;
  }

  get menu() {
    const offers = UNITS.filter((unit) => !this.steps.includes(unit) && unit !== this.refuses).map((unit) => ({
      verb: "add-unit", action: { verb: "add-unit", unit }, subject: unit, slot: null, targets: [], scale: 1, rule: "",
    }));
    const air = { verb: "add-air", action: { verb: "add-air" }, subject: null, slot: "points", scale: 1, rule: "", targets: [1, 2].map((value) => ({ value, cost: null, note: "" })) };
    return menuOf(spellOut([...offers, air] as Offer[], LEXICON));
  }

  get snapshot() {
    return { revision: 1, undo: { may_undo: this.steps.length > 0 } };
  }

  async take(): Promise<void> {
    this.undone += 1;
    this.steps.pop();
  }

  async perform(choice: { subject: string | null; value: number | null }): Promise<boolean> {
    this.steps.push(choice.subject ?? choice.value ?? 0);
    return true;
  }

  async passed(): Promise<boolean> {
    return true;
  }
}

describe("a declaration", () => {
  it("consists of units, guns and air points", () => {
    expect([...declaredParts(new Desk().view)]).toEqual([["a", 1], ["b", 1], ["c", 1], [AIR, 2]]);
  });

  it("loses a part and keeps what was put in after it", async () => {
    const desk = new Desk();
    await withdraw(desk, "b");
    expect(new Set(desk.steps)).toEqual(new Set(["a", 2, "c"]));
    expect(desk.undone).toBe(3);
  });

  it("loses its air points", async () => {
    const desk = new Desk();
    await withdraw(desk, AIR);
    expect(desk.steps).toEqual(["a", "b", "c"]);
  });

  it("is left alone where the part cannot be taken back", async () => {
    const desk = new Desk();
    await withdraw(desk, "z");
    expect(desk.undone).toBe(0);
  });

  it("stops where a later part may no longer be put in", async () => {
    const desk = new Desk();
    desk.refuses = "c";
    await withdraw(desk, "a");
    expect(desk.steps).toEqual(["b"]);
  });
});
