/** The rules in the order in which somebody reads them. */

import type { RuleText } from "./wire";

export interface RuleChapter {
  name: string;
  rules: RuleText[];
}

const order = new Intl.Collator("en", { numeric: true });

/** The message that names a chapter, its number left out. */
export function chapterKey(name: string): string {
  return `chapter-${name.toLowerCase().replaceAll(/[^a-z]+/g, "-")}`;
}

/** Chapters without a number, such as the one on victory, say what the game is about: they come first. */
function rank(chapter: string): number {
  return /^\d/.test(chapter) ? Number.parseInt(chapter, 10) + 1 : 0;
}

/** A rule's number without the game it belongs to, so that a family's rules mix with a title's own. */
function number(rule: RuleText): string {
  return rule.id.replace(/^[A-Z](\/[A-Z])?-/, "");
}

export function chaptersOf(rules: Iterable<RuleText>, wanted = ""): RuleChapter[] {
  const search = wanted.trim().toLowerCase();
  const found = new Map<string, RuleText[]>();
  // The rules of the table itself belong to no game and stand last.
  const table = new Set<string>();
  for (const rule of rules) {
    if (/^[KT]-/.test(rule.id)) table.add(rule.chapter);
    if (search && !`${rule.id} ${rule.title} ${rule.text}`.toLowerCase().includes(search)) continue;
    const list = found.get(rule.chapter);
    if (list) list.push(rule);
    else found.set(rule.chapter, [rule]);
  }
  const last = (name: string) => Number(table.has(name));
  return [...found]
    .map(([name, list]) => ({ name, rules: list.sort((a, b) => order.compare(number(a), number(b))) }))
    .sort((a, b) => last(a.name) - last(b.name) || rank(a.name) - rank(b.name) || order.compare(a.name, b.name));
}

/** A rule by its id, or by an id without the game's letter. */
export function findRule(rules: Map<string, RuleText>, id: string): RuleText | undefined {
  return rules.get(id) ?? [...rules.values()].find((rule) => rule.id.endsWith(id));
}
