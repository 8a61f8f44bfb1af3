/** Offers of the server, spelled out as choices a person can point at. No rule is known here. */

import type { Action, Offer } from "./wire";

/** Where a choice points: at a place of the board, at a word or a number, or at nothing further. */
export interface Choice {
  key: string;
  verb: string;
  action: Action;
  /** The unit a person selects first. */
  subject: string | null;
  /** The place it points at: a hex by number, or a box beside the map as `box:<id>`. */
  hex: string | null;
  /** A hex passed on the way, where two choices lead to the same place. */
  through: string | null;
  /** What tells it from its neighbours when it is neither unit nor place: a chit, an answer. */
  word: string | null;
  value: number | null;
  cost: number | null;
  scale: number;
  note: string;
  rule: string;
}

/** What the words of an offer stand for on this table. */
export interface Lexicon {
  isPlace: (word: string) => boolean;
  isUnit: (word: string) => boolean;
}

const PLACE_FIELDS = ["to", "target", "at", "hex"] as const;
/** Fields that say how, not what: they never name a choice on their own. */
const QUIET_FIELDS = new Set(["verb", "unit", "units", "via", "through", ...PLACE_FIELDS]);

function text(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

function unitOf(action: Action): string | null {
  const unit = text(action["unit"]);
  if (unit) return unit;
  const units = action["units"];
  return Array.isArray(units) && units.length === 1 ? text(units[0]) : null;
}

function placeOf(action: Action, isPlace: (word: string) => boolean): string | null {
  for (const field of PLACE_FIELDS) {
    const word = text(action[field]);
    if (word && isPlace(word)) return word;
  }
  return null;
}

/** The first telling word of an action that names neither unit nor place. */
function wordOf(action: Action): string | null {
  for (const [field, value] of Object.entries(action)) {
    if (!QUIET_FIELDS.has(field) && text(value)) return String(value);
  }
  return null;
}

/**
 * Spells offers out, each only once: the line to the server hands on an offer that did not change as the
 * same object, and a position may have thousands of choices of which a move changes a few.
 */
export class Speller {
  readonly #spelled = new WeakMap<Offer, Choice[]>();
  #number = 0;

  constructor(readonly lexicon: Lexicon) {}

  /** Every single choice behind the offers, in their order. */
  spell(offers: Offer[]): Choice[] {
    return offers.flatMap((offer) => {
      const known = this.#spelled.get(offer);
      if (known) return known;
      this.#number += 1;
      const choices = choicesOf(offer, `${this.#number}`, this.lexicon);
      this.#spelled.set(offer, choices);
      return choices;
    });
  }
}

/** Every single choice behind the offers, in their order. */
export function spellOut(offers: Offer[], lexicon: Lexicon): Choice[] {
  return new Speller(lexicon).spell(offers);
}

function choicesOf(offer: Offer, key: string, { isPlace, isUnit }: Lexicon): Choice[] {
  const named = offer.subject || unitOf(offer.action);
  const subject = named && isUnit(named) ? named : null;
  const pointed = named && !subject && isPlace(named) ? named : null;
  const said = named && !subject && !pointed ? named : null;
  const common = {
    verb: offer.verb,
    subject,
    through: text(offer.action["through"]),
    scale: offer.scale || 1,
    rule: offer.rule,
  };
  const { slot } = offer;
  if (slot === null) {
    const hex = pointed ?? placeOf(offer.action, isPlace);
    const word = said ?? (subject || hex ? null : wordOf(offer.action));
    return [{ ...common, key, action: offer.action, hex, word, value: null, cost: null, note: "" }];
  }
  return offer.targets.map(({ value, cost, note }, place) => {
    const hex = typeof value === "string" && isPlace(value) ? value : pointed;
    return {
      ...common,
      key: `${key}.${place}`,
      action: { ...offer.action, [slot]: value },
      hex,
      word: typeof value === "string" && hex !== value ? value : said,
      value: typeof value === "number" ? value : null,
      cost,
      note,
    };
  });
}

/** Choices by the thing a person clicks first. */
export interface Menu {
  all: Choice[];
  bySubject: Map<string, Choice[]>;
  /** Choices that need no unit first: places one may point at. */
  byHex: Map<string, Choice[]>;
  /** Complete actions without unit or place. */
  plain: Choice[];
  /** Complete actions told apart by a word: chits, orders, answers. */
  words: Choice[];
  /** Choices of a number, by verb. */
  numbers: Map<string, Choice[]>;
}

function put<T>(map: Map<string, T[]>, key: string, value: T): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}

export function menuOf(choices: Choice[]): Menu {
  const menu: Menu = {
    all: choices,
    bySubject: new Map(),
    byHex: new Map(),
    plain: [],
    words: [],
    numbers: new Map(),
  };
  for (const choice of choices) {
    if (choice.subject !== null) put(menu.bySubject, choice.subject, choice);
    else if (choice.hex !== null) put(menu.byHex, choice.hex, choice);
    else if (choice.value !== null) put(menu.numbers, choice.verb, choice);
    else if (choice.word !== null) menu.words.push(choice);
    else menu.plain.push(choice);
  }
  return menu;
}

/**
 * One action for several units that go together: the same verb to the same hex, where the action
 * itself names a list of units. Null if the choices cannot be joined.
 */
export function joined(choices: Choice[]): Action | null {
  const [first] = choices;
  if (!first) return null;
  if (choices.length === 1) return first.action;
  const units: unknown[] = [];
  for (const choice of choices) {
    const named = choice.action["units"];
    if (choice.verb !== first.verb || choice.hex !== first.hex || !Array.isArray(named)) return null;
    units.push(...named);
  }
  return { ...first.action, units };
}

/** Costs in a game's smallest unit as people write points: 3 of scale 2 is 1½. */
export function pointsText(cost: number, scale: number): string {
  const whole = Math.floor(cost / scale);
  const rest = cost - whole * scale;
  if (rest === 0) return String(whole);
  const fractions: Record<string, string> = { "1/2": "½", "1/4": "¼", "2/4": "½", "3/4": "¾", "1/3": "⅓", "2/3": "⅔" };
  const fraction = fractions[`${rest}/${scale}`] ?? `+${rest}/${scale}`;
  return whole === 0 ? fraction : `${whole}${fraction}`;
}
