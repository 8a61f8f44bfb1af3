/** Turns as people speak of them: by name, and by dates in their own language. */

import { t, texts } from "./i18n.svelte";
import type { Table } from "./table.svelte";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** "1943-07-10 – 1943-07-12" as "10–12 July 1943"; what is no date stays as it is. */
export function periodText(label: string, language: string): string {
  const days = label.split(" – ");
  const [first, last] = days;
  if (!first || !days.every((day) => DAY.test(day))) return label;
  const format = new Intl.DateTimeFormat(language, {
    day: "numeric",
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  return format.formatRange(new Date(first), new Date(last ?? first));
}

/** The turn's name and date for the head of the screen. */
export function turnWords(table: Table): { name: string; date: string } {
  const { view, board } = table;
  if (!view || !board) return { name: "", date: "" };
  const printed = board.turns[view.turn - board.firstTurn];
  const last = board.turns.at(-1)?.label ?? String(view.turns);
  const name = printed ? t("turn-of", { turn: printed.label, turns: last }) : t("turn-before");
  const date = periodText(view.turn_label, texts.language);
  return { name, date: date === printed?.label ? printed.note : date };
}
