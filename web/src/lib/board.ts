/** The board as the client needs it: where hexes lie and what is printed on them. */

import type { BoardInfo } from "./wire";

export interface BoardHex {
  id: string;
  x: number;
  y: number;
  terrain: string;
  overlays: string[];
  place: string;
}

export interface Board {
  game: string;
  hexes: Map<string, BoardHex>;
  size: number;
  /** The picture's own frame: x, y, width, height. */
  frame: [number, number, number, number];
  boxNames: Map<string, string>;
  nations: BoardInfo["nations"];
  turns: BoardInfo["turns"];
  /** The number of the first turn: 0 where a turn comes before the first numbered one. */
  firstTurn: number;
  /** Six corners of a hex around its middle, as an SVG points list. */
  outline: string;
  /** The same of every hex where it lies. */
  outlines: Map<string, string>;
}

export function boardOf(info: BoardInfo): Board {
  const hexes = new Map(info.hexes.map((hex) => [hex.id, hex]));
  const outline = hexOutline(info.hex_radius, isFlatTop(info));
  return {
    game: info.game,
    hexes,
    size: info.hex_radius,
    frame: info.view_box,
    boxNames: new Map(info.boxes.map((box) => [box.id, box.name])),
    nations: info.nations,
    turns: info.turns,
    firstTurn: info.turns[0]?.label === "1" ? 1 : 0,
    outline,
    outlines: outlinesOf(outline, info.hexes),
  };
}

/** Whether columns stand upright: then neighbours in a column are nearer than across. */
function isFlatTop(info: BoardInfo): boolean {
  const [first] = info.hexes;
  if (!first) return true;
  const above = info.hexes.some(
    (hex) => hex.id !== first.id && hex.x === first.x && Math.abs(hex.y - first.y) < info.hex_radius * 1.9,
  );
  return above;
}

/**
 * The outlines of all hexes where they lie. Absolute corners instead of a moved shape: the browser keeps books
 * on every transform it meets, and hundreds of them make each drawing slow.
 */
function outlinesOf(outline: string, hexes: BoardHex[]): Map<string, string> {
  const corners = outline.split(" ").map((corner) => corner.split(",").map(Number));
  return new Map(
    hexes.map(({ id, x, y }) => [
      id,
      corners.map(([dx = 0, dy = 0]) => `${(x + dx).toFixed(1)},${(y + dy).toFixed(1)}`).join(" "),
    ]),
  );
}

export function hexOutline(size: number, flatTop: boolean): string {
  const points: string[] = [];
  for (let corner = 0; corner < 6; corner += 1) {
    const angle = (Math.PI / 3) * corner + (flatTop ? 0 : Math.PI / 6);
    points.push(`${(size * Math.cos(angle)).toFixed(2)},${(size * Math.sin(angle)).toFixed(2)}`);
  }
  return points.join(" ");
}

/** The hex under a point, if there is one: the nearest middle that is near enough. */
export function hexAt(board: Board, x: number, y: number): BoardHex | null {
  let best: BoardHex | null = null;
  let nearest = board.size * board.size;
  for (const hex of board.hexes.values()) {
    const distance = (hex.x - x) ** 2 + (hex.y - y) ** 2;
    if (distance < nearest) {
      nearest = distance;
      best = hex;
    }
  }
  return best;
}

/** The neighbour that lies most nearly in a direction, for walking with arrow keys. */
export function hexTowards(board: Board, from: string, dx: number, dy: number): BoardHex | null {
  const start = board.hexes.get(from);
  if (!start) return null;
  let best: BoardHex | null = null;
  let bestScore = 0.4;
  const reach = board.size * 2;
  for (const hex of board.hexes.values()) {
    const x = hex.x - start.x;
    const y = hex.y - start.y;
    const distance = Math.hypot(x, y);
    if (distance === 0 || distance > reach) continue;
    const score = (x * dx + y * dy) / distance;
    if (score > bestScore) {
      bestScore = score;
      best = hex;
    }
  }
  return best;
}

/** The map in two pictures: the ground, and the hex numbers that only make sense near by. */
export interface MapPictures {
  ground: string;
  numbers: string;
}

export function mapPictures(game: string): MapPictures {
  const part = (name: string) => `/api/games/${game}/map.svg?part=${name}`;
  return { ground: part("ground"), numbers: part("numbers") };
}
