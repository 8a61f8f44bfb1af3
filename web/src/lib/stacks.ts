/** Where counters lie in a hex: piled up, or fanned out when somebody looks at them. */

import type { Spot } from "./furniture";
import type { PieceView } from "./wire";

/** A counter where it lies, with all that its drawing depends on. */
export interface Placed extends Spot {
  piece: PieceView;
  fanned: boolean;
  eligible: boolean;
  selected: boolean;
  /** Somebody has units to choose from, so it matters which have moved already. */
  choosing: boolean;
  /** How many lie under it, itself included, if it is the top of a pile. */
  pile: number;
}

/** The new placements, each the very object of before if nothing about it has changed, so it is not drawn again. */
export function keepSame(placed: Placed[], before: ReadonlyMap<string, Placed>): Placed[] {
  return placed.map((each) => {
    const old = before.get(each.piece.handle);
    return old && same(old, each) ? old : each;
  });
}

function same(a: Placed, b: Placed): boolean {
  return (Object.keys(a) as (keyof Placed)[]).every((key) => a[key] === b[key]);
}

const STEP = 5;
const SHOWN = 4;
const FAN_PITCH = 60;
const FAN_ROW = 5;

/** Spots of a pile, the first counter on top. */
export function pileSpots(count: number, x: number, y: number): Spot[] {
  const shown = Math.min(count, SHOWN);
  const lift = ((shown - 1) * STEP) / 2;
  return Array.from({ length: count }, (_, index) => {
    const shift = -lift + Math.min(index, SHOWN - 1) * STEP;
    return { x: x + shift, y: y - shift, scale: 1 };
  });
}

/** Spots of a fan in rows around the hex. */
export function fanSpots(count: number, x: number, y: number): Spot[] {
  const rows = Math.ceil(count / FAN_ROW);
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / FAN_ROW);
    const inRow = row < rows - 1 ? FAN_ROW : count - row * FAN_ROW;
    const column = index - row * FAN_ROW;
    return {
      x: x + (column - (inRow - 1) / 2) * FAN_PITCH,
      y: y + (row - (rows - 1) / 2) * FAN_PITCH,
      scale: 1.06,
    };
  });
}

/** The plate behind a fan. */
export function fanPlate(count: number, x: number, y: number): { x: number; y: number; width: number; height: number } {
  const columns = Math.min(count, FAN_ROW);
  const rows = Math.ceil(count / FAN_ROW);
  const width = columns * FAN_PITCH + 12;
  const height = rows * FAN_PITCH + 12;
  return { x: x - width / 2, y: y - height / 2, width, height };
}
