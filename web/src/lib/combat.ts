/** Combat as the table talk tells it: what is declared so far, and the last dice with their story. */

import type { Decision, GameEvent, LogLine, Modifier, Param, View } from "./wire";

export interface Plan {
  target: string;
  units: string[];
  guns: string[];
  air: number;
  support?: { guns: string[]; air: number };
}

/** A combat on the table whose sides are known: both look at it before the dice. */
export interface Clash {
  target: string;
  units: string[];
  defenders: string[];
}

function words(value: Param | undefined): string[] {
  if (Array.isArray(value)) return value;
  return typeof value === "string" && value ? [value] : [];
}

function figure(value: unknown): number {
  return typeof value === "number" ? value : 0;
}

/** The declaration being built up, as the server notes it for its owner. */
export function declaredPlan(view: View): Plan | null {
  const target = view.notes["declared-target"];
  if (typeof target !== "string") return null;
  return {
    target,
    units: words(view.notes["declared-units"]),
    guns: words(view.notes["declared-guns"]),
    air: figure(view.notes["declared-air"]),
  };
}

/** An attack whose units are fixed by a rule, so that only the rest is left to decide. */
export function fixedPlan(decision: Decision | null): Plan | null {
  const { target, units, guns, air } = decision?.params ?? {};
  if (typeof target !== "string" || !Array.isArray(units) || air === undefined) return null;
  return { target, units, guns: words(guns), air: figure(air) };
}

/** The combat being fought, where both sides are open. */
export function clashOf(view: View): Clash | null {
  const target = view.notes["combat-target"];
  const units = words(view.notes["combat-units"]);
  const defenders = words(view.notes["combat-defenders"]);
  if (typeof target !== "string" || units.length === 0 || defenders.length === 0) return null;
  return { target, units, defenders };
}

/** The sealed attack that a defender is answering, with what he has added so far. */
export function answeredPlan(view: View, log: LogLine[]): Plan | null {
  const target = view.notes["combat-target"];
  if (typeof target !== "string" || view.notes["support-air"] === undefined) return null;
  const sealed = log.findLast(
    (line) => line.item.event["target"] === target && Array.isArray(line.item.event["units"]),
  );
  if (!sealed) return null;
  const event = sealed.item.event;
  return {
    target,
    units: words(event["units"] as Param),
    guns: words(event["guns"] as Param),
    air: figure(event["air"]),
    support: {
      guns: words(view.notes["support-guns"]),
      air: figure(view.notes["support-air"]),
    },
  };
}

export interface Fought {
  line: LogLine;
  target: string;
  dice: number[];
  result: string;
  baseColumn: string;
  column: string;
  sums: { kind: string; modifiers: Modifier[] }[];
  shifts: Modifier[];
  /** What came of it, line by line. */
  story: LogLine[];
}

function modifiers(value: unknown): Modifier[] {
  return Array.isArray(value) ? (value as Modifier[]) : [];
}

const SUMS = ["attack", "defence", "power", "vulnerability"];

/** The dice of a roll, as a list or one by one. */
function diceOf(event: GameEvent): number[] {
  const { dice, first, second, die } = event;
  if (Array.isArray(dice)) return dice.map(Number);
  return [first, second, die].filter((each): each is number => typeof each === "number");
}

/** Where a new stretch of play begins, after which an old roll is no longer of interest. */
const BREAKS = new Set(["phase-began", "activated", "operation-over", "turn-began"]);
/** Where something else begins within the same stretch: a roll stays of interest, but its story is over. */
const TURNINGS = new Set([...BREAKS, "landing-began"]);

/** What came of a roll: everything up to where something else begins. */
function storyOf(lines: LogLine[]): LogLine[] {
  const end = lines.findIndex((line) => TURNINGS.has(line.item.event.event));
  return lines.slice(0, end < 0 ? lines.length : end).filter((each) => !each.item.undone);
}

/** The last roll on a results table in the log, unless play has gone on since. */
export function lastFought(log: LogLine[]): Fought | null {
  for (let index = log.length - 1; index >= 0; index -= 1) {
    const line = log[index];
    if (!line) continue;
    const event = line.item.event;
    if (BREAKS.has(event.event)) return null;
    const dice = diceOf(event);
    if (dice.length === 0 || typeof event["column"] !== "string") continue;
    return {
      line,
      target: String(event["target"] ?? ""),
      dice,
      result: String(event["result"] ?? ""),
      baseColumn: String(event["base_column"] ?? event["odds"] ?? ""),
      column: event["column"],
      sums: SUMS.filter((kind) => Array.isArray(event[kind])).map((kind) => ({
        kind,
        modifiers: modifiers(event[kind]),
      })),
      shifts: modifiers(event["shifts"]),
      story: storyOf(log.slice(index + 1)),
    };
  }
  return null;
}

export function total(modifiers_: Modifier[]): number {
  return modifiers_.reduce((sum, each) => sum + each.value, 0);
}
