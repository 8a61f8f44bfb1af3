/** One match on the screen: what the server said, and what the person at the screen is pointing at. */

import { SvelteMap } from "svelte/reactivity";
import { api, MatchApi, Refused, Unreachable } from "./api";
import { type MapPictures, mapPictures } from "./board";
import { type Choice, joined, type Menu, menuOf, Speller } from "./choices";
import { declaredParts, withdraw } from "./declaration";
import { t, texts } from "./i18n.svelte";
import { Line, type LineState } from "./live";
import { Moment } from "./moment.svelte";
import { News } from "./news.svelte";
import { shelf } from "./shelf.svelte";
import type { Action, Advice, Problem, ReachReport, Snapshot } from "./wire";

export interface Toast {
  id: number;
  text: string;
  rule: string;
  tone: "refusal" | "news";
}

export interface WhyNot {
  hex: string;
  text: string;
  rule: string;
}

/** A wish to see everything, in place of a hex. */
export const WHOLE_MAP = "whole-map";
const WHY_DELAY = 160;
const TOAST_TIME = 7000;

export class Table extends Moment {
  readonly api: MatchApi;
  map = $state.raw<MapPictures | null>(null);
  line = $state<LineState>("connecting");
  failure = $state.raw<Problem | null>(null);
  sending = $state(false);

  /** Units a person has picked up, by id. */
  selected = $state.raw<string[]>([]);
  /** The verb chosen for a selection that could do several things with the same hex. */
  wantedMode = $state("");
  /** The hex whose stack is open, or that the cursor stands on. */
  focusHex = $state<string | null>(null);
  hoverHex = $state<string | null>(null);
  /** Hexes lit up because a log line, duty or rule speaks of them. */
  lit = $state.raw<string[]>([]);
  reach = $state.raw<ReachReport | null>(null);
  /** The reach of what is in hand has been asked for and not been answered. */
  asksReach = $state(false);
  whyNot = $state.raw<WhyNot | null>(null);
  /** Several choices lead to one hex: which one is meant? */
  asking = $state.raw<{ hex: string; choices: Choice[] } | null>(null);
  /** A final step waits for a yes. */
  confirming = $state.raw<Choice | null>(null);
  overlayName = $state("");
  /** Overlays this game has turned out not to know. */
  unknownOverlays = $state.raw<string[]>([]);
  advice = $state.raw<Advice | null>(null);
  /** An adviser is thinking. */
  advising = $state(false);
  /** What the others did. */
  readonly news = new News(this);
  rule = $state<string | null>(null);
  toasts = $state.raw<Toast[]>([]);
  /** A request to the board to bring a hex into sight. */
  lookAt = $state.raw<{ hex: string; tick: number } | null>(null);

  /** Whether the board turns to the scene of a new decision by itself. */
  following = true;

  #line: Line | null = null;
  #whyTimer: number | undefined;
  #whyCache = new SvelteMap<string, WhyNot | null>();
  #toastNumber = 0;
  #viewer: string | null = null;
  #amongBoxes = false;
  /** The words by which the present speller tells units from places. */
  #vocabulary = "";
  #speller: Speller | null = null;

  menu = $derived.by<Menu>(() => {
    const view = this.view;
    const board = this.board;
    if (!view || !board || !this.mayAct) return menuOf([]);
    const boxes = view.boxes.map((box) => `box:${box.id}`);
    const units = [...this.pieceOf.keys()].sort();
    const vocabulary = [board.game, ...boxes, ...units].join(" ");
    if (vocabulary !== this.#vocabulary) {
      this.#vocabulary = vocabulary;
      const [places, names] = [new Set(boxes), new Set(units)];
      this.#speller = new Speller({
        isPlace: (word) => board.hexes.has(word) || places.has(word),
        isUnit: (word) => names.has(word),
      });
    }
    return menuOf(this.#speller?.spell(view.offers) ?? []);
  });
  /** Whether the person at this screen has something to decide. */
  mayAct = $derived.by(() => {
    const snapshot = this.snapshot;
    if (!snapshot || snapshot.role !== "seat") return false;
    return snapshot.view.decisions.some((each) => snapshot.sides.includes(each.side));
  });
  /** Choices open to everything that is picked up. */
  selectedChoices = $derived.by<Choice[]>(() =>
    this.selected.flatMap((unit) => this.menu.bySubject.get(unit) ?? []),
  );
  /** What the selected units can do with a place: moving, going by rail, firing … */
  modes = $derived.by<string[]>(() => [
    ...new Set(this.selectedChoices.flatMap((each) => (each.hex === null ? [] : [each.verb]))),
  ]);
  /** The one of them that a click means where a place allows several. */
  mode = $derived(this.modes.includes(this.wantedMode) ? this.wantedMode : (this.modes[0] ?? ""));
  /** Places one may click now, with the choices behind each. */
  targets = $derived.by<Map<string, Choice[]>>(() => {
    if (this.selected.length === 0) return this.menu.byHex;
    const found = new Map<string, Choice[]>();
    const meant = new Set(
      this.selectedChoices.flatMap((each) => (each.verb === this.mode && each.hex ? [each.hex] : [])),
    );
    for (const choice of this.selectedChoices) {
      if (choice.hex === null || (meant.has(choice.hex) && choice.verb !== this.mode)) continue;
      const list = found.get(choice.hex);
      if (list) list.push(choice);
      else found.set(choice.hex, [choice]);
    }
    if (this.selected.length < 2) return found;
    for (const [hex, choices] of found) {
      const subjects = new Set(choices.map((each) => each.subject));
      if (subjects.size < this.selected.length) found.delete(hex);
    }
    return found;
  });

  constructor(
    readonly match: string,
    token: string | undefined,
  ) {
    super();
    this.api = new MatchApi(match, token);
  }

  // --- life ---------------------------------------------------------------------------------------

  async open(): Promise<void> {
    this.#line = new Line(this.match, this.api.token, {
      show: (snapshot) => void this.#take(snapshot),
      state: (state, problem) => {
        this.line = state;
        if (problem) this.failure = problem;
      },
    });
  }

  close(): void {
    this.#line?.close();
    window.clearTimeout(this.#whyTimer);
  }

  /** Looks through the eyes of another of one's own sides. */
  lookAs(side: string | null): void {
    this.#viewer = side;
    this.#line?.renew(side);
  }

  get viewer(): string | null {
    return this.#viewer;
  }

  /** Fetches all sentences anew after a change of language. */
  async relearn(): Promise<void> {
    const game = this.snapshot?.game;
    if (!game) return;
    const [words] = await Promise.all([this.#words(game), shelf.load()]);
    texts.setGame(words);
    this.#line?.renew(this.#viewer);
  }

  /** Shows a moment that did not come over the line: a replay. */
  async show(snapshot: Snapshot): Promise<void> {
    await this.#take(snapshot);
  }

  async #take(snapshot: Snapshot): Promise<void> {
    if (!this.board) await this.#furnish(snapshot.game);
    const old = this.snapshot;
    this.game = snapshot.game;
    this.snapshot = snapshot;
    if (old && old.revision === snapshot.revision && old.viewer === snapshot.viewer) return;
    this.asking = null;
    this.advice = null;
    this.whyNot = null;
    this.#whyCache.clear();
    // A half-made plan survives as far as the new position still offers it.
    this.selected = this.selected.filter((unit) => this.menu.bySubject.has(unit));
    if (this.selected.length === 0) this.reach = null;
    else void this.#askReach();
    this.#attend(old, snapshot);
    if (this.following) void this.news.take(snapshot);
    if (this.overlayName) void this.showOverlay(this.overlayName);
  }

  /** Brings the scene of a new decision into sight. */
  #attend(old: Snapshot | null, snapshot: Snapshot): void {
    if (!this.following) return;
    const hex = this.#scene(snapshot);
    if (hex) {
      if (hex !== this.#scene(old)) this.bringIntoSight(hex);
      this.#amongBoxes = false;
    } else this.#showBoxes(old, snapshot);
    this.#takeOnly();
  }

  /** The hex a snapshot's decision is about. */
  #scene(snapshot: Snapshot | null): string {
    const view = snapshot?.view;
    const decision = view?.decisions.find((each) => snapshot?.sides.includes(each.side)) ?? view?.decisions[0];
    const told = [view?.notes["declared-target"], view?.notes["combat-target"], ...Object.values(decision?.params ?? {})];
    return told.map(String).find((word) => this.board?.hexes.has(word)) ?? "";
  }

  /** The only unit that is asked for anything, and for a place, is in hand at once. */
  #takeOnly(): void {
    const [only, ...others] = this.menu.bySubject.keys();
    if (!only || others.length > 0 || this.selected.length > 0 || this.menu.byHex.size > 0) return;
    if ((this.menu.bySubject.get(only)?.length ?? 0) > 1 && this.menu.plain.length === 0) this.select([only]);
  }

  /** A decision that is only about boxes beside the map brings them into sight, and back after. */
  #showBoxes(old: Snapshot | null, snapshot: Snapshot): void {
    const kind = (each: Snapshot | null) => each?.view.decisions[0]?.kind ?? "";
    const places = this.menu.all.flatMap((each) => each.hex ?? []);
    const [first] = places;
    const boxes = first !== undefined && places.every((place) => place.startsWith("box:"));
    if (!this.mayAct || (old && kind(old) === kind(snapshot) && boxes === this.#amongBoxes)) return;
    if (boxes) this.bringIntoSight(first);
    else if (this.#amongBoxes) this.bringIntoSight(WHOLE_MAP);
    this.#amongBoxes = boxes;
  }

  async #furnish(game: string): Promise<void> {
    if (shelf.games.length === 0) await shelf.load();
    const [board, words] = await Promise.all([
      shelf.board(game),
      this.#words(game),
    ]);
    texts.setGame(words);
    this.board = board;
    this.map = mapPictures(game);
  }

  async #words(game: string): Promise<string> {
    const english = await api.gameTexts(game, "en");
    if (texts.language === "en") return english;
    const own = await api.gameTexts(game, texts.language).catch(() => "");
    return `${english}\n${own}`;
  }

  // --- acting ---------------------------------------------------------------------------------------

  /** The side for which this screen acts now. */
  get side(): string {
    return this.decision?.side ?? this.snapshot?.viewer ?? "";
  }

  async perform(choice: Choice): Promise<boolean> {
    return this.act(choice.action);
  }

  async act(action: Action): Promise<boolean> {
    const snapshot = this.snapshot;
    if (!snapshot || this.sending) return false;
    this.sending = true;
    this.asking = null;
    this.news.acting(snapshot);
    const body = {
      client_id: crypto.randomUUID(),
      revision: snapshot.revision,
      side: this.side,
      action,
    };
    try {
      const held = this.selected.join(" ");
      const answer = this.#insist(() => this.api.act(body));
      this.#answered = answer.catch(() => undefined);
      await answer;
      // The answer may come after the new position, which may have put another unit into the hand.
      if (this.selected.join(" ") === held) this.#putDown();
      return true;
    } catch (error) {
      this.refused(error);
      return false;
    } finally {
      this.sending = false;
    }
  }

  #putDown(): void {
    this.selected = [];
    this.reach = null;
  }

  /** A new position may be shown before the answer to the action that made it: an undo pressed at once waits. */
  #answered: Promise<unknown> = Promise.resolve();

  /** Repeats a submission that may not have arrived; its client id keeps it from counting twice. */
  async #insist<T>(attempt: () => Promise<T>): Promise<T> {
    for (let pause = 300; ; pause *= 2) {
      try {
        return await attempt();
      } catch (error) {
        if (!(error instanceof Unreachable) || pause > 20_000) throw error;
        this.line = "lost";
        await new Promise((resolve) => window.setTimeout(resolve, pause));
      }
    }
  }

  async take(kind: "undo" | "redo" | "restart"): Promise<void> {
    await this.#answered;
    const snapshot = this.snapshot;
    if (!snapshot || this.sending) return;
    this.sending = true;
    const own = snapshot.sides.includes(this.side) ? this.side : (snapshot.sides[0] ?? "");
    const body = { client_id: crypto.randomUUID(), revision: snapshot.revision, side: own };
    try {
      await this.#insist(() => this.api.take(kind, body));
      this.selected = [];
      this.reach = null;
    } catch (error) {
      this.refused(error);
    } finally {
      this.sending = false;
    }
  }

  refused(error: unknown): void {
    if (error instanceof Refused) {
      this.toast(error.problem.message, error.problem.rule, "refusal");
      if (error.problem.alternatives.length > 0) this.lit = error.problem.alternatives;
      if (error.status === 409) void this.resynchronise();
    } else {
      this.toast(t("error-unreachable"), "", "refusal");
    }
  }

  async resynchronise(): Promise<void> {
    try {
      await this.#take(await this.api.look(this.#viewer ?? undefined));
    } catch {
      // The line brings the next snapshot as soon as it is back.
    }
  }

  toast(text: string, rule = "", tone: Toast["tone"] = "news"): void {
    this.#toastNumber += 1;
    const id = this.#toastNumber;
    this.toasts = [...this.toasts.slice(-2), { id, text, rule, tone }];
    window.setTimeout(() => this.dropToast(id), TOAST_TIME);
  }

  dropToast(id: number): void {
    this.toasts = this.toasts.filter((each) => each.id !== id);
  }

  // --- pointing -------------------------------------------------------------------------------------

  select(units: string[]): void {
    this.selected = units.filter((unit) => this.menu.bySubject.has(unit));
    this.news.leave();
    this.asking = null;
    this.whyNot = null;
    this.reach = null;
    const [first] = this.selected;
    const piece = first ? this.pieceOf.get(first) : undefined;
    if (piece && this.board?.hexes.has(piece.at)) this.focusHex = piece.at;
    if (first) void this.#askReach();
  }

  toggle(unit: string): void {
    if (this.selected.includes(unit)) this.select(this.selected.filter((each) => each !== unit));
    else this.select([...this.selected, unit]);
  }

  clear(): void {
    this.selected = [];
    this.reach = null;
    this.asking = null;
    this.whyNot = null;
    this.lit = [];
  }

  async #askReach(): Promise<void> {
    const [unit, ...others] = this.selected;
    const hasHexes = this.selectedChoices.some((each) => each.hex !== null && !each.hex.startsWith("box:"));
    this.asksReach = false;
    const waits = unit ? (this.pieceOf.get(unit)?.at.startsWith("box:") ?? true) : true;
    if (!unit || others.length > 0 || !hasHexes) return;
    // Who is only put down somewhere does not march there: there is no reach to ask for.
    if (waits && this.selectedChoices.every((each) => each.cost === null)) return;
    const wanted = () => this.selected.length === 1 && this.selected[0] === unit;
    this.asksReach = true;
    try {
      const report = await this.api.reach(this.side, unit);
      if (wanted()) this.reach = report;
    } catch {
      // A game or a decision without such a query: the offers carry the costs.
    } finally {
      if (wanted()) this.asksReach = false;
    }
  }

  /** A person clicked a hex, or pressed Enter on it. */
  point(hex: string, { adding = false } = {}): void {
    this.focusHex = hex;
    this.lit = [];
    this.news.leave();
    const choices = this.targets.get(hex);
    if (choices && choices.length > 0 && !adding) {
      this.#choose(hex, choices);
      return;
    }
    const own = this.unitsWithChoices(hex);
    if (own.length === 0) {
      const declared = this.#declaredAt(hex);
      if (declared) {
        void withdraw(this, declared);
        return;
      }
      if (this.selected.length > 0) this.askWhy(hex, 0);
      else this.clear();
      return;
    }
    if (adding) own.forEach((unit) => this.toggle(unit));
    else if (this.declaring) this.pick(this.#next(own));
    else this.select([this.#next(own)]);
  }

  /** An attack or its answer is being put together: a click puts a unit in, another takes it out. */
  get declaring(): boolean {
    const notes = this.view?.notes ?? {};
    return this.mayAct && (notes["declared-target"] !== undefined || notes["support-air"] !== undefined);
  }

  #declaredAt(hex: string): string | undefined {
    const parts = this.view && this.declaring ? declaredParts(this.view) : new Map();
    return this.pieces.get(hex)?.findLast((piece) => parts.has(piece.face?.unit ?? ""))?.face?.unit;
  }

  /** Clicking a stack again goes through its units. */
  #next(units: string[]): string {
    const [current] = this.selected;
    const place = current ? units.indexOf(current) : -1;
    return units[(place + 1) % units.length] ?? units[0] ?? "";
  }

  #choose(hex: string, choices: Choice[]): void {
    const verbs = new Set(choices.map((each) => each.verb));
    const perUnit = choices.length === this.selected.length || this.selected.length === 0;
    if (verbs.size === 1 && perUnit && (this.selected.length > 0 || choices.length === 1)) {
      const action = joined(choices);
      if (action) void this.act(action);
      else void this.performEach(choices);
      return;
    }
    this.asking = { hex, choices };
  }

  /** Several units do the same one after the other, as long as each still may. */
  async performEach(choices: Choice[]): Promise<void> {
    for (const { verb, subject, hex } of choices) {
      const still = this.menu.bySubject.get(subject ?? "")?.find((each) => each.verb === verb && each.hex === hex);
      const revision = this.snapshot?.revision;
      if (!still || !(await this.perform(still)) || !(await this.passed(revision))) return;
    }
  }

  /** Waits until the board shows what came after a revision; false if a second has passed. */
  async passed(revision: number | undefined): Promise<boolean> {
    for (let waited = 0; waited < 40; waited += 1) {
      if (this.snapshot?.revision !== revision) return true;
      await new Promise((resolve) => window.setTimeout(resolve, 25));
    }
    return false;
  }

  /** Clicking a counter whose only choice needs no hex makes that choice. */
  pick(unit: string): void {
    const choices = this.menu.bySubject.get(unit) ?? [];
    const [only] = choices;
    if (only && choices.length === 1 && only.hex === null) this.consider(only);
    else if (choices.length > 0) this.select([unit]);
    else if (this.view && this.declaring && declaredParts(this.view).has(unit)) void withdraw(this, unit);
  }

  /** Makes a choice, asking first if it cannot be taken back. */
  consider(choice: Choice): void {
    if (isFinal(choice)) this.confirming = choice;
    else void this.perform(choice);
  }

  unitsWithChoices(place: string): string[] {
    const found: string[] = [];
    for (const piece of this.pieces.get(place) ?? []) {
      if (piece.face && this.menu.bySubject.has(piece.face.unit)) found.push(piece.face.unit);
    }
    return found;
  }

  /** Units that could still do something, in the order of the table, for the cycle key. */
  get ready(): string[] {
    return [...this.menu.bySubject.keys()].filter((unit) => this.pieceOf.has(unit));
  }

  nextUnit(step: 1 | -1): void {
    const ready = this.ready;
    if (ready.length === 0) return;
    const [current] = this.selected;
    const place = current ? ready.indexOf(current) : step === 1 ? -1 : 0;
    const unit = ready[(place + step + ready.length) % ready.length];
    if (!unit) return;
    this.select([unit]);
    const at = this.pieceOf.get(unit)?.at;
    // Who waits beside the map is shown where it can go, not where it lies.
    const aims = this.selectedChoices.some((each) => each.hex !== null && !each.hex.startsWith("box:"));
    if (at && !(at.startsWith("box:") && aims)) this.bringIntoSight(at);
  }

  /** Brings a hex into sight. */
  bringIntoSight(hex: string): void {
    this.lookAt = { hex, tick: (this.lookAt?.tick ?? 0) + 1 };
  }

  // --- questions --------------------------------------------------------------------------------------

  hover(hex: string | null): void {
    if (this.hoverHex === hex) return;
    this.hoverHex = hex;
    this.whyNot = null;
    window.clearTimeout(this.#whyTimer);
    if (hex !== null) this.askWhy(hex, WHY_DELAY);
  }

  /** Asks the server why a hex cannot be chosen, when it cannot. */
  askWhy(hex: string, delay: number): void {
    if (!this.mayAct || this.targets.has(hex)) return;
    const action = this.#attempt(hex);
    if (!action) return;
    window.clearTimeout(this.#whyTimer);
    this.#whyTimer = window.setTimeout(() => void this.#fetchWhy(hex, action), delay);
  }

  /** What a click on this hex would have meant. */
  #attempt(hex: string): Action | null {
    const [unit] = this.selected;
    if (unit && this.pieceOf.get(unit)?.at === hex) return null;
    for (const offer of this.view?.offers ?? []) {
      if (offer.slot === null) continue;
      const subject = offer.subject;
      const hexes = offer.targets.some((each) => this.board?.hexes.has(String(each.value)));
      if (!hexes) continue;
      if (unit ? subject === unit : subject === null && this.#hasEnemy(hex)) {
        return { ...offer.action, [offer.slot]: hex };
      }
    }
    return null;
  }

  #hasEnemy(hex: string): boolean {
    return (this.pieces.get(hex) ?? []).some((piece) => piece.side !== this.side);
  }

  async #fetchWhy(hex: string, action: Action): Promise<void> {
    const key = JSON.stringify(action);
    if (!this.#whyCache.has(key)) {
      try {
        const ruling = await this.api.why(this.side, action);
        const problem = ruling.problem;
        this.#whyCache.set(key, problem ? { hex, text: problem.message, rule: problem.rule } : null);
      } catch {
        return;
      }
    }
    if (this.hoverHex === hex || this.focusHex === hex) {
      this.whyNot = this.#whyCache.get(key) ?? null;
    }
  }

  async showOverlay(name: string): Promise<void> {
    this.overlayName = name;
    if (!name) {
      this.overlay = null;
      return;
    }
    if (name === "terrain") {
      const hexes = [...(this.board?.hexes.values() ?? [])].flatMap((hex) =>
        [hex.terrain, ...hex.overlays].slice(-1).map((value) => ({ at: hex.id, value, weight: 1 })),
      );
      this.overlay = { overlay: name, hexes };
      return;
    }
    const side = this.snapshot?.viewer ?? "";
    try {
      const found = await this.api.overlay(side, name);
      if (this.overlayName === name) this.overlay = found;
    } catch (error) {
      if (this.overlayName !== name) return;
      // What was drawn before stays if the question got lost on the way.
      if (this.overlay?.overlay !== name) [this.overlayName, this.overlay] = ["", null];
      if (error instanceof Refused && error.problem.code === "NO_SUCH_QUERY") {
        this.unknownOverlays = [...this.unknownOverlays, name];
        this.toast(t("overlay-unknown", { name: t(`overlay-${name}`) }));
      } else this.refused(error);
    }
  }

  async askAdvice(): Promise<void> {
    if (this.advising || !this.mayAct) return;
    const asked = this.snapshot?.revision;
    this.advising = true;
    this.advice = null;
    this.news.show(false);
    try {
      const found = await this.api.advice(this.side);
      // Advice about a position that has passed would only mislead.
      if (this.snapshot?.revision === asked) this.advice = found;
    } catch (error) {
      this.refused(error);
    } finally {
      this.advising = false;
    }
  }

}

const FINAL = new Set(["end-phase", "end-turn", "resign"]);

/** Verbs after which nothing can be taken back. */
export function isFinal(choice: Choice): boolean {
  return FINAL.has(choice.verb);
}
