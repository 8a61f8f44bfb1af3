/** An adviser's answer in words and on the map. */

import type { Table } from "./table.svelte";
import type { Action } from "./wire";

const PLACES = ["to", "target", "at", "hex"] as const;

function units(action: Action): string[] {
  const named = action["units"] ?? action["unit"];
  return (Array.isArray(named) ? named : [named]).filter((unit): unit is string => typeof unit === "string" && unit !== "");
}

function goal(action: Action): string {
  for (const field of PLACES) {
    const place = action[field];
    if (typeof place === "string" && place !== "") return place;
  }
  return "";
}

/** The hexes an advised action leads through: from where its unit stands to where it points. */
export function adviceWay(action: Action, table: Table): string[] | null {
  const [unit] = units(action);
  const from = unit ? table.pieceOf.get(unit)?.at : undefined;
  const way = [from, goal(action)].filter((place): place is string => !!place && !!table.board?.hexes.has(place));
  return way.length > 0 ? way : null;
}

/** An advised action as a short sentence: what, who, where to, how much. */
export function adviceText(action: Action, table: Table): string {
  const verb = table.verb(String(action["verb"]));
  const who = units(action).map((unit) => table.unitName(unit));
  const place = goal(action);
  const amount = Object.values(action).find((value) => typeof value === "number");
  const parts = [who.length > 0 ? `${verb}: ${who.join(", ")}` : verb];
  if (place) parts.push(`→ ${table.hexName(place)}`);
  if (amount !== undefined) parts.push(String(amount));
  return parts.join(" ");
}
