/** Counter colours by nation, as on the printed counters; a nation without one takes its side's. */

export interface CounterColours {
  face: string;
  back: string;
}

const NATIONS: Record<string, CounterColours> = {
  us: { face: "#8d9a5b", back: "#b3bc8d" },
  uk: { face: "#c9a86a", back: "#dec9a0" },
  ca: { face: "#a97c50", back: "#c8a884" },
  in: { face: "#b9a27a", back: "#d3c4a7" },
  nz: { face: "#9c8f6e", back: "#bfb599" },
  za: { face: "#c7b48a", back: "#ddd0b4" },
  fr: { face: "#7f9fc4", back: "#aac0da" },
  pl: { face: "#c58c86", back: "#dbb4b0" },
  it: { face: "#a5bfc2", back: "#c8d8da" },
  de: { face: "#8f9499", back: "#b6babd" },
  luftwaffe: { face: "#9dbdd1", back: "#c1d6e2" },
  blackshirt: { face: "#6f9a4f", back: "#9dbb86" },
};

export function counterColours(nation: string, sideColour: string): CounterColours {
  return NATIONS[nation.toLowerCase()] ?? { face: sideColour, back: sideColour };
}

/** Shapes that tell sides apart without colour, by the order of the sides. */
export const SIDE_SHAPES = ["circle", "square", "diamond", "triangle"] as const;
export type SideShape = (typeof SIDE_SHAPES)[number];

export function sideShape(index: number): SideShape {
  return SIDE_SHAPES[Math.max(0, index) % SIDE_SHAPES.length] ?? "circle";
}
