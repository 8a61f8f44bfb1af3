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

export interface UnitSymbol {
  id: string;
  viewBox: string;
  body: string;
}

const drawn = new Map<string, UnitSymbol>();

/** The drawing of a unit type; an unknown type gets the empty frame of a unit. */
export function unitSymbol(type: string): UnitSymbol {
  const known = drawn.get(type);
  if (known) return known;
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
  const symbol = { id: `unit-${type}`, viewBox: "21 46 158 108", body };
  drawn.set(type, symbol);
  return symbol;
}
