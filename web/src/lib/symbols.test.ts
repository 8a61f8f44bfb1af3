import { describe, expect, it } from "vitest";
import { shrunk, unitSymbol } from "./symbols";

describe("unit symbols", () => {
  it("stand around the middle of the counter's box", () => {
    expect(shrunk('<circle cx="100" cy="100" r="15.8" />')).toBe('<circle cx="0" cy="-3.35" r="3" />');
    expect(shrunk('<path d="M21,100 L179,100" stroke-width="7.9" />')).toBe('<path d="M-15 -3.35L15 -3.35" stroke-width="1.5" />');
  });

  it("keep relative steps relative, and the flags of arcs", () => {
    expect(shrunk('<path d="m 100,100 15.8,-15.8" />')).toBe('<path d="m0 -3.35 3 -3" />');
    expect(shrunk('<path d="M100,100 l15.8,0 H179 A 15.8,7.9 30 0 1 21,100 z" />')).toBe(
      '<path d="M0 -3.35l3 0H15A3 1.5 30 0 1 -15 -3.35z" />',
    );
  });

  it("fall back on a transform where the drawing has its own", () => {
    expect(shrunk('<g transform="scale(0.8)"></g>')).toContain("scale(0.18987)");
  });

  it("are drawn for every type, known or not", () => {
    for (const type of ["infantry", "truck", "marine", "commandos", "no such thing"]) {
      expect(unitSymbol(type)).toContain("<path");
      expect(unitSymbol(type)).not.toContain("NaN");
    }
  });
});
