import { describe, expect, it } from "vitest";
import { keepSame, type Placed } from "./stacks";
import type { PieceView } from "./wire";

const piece = { handle: "a" } as PieceView;
const lying: Placed = { piece, x: 1, y: 2, scale: 1, fanned: false, eligible: true, selected: false, choosing: true, pile: 0 };

describe("placements", () => {
  it("that have not changed stay the same object", () => {
    expect(keepSame([{ ...lying }], new Map([["a", lying]]))[0]).toBe(lying);
  });

  it("that differ in anything are new", () => {
    const before = new Map([["a", lying]]);
    for (const change of [{ x: 9 }, { selected: true }, { pile: 2 }, { piece: { ...piece } }]) {
      const [found] = keepSame([{ ...lying, ...change }], before);
      expect(found).toMatchObject(change);
      expect(found).not.toBe(lying);
    }
  });
});
