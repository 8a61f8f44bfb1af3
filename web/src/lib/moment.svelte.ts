/** A moment of a match as the server told it, and the words for everything in it. */

import type { Board } from "./board";
import type { Choice } from "./choices";
import { t, texts } from "./i18n.svelte";
import { shelf } from "./shelf.svelte";
import type { Action, Decision, Duty, Overlay, PieceView, Snapshot } from "./wire";

const OVERLAY_COLOURS = ["#9b2d20", "#1f5f8b", "#e0a32e", "#4f7d3a", "#6b4a8a", "#2a8f86", "#7a5230", "#444444"];

export class Moment {
  snapshot = $state.raw<Snapshot | null>(null);
  /** The game played here. Not derived: what depends on it alone is left in peace by a new snapshot. */
  game = $state("");
  board = $state.raw<Board | null>(null);
  /** What is drawn over the map. */
  overlay = $state.raw<Overlay | null>(null);

  view = $derived(this.snapshot?.view ?? null);
  decision = $derived.by<Decision | null>(() => {
    const snapshot = this.snapshot;
    if (!snapshot) return null;
    const own = snapshot.view.decisions.find((each) => snapshot.sides.includes(each.side));
    return own ?? snapshot.view.decisions[0] ?? null;
  });
  prompt = $derived.by(() => {
    const decision = this.decision;
    const snapshot = this.snapshot;
    if (!decision || !snapshot) return "";
    return snapshot.prompts[snapshot.view.decisions.indexOf(decision)] ?? "";
  });
  pieces = $derived.by(() => {
    const byPlace = new Map<string, PieceView[]>();
    for (const piece of this.view?.pieces ?? []) {
      const list = byPlace.get(piece.at);
      if (list) list.push(piece);
      else byPlace.set(piece.at, [piece]);
    }
    return byPlace;
  });
  pieceOf = $derived.by(() => {
    const found = new Map<string, PieceView>();
    for (const piece of this.view?.pieces ?? []) if (piece.face) found.set(piece.face.unit, piece);
    return found;
  });
  overlayColours = $derived.by(() => {
    const values = [...new Set(this.overlay?.hexes.map((each) => each.value) ?? [])].sort();
    return new Map(
      values.map((value, place) => [
        value,
        shelf.side(this.game, value)?.colour ?? OVERLAY_COLOURS[place % OVERLAY_COLOURS.length],
      ]),
    );
  });

  // --- words ------------------------------------------------------------------------------------------

  sideName(side: string): string {
    return texts.maybe(`side-${side}`) ?? shelf.side(this.game, side)?.name ?? side;
  }

  sideColour(side: string): string {
    return shelf.side(this.game, side)?.colour ?? "#777777";
  }

  sideLetter(side: string): string {
    return shelf.side(this.game, side)?.letter ?? side.charAt(0).toUpperCase();
  }

  unitName(unit: string): string {
    const named = texts.name(unit);
    return named === unit ? (this.pieceOf.get(unit)?.face?.name ?? unit) : named;
  }

  hexName(hex: string): string {
    if (hex.startsWith("box:")) return this.boxName(hex.slice(4));
    const place = this.board?.hexes.get(hex)?.place;
    return place ? `${place} (${hex})` : texts.name(hex);
  }

  boxName(id: string): string {
    return texts.maybe(`box-${id}`) ?? this.board?.boxNames.get(id) ?? t(`box-${id}`);
  }

  trackName(id: string): string {
    return texts.maybe(`track-${id}`) ?? t(`track-${id}`);
  }

  markerName(marker: string): string {
    const count = /^(.+)-(\d+)$/.exec(marker);
    return (
      texts.maybe(`marker-${marker}`) ??
      (count ? texts.maybe(`marker-${count[1]}`, { count: Number(count[2]) }) : null) ??
      t(`marker-${marker}`)
    );
  }

  /** The colour of a value on an overlay: a side's own, or one of a palette told apart in grey too. */
  overlayColour(value: string): string {
    return this.overlayColours.get(value) ?? "#777777";
  }

  /** What tells a choice from others with the same verb and place: a wave, a use, a chit. */
  qualifier(choice: Choice): string {
    const said = texts.maybe(`choice-${choice.verb}`, plainly(choice.action));
    return said ?? (choice.word === null ? "" : this.unitName(choice.word));
  }

  /** A choice in words, without the unit that makes it. */
  choiceText(choice: Choice): string {
    const parts = [this.verb(choice.verb)];
    const place = choice.hex ?? offBoard(choice.action);
    if (place) parts.push(`→ ${this.hexName(place)}`);
    if (choice.through) parts.push(t("choice-through", { hex: this.hexName(choice.through) }));
    if (choice.value !== null) parts.push(String(choice.value));
    const more = this.qualifier(choice);
    if (more) parts.push(place ? `· ${more}` : more);
    return parts.join(" ");
  }

  /** A verb in words; some mean another thing in another decision. */
  verb(verb: string): string {
    const kind = this.decision?.kind ?? "";
    return texts.maybe(`action-${verb}-${kind}`) ?? texts.maybe(`action-${verb}`) ?? verb.replaceAll("-", " ");
  }

  /** What must still be done, with every target as one of several. */
  dutyText(duty: Duty): string {
    return texts.game(`duty-${duty.kind}`, { ...duty, targets: texts.either(duty.targets.map((hex) => texts.name(hex))) });
  }

  /** What stands over the duties: in some phases they fall due only in the next one. */
  get dutiesTitle(): string {
    return texts.maybe(`duties-${this.view?.phase ?? ""}`) ?? t("duties-title");
  }
}

/** A place an action names that is not on the board: an edge of the map. */
function offBoard(action: Action): string {
  const place = action["to"];
  return typeof place === "string" ? place : "";
}

/** An action's fields as a sentence can choose by them: yes and no, and a word for nothing. */
function plainly(action: Action): Record<string, unknown> {
  const fields = Object.entries(action).map(([field, value]) => {
    if (typeof value === "boolean") return [field, value ? "yes" : "no"];
    return [field, value === "" ? "none" : value];
  });
  return Object.fromEntries(fields) as Record<string, unknown>;
}
