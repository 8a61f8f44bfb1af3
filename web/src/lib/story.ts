/** The log sorted for people: which lines make one fight, who moved where, what the others did. */

import type { LogLine, View } from "./wire";

/** What an event means to somebody who reads along. */
export type Kind =
  | "turn"
  | "phase"
  | "move"
  | "plan"
  | "attack"
  | "support"
  | "roll"
  | "loss"
  | "death"
  | "retreat"
  | "advance"
  | "place"
  | "score"
  | "forced"
  | "detail"
  | "noise"
  | "other";

/** Events by tag. A new game need only be named here where it has other words for the same things. */
const KINDS: Record<Exclude<Kind, "other">, string[]> = {
  turn: ["turn-began"],
  phase: ["phase-began", "activated"],
  move: [
    "moved", "counter-moved", "landed", "counter-landed", "dropped", "counter-dropped",
    "entered", "counter-entered", "railed", "counter-railed", "deployed", "counter-deployed",
    "company-landed", "company-scattered", "unit-arrived", "unit-placed",
  ],
  plan: [
    "declaration-opened", "declaration-grew", "attack-declared", "gun-laid", "drop-planned",
    "landing-planned", "mission-assigned",
  ],
  attack: ["attack-committed", "bombardment-committed", "combat-began", "overrun-began"],
  support: ["support-committed", "defended", "bonus-used", "intense-answered", "result-converted"],
  roll: ["combat-rolled", "bombardment-rolled", "bombarded", "tanks-rolled"],
  loss: ["step-lost", "disorganised"],
  death: ["eliminated", "unit-eliminated", "surrendered"],
  retreat: ["retreated", "displaced", "counter-displaced"],
  advance: ["advanced"],
  place: ["place-taken", "control-changed"],
  score: ["scored", "valletta-fell"],
  forced: ["forced"],
  detail: ["landing-rolled", "came-ashore", "drop-rolled", "missions-rolled", "recovered", "contacted"],
  noise: ["phase-ended", "movement-ended", "operation-over", "chit-named", "contest-passed", "joined"],
};
const KIND_OF = new Map(Object.entries(KINDS).flatMap(([kind, tags]) => tags.map((tag) => [tag, kind as Kind])));

export function kindOf(line: LogLine): Kind {
  return KIND_OF.get(line.item.event.event) ?? "other";
}

function word(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function unitsOf(line: LogLine): string[] {
  const { unit, units } = line.item.event;
  return Array.isArray(units) ? units.map(String) : [word(unit)].filter(Boolean);
}

// --- fights -----------------------------------------------------------------------------------------

/** Lines that belong together: a fight with all that came of it, a run of moves, or one line. */
export interface Chapter {
  kind: "fight" | "moves" | "line";
  lines: LogLine[];
  /** The line that stands for the others while they are folded. */
  head: LogLine;
}

/** What follows a fight's dice and still belongs to it. */
const AFTERMATH = new Set<Kind>(["support", "roll", "loss", "death", "retreat", "advance", "place", "forced", "plan"]);
/** What happens to units on their way. */
const ON_THE_WAY = new Set<Kind>(["move", "place", "detail", "loss", "death"]);
/** Runs of moves shorter than this are shown one by one. */
const RUN = 4;

/** Where a fight is, if a line names a target. */
function targetOf(line: LogLine): string {
  return word(line.item.event["target"]);
}

/** Whether a line begins another fight than the one being told. */
function opens(line: LogLine, fight: LogLine[]): boolean {
  const kind = kindOf(line);
  const began = fight.some((each) => ["attack", "roll"].includes(kindOf(each)));
  if (kind === "attack") return began;
  if (kind === "plan") return began || !sameTarget(line, fight);
  return kind === "roll" && !sameTarget(line, fight);
}

function sameTarget(line: LogLine, fight: LogLine[]): boolean {
  return fight.some((each) => targetOf(each) === targetOf(line));
}

const STARTS = new Set<Kind>(["attack", "roll"]);

/** The log in chapters. Lines that were taken back stand alone, where they are easily seen. */
export function chapters(lines: LogLine[]): Chapter[] {
  const found: Chapter[] = [];
  let fight: LogLine[] | null = null;
  let run: LogLine[] = [];
  const close = (): void => {
    if (fight) found.push({ kind: "fight", lines: fight, head: headOf(fight) });
    if (run.length >= RUN) found.push({ kind: "moves", lines: run, head: run[0] as LogLine });
    else found.push(...run.map((line) => ({ kind: "line" as const, lines: [line], head: line })));
    fight = null;
    run = [];
  };
  for (const line of lines) {
    const kind = kindOf(line);
    const declares = line.item.event.event === "declaration-opened";
    if (line.item.undone) {
      close();
      found.push({ kind: "line", lines: [line], head: line });
    } else if (STARTS.has(kind) || declares) {
      if (!fight || opens(line, fight)) {
        close();
        fight = [];
      }
      fight.push(line);
    } else if (fight && AFTERMATH.has(kind)) fight.push(line);
    else if (kind === "move" || (run.length > 0 && ON_THE_WAY.has(kind))) {
      if (fight || (run[0] && run[0].item.side !== line.item.side)) close();
      run.push(line);
    } else {
      close();
      found.push({ kind: "line", lines: [line], head: line });
    }
  }
  close();
  return found;
}

function headOf(fight: LogLine[]): LogLine {
  const last = (kind: Kind) => fight.findLast((each) => kindOf(each) === kind);
  return last("roll") ?? last("attack") ?? (fight[0] as LogLine);
}

// --- what the others did ----------------------------------------------------------------------------

export interface Trail {
  key: string;
  side: string;
  /** Hexes from the start to the end, both included; one hex for a counter from the sky or a ship. */
  hexes: string[];
  kind: "move" | "retreat" | "advance";
}

export interface Loss {
  unit: string;
  side: string;
  gone: boolean;
  at: string;
}

export interface Fight {
  target: string;
  side: string;
  odds: string;
  column: string;
  dice: number[];
  result: string;
  losses: Loss[];
  lines: LogLine[];
}

export interface Digest {
  trails: Trail[];
  moves: number;
  fights: Fight[];
  losses: Loss[];
  places: LogLine[];
  scores: LogLine[];
  /** Choices made for this side because there was only one. */
  forced: number;
  /** Whatever else was told. */
  rest: LogLine[];
}

type SideOf = (unit: string) => string | undefined;

function trailOf(line: LogLine, kind: Trail["kind"], sideOf: SideOf, key: number): Trail | null {
  const event = line.item.event;
  const from = word(event["origin"]) || word(event["start"]) || word(event["drop"]);
  const to = word(event["to"]);
  const at = word(event["at"]);
  const via = [event["path"], event["via"], event["through"]].flat().map(word).filter(Boolean);
  const hexes = [from || (to ? at : ""), ...via, to || at].filter((hex, place, all) => hex !== "" && hex !== all[place - 1]);
  if (hexes.length === 0) return null;
  const [unit] = unitsOf(line);
  const side = word(event["side"]) || (unit ? sideOf(unit) : undefined) || line.item.side;
  return { key: `${line.item.revision}-${key}`, side, hexes, kind };
}

function lossesOf(line: LogLine, sideOf: SideOf): Loss[] {
  const kind = kindOf(line);
  if (kind !== "loss" && kind !== "death") return [];
  const at = word(line.item.event["at"]);
  if (line.item.event.event === "disorganised") return [];
  return unitsOf(line).map((unit) => ({ unit, side: sideOf(unit) ?? "", gone: kind === "death", at }));
}

function diceOf(line: LogLine): number[] {
  const { dice, first, second } = line.item.event;
  if (Array.isArray(dice)) return dice.map(Number);
  return [first, second].filter((die): die is number => typeof die === "number");
}

function fightOf(chapter: Chapter, sideOf: SideOf): Fight {
  const roll = chapter.head.item.event;
  const opened = chapter.lines.find((each) => kindOf(each) === "attack") ?? chapter.head;
  return {
    target: targetOf(chapter.head),
    side: word(opened.item.event["side"]) || opened.item.side,
    odds: word(roll["base_column"]) || word(roll["odds"]),
    column: word(roll["column"]),
    dice: diceOf(chapter.head),
    result: word(roll["result"]),
    losses: chapter.lines.flatMap((line) => lossesOf(line, sideOf)),
    lines: chapter.lines,
  };
}

const TRAILS: Partial<Record<Kind, Trail["kind"]>> = { move: "move", retreat: "retreat", advance: "advance" };
const UNTOLD = new Set<Kind>(["noise", "plan", "forced", "phase", "turn", "support", "attack"]);

/** What happened in these lines, for the side that reads them. */
export function digestOf(lines: LogLine[], me: string, sideOf: SideOf): Digest {
  const told = lines.filter((line) => !line.item.undone);
  const digest: Digest = { trails: [], moves: 0, fights: [], losses: [], places: [], scores: [], forced: 0, rest: [] };
  told.forEach((line, index) => {
    const kind = kindOf(line);
    const trail = TRAILS[kind] ? trailOf(line, TRAILS[kind], sideOf, index) : null;
    if (trail) digest.trails.push(trail);
    if (kind === "move" && trail?.side !== me) digest.moves += 1;
    if (kind === "place") digest.places.push(line);
    if (kind === "score") digest.scores.push(line);
    if (kind === "forced" && line.item.event["side"] === me) digest.forced += 1;
    digest.losses.push(...lossesOf(line, sideOf));
  });
  for (const chapter of chapters(told)) {
    if (chapter.kind === "fight") digest.fights.push(fightOf(chapter, sideOf));
    else if (chapter.kind === "line") {
      const kind = kindOf(chapter.head);
      if (kind === "other" || (kind === "loss" && !UNTOLD.has(kind))) digest.rest.push(chapter.head);
    }
  }
  return digest;
}

/** Whether there is anything to tell. */
export function isEmpty(digest: Digest): boolean {
  return digest.moves + digest.fights.length + digest.losses.length + digest.places.length + digest.scores.length === 0;
}

/** The points on the sheet, by side. */
export function totals(view: View): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const line of view.score.lines) sums[line.side] = (sums[line.side] ?? 0) + line.points;
  return sums;
}
