/** Turns as people speak of them: by name, and by dates in their own language. */

import { t, texts } from "./i18n.svelte";
import type { Table } from "./table.svelte";

/** English dates are written the British way. */
export function localeOf(language: string): string {
  return language === "en" ? "en-GB" : language;
}

const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat("en-GB", { month: "long", timeZone: "UTC" }).format(new Date(Date.UTC(1943, month, 1))),
);

const formats = new Map<string, Intl.DateTimeFormat>();

/** A format of dates; making one is slow, and the head of the screen needs it at every step. */
function dates(language: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${Object.values(parts).join(" ")}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(localeOf(language), { ...parts, timeZone: "UTC" });
  formats.set(key, made);
  return made;
}

/** What is noted beside a turn: a game's own words if it has some, otherwise what is printed. */
function noteOf({ label, note }: { label: string; note: string }): string {
  return texts.maybe(`turn-note-${label.toLowerCase()}`) ?? note;
}

/** The note in a cell of the turn track, its months short and in the reader's language, in lines. */
export function noteLines(cell: { label: string; note: string }, language: string): string[] {
  const note = noteOf(cell);
  const format = dates(language, { month: "short" });
  const short = MONTHS.reduce(
    (text, name, month) => text.replaceAll(name, format.format(new Date(Date.UTC(1943, month, 1)))),
    note,
  );
  if (short.length <= 8) return [short];
  const dash = short.indexOf("–");
  const twoMonths = dash > 0 && /\D{3}/.test(short.slice(0, dash));
  const cut = twoMonths ? dash + 1 : short.indexOf(" ");
  return cut > 0 ? [short.slice(0, cut).trim(), short.slice(cut).trim()] : [short];
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** "1943-07-10 – 1943-07-12" as "10–12 July 1943"; what is no date stays as it is. */
export function periodText(label: string, language: string): string {
  const days = label.split(" – ");
  const [first, last] = days;
  if (!first || !days.every((day) => DAY.test(day))) return label;
  const format = dates(language, { day: "numeric", month: "long", year: "numeric" });
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
  return { name, date: date === printed?.label ? noteOf(printed) : date };
}
