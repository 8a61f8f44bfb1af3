/** Offers of the server, spelled out as choices a person can point at. No rule is known here. */

import type { Action, Offer } from "./wire";

/** Where a choice points: at a hex of the board, at a number, or at nothing further. */
export interface Choice {
  key: string;
  verb: string;
  action: Action;
  /** The unit (or hex) a person selects first. */
  subject: string | null;
  hex: string | null;
  /** A hex passed on the way, where two choices lead to the same place. */
  through: string | null;
  value: number | string | null;
  cost: number | null;
  scale: number;
  note: string;
  rule: string;
}

const PLACE_FIELDS = ["to", "target", "at", "hex"] as const;

function text(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

function subjectOf(offer: Offer): string | null {
  if (offer.subject) return offer.subject;
  const unit = text(offer.action["unit"]);
  if (unit) return unit;
  const units = offer.action["units"];
  return Array.isArray(units) && units.length === 1 ? text(units[0]) : null;
}

function placeOf(action: Action, isHex: (word: string) => boolean): string | null {
  for (const field of PLACE_FIELDS) {
    const word = text(action[field]);
    if (word && isHex(word)) return word;
  }
  return null;
}

/** Every single choice behind the offers, in their order. */
export function spellOut(offers: Offer[], isHex: (word: string) => boolean): Choice[] {
  const found: Choice[] = [];
  for (const [number, offer] of offers.entries()) {
    const common = {
      verb: offer.verb,
      subject: subjectOf(offer),
      through: text(offer.action["through"]),
      scale: offer.scale || 1,
      rule: offer.rule,
    };
    if (offer.slot === null) {
      found.push({
        ...common,
        key: `${number}`,
        action: offer.action,
        hex: placeOf(offer.action, isHex),
        value: null,
        cost: null,
        note: "",
      });
      continue;
    }
    for (const [place, target] of offer.targets.entries()) {
      const action = { ...offer.action, [offer.slot]: target.value };
      const hex = typeof target.value === "string" && isHex(target.value) ? target.value : null;
      found.push({
        ...common,
        key: `${number}.${place}`,
        action,
        hex,
        value: hex === null ? target.value : null,
        cost: target.cost,
        note: target.note,
      });
    }
  }
  return found;
}

/** Choices by the thing a person clicks first. */
export interface Menu {
  all: Choice[];
  bySubject: Map<string, Choice[]>;
  /** Choices that need no unit first: hexes one may point at. */
  byHex: Map<string, Choice[]>;
  /** Complete actions without unit or hex. */
  plain: Choice[];
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
    numbers: new Map(),
  };
  for (const choice of choices) {
    if (choice.subject !== null) put(menu.bySubject, choice.subject, choice);
    else if (choice.hex !== null) put(menu.byHex, choice.hex, choice);
    else if (choice.value !== null) put(menu.numbers, choice.verb, choice);
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
