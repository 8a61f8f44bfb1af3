/** A phase that cannot end yet says what is missing. */

import { t, texts } from "./i18n.svelte";
import type { Table } from "./table.svelte";
import type { Duty } from "./wire";

/** The duties that keep the phase from ending; none if it may end or something else is being decided. */
export function blockers(table: Table): Duty[] {
  const view = table.view;
  if (!view || !table.mayAct || table.menu.plain.length > 0) return [];
  const fighting = view.notes["combat-target"] !== undefined || view.notes["declared-target"] !== undefined;
  return fighting || texts.maybe("action-end-phase") === null ? [] : view.duties;
}

/** Tells who must still do what, and shows the first of them. */
export function explainBlockers(table: Table): void {
  const owed = blockers(table);
  const [first] = owed;
  if (!first) return;
  table.toast(`${t("end-blocked", { count: owed.length })} ${table.dutyText(first)}`, first.rule, "refusal");
  table.lit = owed.map((duty) => duty.at);
  table.bringIntoSight(first.at);
}
