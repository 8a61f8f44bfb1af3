import { expect, it } from "vitest";
import { chaptersOf, findRule } from "./rulebook";
import type { RuleText } from "./wire";

function rule(id: string, chapter: string, text = ""): RuleText {
  return { id, chapter, title: id, text, kind: "rule", option: "" };
}

const RULES = [
  rule("S/C-R25", "4 Movement"),
  rule("S/C-4.1.2b", "4 Movement"),
  rule("S/C-4.10", "4 Movement"),
  rule("S-3.0", "3 Sequence of play"),
  rule("S-10.1", "10 Preparation"),
  rule("S-VP-A1", "Victory", "Italians destroyed"),
  rule("K-SIDE", "The table"),
];

it("puts what decides the game first, then chapters by number, then the rules of the table", () => {
  expect(chaptersOf(RULES).map((each) => each.name)).toEqual([
    "Victory",
    "3 Sequence of play",
    "4 Movement",
    "10 Preparation",
    "The table",
  ]);
});

it("orders the rules of a chapter by number, rulings last", () => {
  const movement = chaptersOf(RULES).find((each) => each.name === "4 Movement");
  expect(movement?.rules.map((each) => each.id)).toEqual(["S/C-4.1.2b", "S/C-4.10", "S/C-R25"]);
});

it("finds words anywhere in a rule", () => {
  expect(chaptersOf(RULES, "italians").map((each) => each.name)).toEqual(["Victory"]);
});

it("finds a rule by an id without its game", () => {
  const book = new Map(RULES.map((each) => [each.id, each]));
  expect(findRule(book, "R25")?.id).toBe("S/C-R25");
  expect(findRule(book, "S-99")).toBeUndefined();
});
