/** What lies on the table below the map: tracks and boxes, laid out in the map's own units. */

import type { Box } from "./camera.svelte";
import type { BoxView, PieceView, TrackView } from "./wire";

export interface Plate extends Box {
  id: string;
}

export interface TrackPlate extends Plate {
  track: TrackView;
  cell: number;
}

/** Tokens of one kind and side, each up or used: chits that name a formation. */
export interface TokenPlate extends Plate {
  kind: string;
  side: string | null;
  tokens: { label: string; up: boolean; x: number; y: number }[];
}

export interface BoxPlate extends Plate {
  box: BoxView;
}

export interface Spot {
  x: number;
  y: number;
  scale: number;
}

export interface Furniture {
  tracks: TrackPlate[];
  tokens: TokenPlate[];
  boxes: BoxPlate[];
  /** Where each counter in a box lies, by handle. */
  spots: Map<string, Spot>;
  bottom: number;
}

const GAP = 26;
const HEAD = 34;
const PITCH = 50;
const COUNTER = 0.84;
const TURN_CELL = 58;
const POINT_CELL = 27;
/** Room for the name of a track and of its side. */
const SIDED_WIDTH = 216;
const LEAST_COLUMNS = 4;
const MOST_CELLS = 40;
export const TOKEN = { width: 122, height: 40, gap: 8 };
const TOKENS_IN_ROW = 4;

export function layOut(
  frame: [number, number, number, number],
  tracks: TrackView[],
  boxes: BoxView[],
  pieces: Map<string, PieceView[]>,
  firstTurn = 1,
): Furniture {
  const [left, top, width, height] = frame;
  const found: Furniture = { tracks: [], tokens: [], boxes: [], spots: new Map(), bottom: top + height };
  let y = top + height + 56;
  y = layTracks(found, tracks.filter((each) => !isToken(each)), left, y, width, firstTurn);
  y = layTokens(found, tracks.filter(isToken), left, y, width);
  y = layBoxes(found, boxes, pieces, left, y, width);
  found.bottom = y;
  return found;
}

/** Width of a track: a cell for every value, or one plate when there are too many. */
function trackWidth(track: TrackView, firstTurn: number): { width: number; cell: number } {
  const cells = cellsOf(track, firstTurn).length;
  const cell = track.id === "turn" ? TURN_CELL : POINT_CELL;
  const least = track.side ? SIDED_WIDTH : 150;
  return { width: cells === 0 ? least : Math.max(least, cells * cell + 20), cell: cells === 0 ? 0 : cell };
}

/** The values printed on a track, if there are few enough to print. */
export function cellsOf(track: TrackView, firstTurn = 1): number[] {
  if (track.maximum === null || track.maximum > MOST_CELLS) return [];
  const first = track.id === "turn" ? firstTurn : 0;
  return Array.from({ length: track.maximum - first + 1 }, (_, index) => index + first);
}

function layTracks(
  found: Furniture,
  tracks: TrackView[],
  left: number,
  top: number,
  room: number,
  firstTurn: number,
): number {
  let x = left;
  let y = top;
  let lowest = top;
  for (const track of tracks) {
    const { width, cell } = trackWidth(track, firstTurn);
    const height = track.id === "turn" ? 96 : 78;
    if (x > left && x + width > left + room) {
      x = left;
      y = lowest + GAP;
    }
    found.tracks.push({ id: `${track.id}-${track.side ?? ""}-${track.label}`, track, cell, x, y, width, height });
    lowest = Math.max(lowest, y + height);
    x += width + GAP;
  }
  return tracks.length > 0 ? lowest + GAP : top;
}

/** A labelled track of one step is a token that lies up or has been used. */
function isToken(track: TrackView): boolean {
  return track.label !== "" && track.maximum === 1;
}

function layTokens(found: Furniture, tracks: TrackView[], left: number, top: number, room: number): number {
  const groups = new Map<string, TrackView[]>();
  for (const track of tracks) {
    const key = `${track.id}-${track.side ?? ""}`;
    groups.set(key, [...(groups.get(key) ?? []), track]);
  }
  let x = left;
  let y = top;
  let lowest = top;
  for (const [id, group] of groups) {
    const columns = Math.min(TOKENS_IN_ROW, group.length);
    const rows = Math.ceil(group.length / columns);
    const width = columns * (TOKEN.width + TOKEN.gap) + 20;
    const height = rows * (TOKEN.height + TOKEN.gap) + HEAD + 8;
    if (x > left && x + width > left + room) {
      x = left;
      y = lowest + GAP;
    }
    const tokens = group.map((track, index) => ({
      label: track.label,
      up: track.value > 0,
      x: 14 + (index % columns) * (TOKEN.width + TOKEN.gap),
      y: HEAD + 4 + Math.floor(index / columns) * (TOKEN.height + TOKEN.gap),
    }));
    found.tokens.push({ id, kind: group[0]?.id ?? "", side: group[0]?.side ?? null, tokens, x, y, width, height });
    lowest = Math.max(lowest, y + height);
    x += width + GAP;
  }
  return groups.size > 0 ? lowest + GAP : top;
}

/** The box under a point of the world. */
export function boxAt(furniture: Furniture, x: number, y: number): BoxPlate | null {
  const inside = (box: Box) => x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
  return furniture.boxes.find(inside) ?? null;
}

/** The token under a point of the world, by its label. */
export function tokenAt(furniture: Furniture, x: number, y: number): string | null {
  for (const plate of furniture.tokens) {
    for (const token of plate.tokens) {
      const [left, top] = [plate.x + token.x, plate.y + token.y];
      if (x >= left && x <= left + TOKEN.width && y >= top && y <= top + TOKEN.height) return token.label;
    }
  }
  return null;
}

function layBoxes(
  found: Furniture,
  boxes: BoxView[],
  pieces: Map<string, PieceView[]>,
  left: number,
  top: number,
  room: number,
): number {
  let x = left;
  let y = top;
  let lowest = top;
  for (const box of boxes) {
    const inside = pieces.get(`box:${box.id}`) ?? [];
    const columns = Math.max(LEAST_COLUMNS, Math.ceil(Math.sqrt(inside.length * 3)));
    const rows = Math.max(1, Math.ceil(inside.length / columns));
    const width = columns * PITCH + 24;
    const height = rows * PITCH + HEAD + 18;
    if (x > left && x + width > left + room) {
      x = left;
      y = lowest + GAP;
    }
    found.boxes.push({ id: box.id, box, x, y, width, height });
    const sorted = [...inside].sort((a, b) => a.side.localeCompare(b.side));
    sorted.forEach((piece, index) => {
      found.spots.set(piece.handle, {
        x: x + 12 + PITCH * ((index % columns) + 0.5),
        y: y + HEAD + 6 + PITCH * (Math.floor(index / columns) + 0.5),
        scale: COUNTER,
      });
    });
    lowest = Math.max(lowest, y + height);
    x += width + GAP;
  }
  return boxes.length > 0 ? lowest + GAP : top;
}
