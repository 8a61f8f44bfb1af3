import { expect, test } from "vitest";
import { changed, joined } from "./changes";
import type { Change, Snapshot } from "./wire";

test("a list is put together from runs of the old one and new items", () => {
  const [a, b, c, d] = [{ id: "a" }, { id: "b" }, { id: "c" }, { id: "d" }];
  const fresh = { id: "x" };
  const list = joined([a, b, c, d], [[0, 1], fresh, [2, 2]]);
  expect(list).toEqual([a, fresh, c, d]);
  expect(list[3]).toBe(d);
  expect(joined([a, b], [])).toEqual([]);
});

test("what nothing is said about stays the same object", () => {
  const old = {
    revision: 1,
    log: [{ text: "one" }],
    chat: [],
    view: { phase: "movement", pieces: [{ handle: "p" }, { handle: "q" }], hexes: [], offers: [] },
  } as unknown as Snapshot;
  const change = {
    fields: { revision: 2 },
    view: { phase: "combat" },
    lists: { pieces: [{ handle: "n" }, [1, 1]], log: [[0, 1], { text: "two" }] },
  } as unknown as Change;
  const next = changed(old, change);
  expect(next.revision).toBe(2);
  expect(next.view.phase).toBe("combat");
  expect(next.view.pieces.map((piece) => piece.handle)).toEqual(["n", "q"]);
  expect(next.view.pieces[1]).toBe(old.view.pieces[1]);
  expect(next.view.hexes).toBe(old.view.hexes);
  expect(next.log.length).toBe(2);
  expect(old.view.pieces.length).toBe(2);
});
