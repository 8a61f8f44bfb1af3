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
const LEAST_COLUMNS = 4;
const MOST_CELLS = 40;

export function layOut(
  frame: [number, number, number, number],
  tracks: TrackView[],
  boxes: BoxView[],
  pieces: Map<string, PieceView[]>,
): Furniture {
  const [left, top, width, height] = frame;
  const found: Furniture = { tracks: [], boxes: [], spots: new Map(), bottom: top + height };
  let y = top + height + 56;
  y = layTracks(found, tracks, left, y, width);
  y = layBoxes(found, boxes, pieces, left, y, width);
  found.bottom = y;
  return found;
}

/** Width of a track: a cell for every value, or one plate when there are too many. */
function trackWidth(track: TrackView): { width: number; cell: number } {
  const cells = cellsOf(track).length;
  const cell = track.id === "turn" ? TURN_CELL : POINT_CELL;
  if (cells === 0) return { width: 150, cell: 0 };
  return { width: cells * cell + 20, cell };
}

/** The values printed on a track, if there are few enough to print. */
export function cellsOf(track: TrackView): number[] {
  if (track.maximum === null || track.maximum > MOST_CELLS) return [];
  const first = track.id === "turn" ? 1 : 0;
  return Array.from({ length: track.maximum - first + 1 }, (_, index) => index + first);
}

function layTracks(found: Furniture, tracks: TrackView[], left: number, top: number, room: number): number {
  let x = left;
  let y = top;
  let lowest = top;
  for (const track of tracks) {
    const { width, cell } = trackWidth(track);
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
