/** NATO unit symbols: each drawn once by milsymbol and then only referred to. */

import { ms, std2525c } from "milsymbol-parts";

ms.addIcons(std2525c);

/** Symbol codes by the unit types that games use. Presentation only: no rule depends on them. */
const CODES: Record<string, string> = {
  infantry: "SFGPUCI----",
  blackshirt: "SFGPUCI----",
  bersaglieri: "SFGPUCIL---",
  motorised: "SFGPUCIM---",
  motorised_infantry: "SFGPUCIM---",
  mechanised: "SFGPUCIZ---",
  armour: "SFGPUCA----",
  parachute: "SFGPUCIA---",
  paratroop: "SFGPUCIA---",
  glider: "SFGPUCIS---",
  mountain: "SFGPUCIO---",
  artillery: "SFGPUCF----",
  field_artillery: "SFGPUCF----",
  mech_artillery: "SFGPUCFHE--",
  rail_artillery: "SFGPUCFH---",
  rail_gun: "SFGPUCFH---",
  rocket: "SFGPUCFR---",
  coastal: "SFGPUCFH---",
  coastal_division: "SFGPUCI----",
  anti_tank: "SFGPUCAA---",
  antitank: "SFGPUCAA---",
  anti_aircraft: "SFGPUCD----",
  aa_light: "SFGPUCD----",
  aa_heavy: "SFGPUCD----",
  engineer: "SFGPUCE----",
  engineers: "SFGPUCE----",
  recon: "SFGPUCR----",
  reconnaissance: "SFGPUCR----",
  armoured_recon: "SFGPUCRVA--",
  marine: "SFGPUCIN---",
  marines: "SFGPUCIN---",
  supply: "SFGPUSS----",
  truck: "SFGPUSTM---",
  headquarters: "SFGPUH-----",
  machine_gun: "SFGPUCI----",
};

/** Types the standard has no infantry-like sign for: our own letters inside an infantry frame. */
const LETTERS: Record<string, string> = {
  commandos: "CDO",
  commando: "CDO",
  rangers: "RGR",
  special_service: "SSF",
  special_forces: "SF",
};

const drawn = new Map<string, string>();
/** The frame of a symbol is 158 wide around (100, 100); on a counter it is 30 wide around this point. */
const SHRINK = 30 / 158;
const MIDDLE = { x: 0, y: -3.35 };

/** The drawing of a unit type in a counter's own coordinates; an unknown type gets the empty frame of a unit. */
export function unitSymbol(type: string): string {
  const known = drawn.get(type);
  if (known !== undefined) return known;
  const code = /^S[A-Z-]{9,14}$/.test(type) ? type : (CODES[type] ?? "SFGPU------");
  const svg = new ms.Symbol(code.padEnd(15, "-"), {
    size: 100,
    monoColor: "currentColor",
    infoFields: false,
    fill: false,
    strokeWidth: 7,
  }).asSVG();
  let body = svg.slice(svg.indexOf(">") + 1, svg.lastIndexOf("</svg>"));
  const letters = LETTERS[type];
  if (letters) {
    body += `<text x="100" y="117" text-anchor="middle" font-size="48" font-weight="bold" font-family="sans-serif" fill="currentColor">${letters}</text>`;
  }
  const symbol = shrunk(body);
  drawn.set(type, symbol);
  return symbol;
}

const across = (x: number) => round((x - 100) * SHRINK + MIDDLE.x);
const down = (y: number) => round((y - 100) * SHRINK + MIDDLE.y);
const length = (span: number) => round(span * SHRINK);

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/** How the numbers of a drawing's attributes change with it. */
const ATTRIBUTES: Record<string, (value: number) => number> = {
  x: across,
  cx: across,
  y: down,
  cy: down,
  r: length,
  "font-size": length,
  "stroke-width": length,
};

/**
 * A symbol at the size and place it has on a counter, number by number instead of by a transform: a transform on
 * each of hundreds of counters is what the browser spends most of its time on.
 */
export function shrunk(body: string): string {
  if (body.includes("transform=")) {
    const { x, y } = MIDDLE;
    return `<g transform="translate(${x} ${y}) scale(${SHRINK.toFixed(5)}) translate(-100 -100)">${body}</g>`;
  }
  return body.replaceAll(/ ([a-z-]+)="([^"]*)"/g, (whole, name: string, value: string) => {
    if (name === "d") return ` d="${shrunkPath(value)}"`;
    const change = ATTRIBUTES[name];
    return change ? ` ${name}="${change(Number(value))}"` : whole;
  });
}

/** What each number after a path's command means: across, down, a length, or something that stays. */
const OPERANDS: Record<string, string> = { M: "xy", L: "xy", T: "xy", H: "x", V: "y", C: "xyxyxy", S: "xyxy", Q: "xyxy", A: "ll---xy", Z: "" };

function shrunkPath(path: string): string {
  return [...path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)]
    .map(([, command = "", rest = ""], index) => {
      const kinds = OPERANDS[command.toUpperCase()] ?? "";
      const moved = [...rest.matchAll(/-?\d*\.?\d+/g)].map(([number], place) => {
        const kind = kinds[place % kinds.length];
        // A path's first point stands where it says, however it is written.
        const absolute = command === command.toUpperCase() || (index === 0 && place < 2);
        if (kind === "-") return number;
        if (!absolute || kind === "l") return length(Number(number));
        return kind === "x" ? across(Number(number)) : down(Number(number));
      });
      return `${command}${moved.join(" ")}`;
    })
    .join("");
}
