/** Taking a part out of a declaration that is being made, though the rules only know how to add. */

import type { Choice, Menu } from "./choices";
import type { View } from "./wire";

/** The name under which air points are a part of a declaration. */
export const AIR = "air:";

const LISTS = ["declared-units", "declared-guns", "support-guns"];
const POINTS = ["declared-air", "support-air"];

/** What a declaration consists of: units and guns by name, air points with their number. */
export function declaredParts(view: View): Map<string, number> {
  const found = new Map<string, number>();
  for (const name of LISTS) {
    const units = view.notes[name];
    if (Array.isArray(units)) for (const unit of units) found.set(unit, 1);
  }
  for (const name of POINTS) {
    const points = view.notes[name];
    if (typeof points === "number" && points > 0) found.set(AIR, points);
  }
  return found;
}

/** The part of a table that a withdrawal needs. */
export interface Declaring {
  readonly view: View | null;
  readonly menu: Menu;
  readonly snapshot: { revision: number; undo: { may_undo: boolean } } | null;
  take(kind: "undo"): Promise<void>;
  perform(choice: Choice): Promise<boolean>;
  passed(revision: number | undefined): Promise<boolean>;
}

/** Goes back to before a part was put in, and puts in again what came after it. */
export async function withdraw(table: Declaring, part: string): Promise<void> {
  const parts = () => (table.view ? declaredParts(table.view) : new Map<string, number>());
  const before = parts();
  while (parts().has(part)) {
    const revision = table.snapshot?.revision;
    if (!table.snapshot?.undo.may_undo) return;
    await table.take("undo");
    if (!(await table.passed(revision))) return;
  }
  for (const [other, points] of before) {
    if (other === part || parts().has(other)) continue;
    const choice = adding(table.menu, other, points);
    const revision = table.snapshot?.revision;
    if (!choice || !(await table.perform(choice)) || !(await table.passed(revision))) return;
  }
}

/** The choice that puts a part in. */
function adding(menu: Menu, part: string, points: number): Choice | undefined {
  if (part === AIR) return [...menu.numbers.values()].flat().find((each) => each.value === points);
  return menu.bySubject.get(part)?.find((each) => each.hex === null);
}
