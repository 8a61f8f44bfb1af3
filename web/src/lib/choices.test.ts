import { describe, expect, it } from "vitest";
import { joined, menuOf, pointsText, spellOut, Speller } from "./choices";
import type { Offer } from "./wire";

const lexicon = {
  isPlace: (word: string) => /^\d{4}$/.test(word) || word === "box:camp",
  isUnit: (word: string) => /^[a-z]$/.test(word),
};

function offer(part: Partial<Offer> & { verb: string }): Offer {
  return { action: { verb: part.verb }, subject: null, slot: null, targets: [], scale: 1, rule: "", ...part };
}

const move = (unit: string, hexes: string[]) =>
  offer({
    verb: "move",
    action: { verb: "move", units: [unit], via: [] },
    subject: unit,
    slot: "to",
    targets: hexes.map((value, cost) => ({ value, cost, note: "" })),
    scale: 2,
  });

describe("choices", () => {
  it("puts every target into the open slot", () => {
    const [first, second] = spellOut([move("a", ["0101", "0102"])], lexicon);
    expect(first?.action).toEqual({ verb: "move", units: ["a"], via: [], to: "0101" });
    expect(second?.hex).toBe("0102");
    expect(second?.cost).toBe(1);
  });

  it("spells an offer that has not changed only once", () => {
    const speller = new Speller(lexicon);
    const [kept, gone, come] = [move("a", ["0101"]), move("b", ["0102"]), move("b", ["0103"])];
    const [first] = speller.spell([kept, gone]);
    const [other, second] = speller.spell([come, kept]);
    expect(second).toBe(first);
    expect(other?.hex).toBe("0103");
    expect(new Set([first, other].map((each) => each?.key)).size).toBe(2);
  });

  it("takes the unit of a complete action as its subject and its place as the hex", () => {
    const [choice] = spellOut([offer({ verb: "retreat", action: { verb: "retreat", unit: "a", to: "0203", through: "" } })], lexicon);
    expect(choice?.subject).toBe("a");
    expect(choice?.hex).toBe("0203");
    expect(choice?.through).toBeNull();
  });

  it("sorts choices by what is clicked first", () => {
    const menu = menuOf(
      spellOut(
        [
          move("a", ["0101"]),
          offer({ verb: "attack", slot: "target", targets: [{ value: "0303", cost: null, note: "" }] }),
          offer({ verb: "add-air", slot: "points", targets: [{ value: 1, cost: null, note: "" }, { value: 2, cost: null, note: "" }] }),
          offer({ verb: "end-phase" }),
        ],
        lexicon,
      ),
    );
    expect([...menu.bySubject.keys()]).toEqual(["a"]);
    expect([...menu.byHex.keys()]).toEqual(["0303"]);
    expect(menu.numbers.get("add-air")?.map((each) => each.value)).toEqual([1, 2]);
    expect(menu.plain.map((each) => each.verb)).toEqual(["end-phase"]);
  });

  it("takes a box beside the map as a place", () => {
    const [choice] = spellOut([offer({ verb: "deploy", action: { verb: "deploy", unit: "a", to: "box:camp" } })], lexicon);
    expect(choice?.subject).toBe("a");
    expect(choice?.hex).toBe("box:camp");
  });

  it("points at a hex that is itself the subject", () => {
    const order = offer({ verb: "order", subject: "0303", action: { verb: "order", next: "0303" } });
    const menu = menuOf(spellOut([order], lexicon));
    expect([...menu.byHex.keys()]).toEqual(["0303"]);
  });

  it("tells choices apart by a word that is neither unit nor place", () => {
    const menu = menuOf(
      spellOut(
        [
          offer({ verb: "bid", subject: "FOLGORE", action: { verb: "bid", formation: "FOLGORE" } }),
          offer({ verb: "bonus", action: { verb: "bonus", use: "elite" } }),
          offer({ verb: "pass" }),
        ],
        lexicon,
      ),
    );
    expect(menu.words.map((each) => each.word)).toEqual(["FOLGORE", "elite"]);
    expect(menu.plain.map((each) => each.verb)).toEqual(["pass"]);
  });

  it("joins units that go to one hex into one action", () => {
    const choices = spellOut([move("a", ["0101"]), move("b", ["0101"])], lexicon);
    expect(joined(choices)).toMatchObject({ units: ["a", "b"], to: "0101" });
  });

  it("does not join what cannot go together", () => {
    const choices = spellOut([move("a", ["0101"]), move("b", ["0102"])], lexicon);
    expect(joined(choices)).toBeNull();
    expect(joined([])).toBeNull();
  });

  it("writes half points as people do", () => {
    expect(pointsText(3, 2)).toBe("1½");
    expect(pointsText(1, 2)).toBe("½");
    expect(pointsText(4, 2)).toBe("2");
    expect(pointsText(0, 2)).toBe("0");
  });
});
