/** What the other side did since this side last decided something in its own phase. */

import { type Digest, digestOf, isEmpty, kindOf, totals, type Trail } from "./story";
import { recall, remember } from "./storage";
import type { Table } from "./table.svelte";
import type { LogLine, Snapshot } from "./wire";

/** A moment one remembers: how far the match was, and how the points stood. */
interface Mark {
  revision: number;
  /** Unknown in a browser that was not there. */
  points: Record<string, number> | null;
}

/** The last own step, and the one before the others acted: the news are what came after that. */
interface Marks {
  last: Mark;
  before: Mark;
}

const START: Mark = { revision: 0, points: null };
const NARROW = "(max-width: 760px)";

export interface PointChange {
  side: string;
  change: number;
}

export class News {
  digest = $state.raw<Digest | null>(null);
  points = $state.raw<PointChange[]>([]);
  /** Whether the card is open; it can always be opened again. */
  open = $state(false);
  /** Whether the ways of the counters are drawn. */
  drawn = $state(false);
  #marks: Marks | null = null;
  #lines: LogLine[] = [];
  #side = "";
  /** How many lines the digest was made of. */
  #told = 0;

  constructor(readonly table: Table) {}

  get trails(): Trail[] {
    return this.drawn ? (this.digest?.trails ?? []) : [];
  }

  /** The reader has closed or opened the card. */
  show(open: boolean): void {
    this.open = open;
    this.drawn = open;
  }

  /** The reader turns to the board: the ways no longer cover it. */
  leave(): void {
    this.drawn = false;
    if (window.matchMedia(NARROW).matches) this.open = false;
  }

  /** The side that reads, or nothing where all sides share one screen and see everything happen. */
  #reader(snapshot: Snapshot): string {
    if (snapshot.role !== "seat" || snapshot.mode === "sandbox") return "";
    const [only, ...others] = snapshot.sides;
    if (others.length === 0) return only ?? "";
    return snapshot.view.pieces.some((piece) => piece.face === null) ? snapshot.viewer : "";
  }

  /** Before an own step: from here on everything will be news. */
  acting(snapshot: Snapshot): void {
    const side = this.#reader(snapshot);
    this.open = false;
    this.drawn = false;
    if (!side || (snapshot.view.active !== null && snapshot.view.active !== side)) return;
    const marks = this.#marks ?? this.#recall(side);
    const last = { revision: snapshot.revision, points: totals(snapshot.view) };
    this.#marks = { last, before: marks?.before ?? last };
    this.#keep(side);
  }

  /** Reads a new moment. */
  async take(snapshot: Snapshot): Promise<void> {
    const side = this.#reader(snapshot);
    if (!side) {
      this.digest = null;
      return;
    }
    if (side !== this.#side) {
      this.#side = side;
      this.#marks = this.#recall(side);
      this.#lines = [];
    }
    const lines = await this.#whole(snapshot);
    if (this.table.snapshot !== snapshot) return;
    const foreign = lines.findLast((line) => line.item.side !== "" && line.item.side !== side);
    if (!foreign) return;
    const marks = this.#marks ?? guess(lines, side, foreign.item.revision);
    const before = foreign.item.revision > marks.last.revision ? marks.last : marks.before;
    if (this.#marks && before !== marks.before) {
      this.#marks = { last: marks.last, before };
      this.#keep(side);
    }
    const answered = marks.last.revision >= foreign.item.revision;
    this.#tell(snapshot, side, lines, before, answered);
  }

  #tell(snapshot: Snapshot, side: string, lines: LogLine[], before: Mark, answered: boolean): void {
    const end = lines.findLast((line) => line.item.side !== side)?.item.revision ?? 0;
    const news = lines.filter((line) => {
      const { revision, side: actor } = line.item;
      // One's own last step is no news, but what it brought about may be.
      const own = revision === before.revision + 1 && actor === side;
      return revision > before.revision && revision <= end && (!own || kindOf(line) === "score");
    });
    // A unit whose face is hidden is none of one's own; with two sides that settles whose it is.
    const [other, ...more] = snapshot.seats.map((seat) => seat.side).filter((each) => each !== side);
    const stranger = more.length === 0 ? other : undefined;
    const digest = digestOf(news, side, (unit) => this.table.pieceOf.get(unit)?.side ?? stranger);
    const grown = this.digest === null || news.length !== this.#told;
    this.#told = news.length;
    this.digest = isEmpty(digest) ? null : digest;
    const now = totals(snapshot.view);
    this.points = snapshot.seats.flatMap((seat) => {
      const change = (now[seat.side] ?? 0) - (before.points?.[seat.side] ?? 0);
      return change === 0 || before.points === null ? [] : [{ side: seat.side, change }];
    });
    if (!this.digest || !grown || answered) return;
    this.drawn = true;
    const own = snapshot.view.active === null || snapshot.view.active === side;
    this.open = this.table.mayAct && own && !window.matchMedia(NARROW).matches;
  }

  /** The log from the mark on; what a snapshot leaves out is fetched once. */
  async #whole(snapshot: Snapshot): Promise<LogLine[]> {
    const from = snapshot.log_from;
    if (from === 0) return snapshot.log;
    if (this.#lines.length < from) {
      this.#lines = await this.table.api.log(snapshot.viewer).catch(() => snapshot.log);
    }
    this.#lines = [...this.#lines.slice(0, from), ...snapshot.log];
    return this.#lines;
  }

  #key(side: string): string {
    return `${this.table.match}:${side}`;
  }

  #recall(side: string): Marks | null {
    return recall<Record<string, Marks>>("marks", {})[this.#key(side)] ?? null;
  }

  #keep(side: string): void {
    if (!this.#marks) return;
    const kept = Object.entries(recall<Record<string, Marks>>("marks", {})).slice(-200);
    remember("marks", { ...Object.fromEntries(kept), [this.#key(side)]: this.#marks });
  }
}

/** Where to begin in a browser that was not there: at the last step of one's own phase. */
export function guess(lines: LogLine[], side: string, foreign: number): Marks {
  let active = "";
  let mark = START;
  for (const line of lines) {
    const { revision, side: actor, event } = line.item;
    const own = actor === side && (active === "" || active === side);
    if (own && revision < foreign) mark = { revision: revision - 1, points: null };
    if (kindOf(line) === "phase" && typeof event["side"] === "string") active = event["side"];
  }
  return { last: mark, before: mark };
}
