/** Combat as the table talk tells it: what is declared so far, and the last dice with their story. */

import type { LogLine, Modifier, Param, View } from "./wire";

export interface Plan {
  target: string;
  units: string[];
  guns: string[];
  air: number;
  support?: { guns: string[]; air: number };
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

/** The last roll on a results table in the log, unless a phase has ended since. */
export function lastFought(log: LogLine[]): Fought | null {
  for (let index = log.length - 1; index >= 0; index -= 1) {
    const line = log[index];
    if (!line) continue;
    const event = line.item.event;
    if (event.event === "phase-began") return null;
    if (!Array.isArray(event["dice"]) || typeof event["column"] !== "string") continue;
    return {
      line,
      target: String(event["target"] ?? ""),
      dice: event["dice"] as number[],
      result: String(event["result"] ?? ""),
      baseColumn: String(event["base_column"] ?? ""),
      column: event["column"],
      sums: SUMS.filter((kind) => Array.isArray(event[kind])).map((kind) => ({
        kind,
        modifiers: modifiers(event[kind]),
      })),
      shifts: modifiers(event["shifts"]),
      story: log.slice(index + 1).filter((each) => !each.item.undone),
    };
  }
  return null;
}

export function total(modifiers_: Modifier[]): number {
  return modifiers_.reduce((sum, each) => sum + each.value, 0);
}
