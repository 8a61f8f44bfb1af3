/** Shapes that tell sides apart without colour, by the order of the sides. */

export const SIDE_SHAPES = ["circle", "square", "diamond", "triangle"] as const;
export type SideShape = (typeof SIDE_SHAPES)[number];

export function sideShape(index: number): SideShape {
  return SIDE_SHAPES[Math.max(0, index) % SIDE_SHAPES.length] ?? "circle";
}
