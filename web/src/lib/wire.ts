/** The records that travel between server and client, by short names. */

export type Param = string | number | string[];

export interface Problem {
  code: string;
  rule: string;
  message: string;
  params: Record<string, Param>;
  alternatives: string[];
}
export interface SideCard {
  id: string;
  name: string;
  colour: string;
  letter: string;
}
export interface GameCard {
  id: string;
  title: string;
  sides: SideCard[];
  scenarios: { id: string; title: string; turns: number }[];
  options: {
    id: string;
    text: string;
    rule: string;
    default: string | number;
    values: { value: string | number; text: string }[];
  }[];
  levels: { id: string; name: string; seconds: number }[];
}
export interface RuleText {
  id: string;
  chapter: string;
  title: string;
  text: string;
  option: string;
}
export interface SeatWish {
  kind?: "human" | "computer";
  level?: string;
  name?: string;
}
export type Mode = "hotseat" | "computer" | "remote" | "sandbox";
export interface NewMatch {
  game: string;
  scenario?: string;
  options?: Record<string, string | number>;
  seats?: Record<string, SeatWish>;
  mode?: Mode;
  public?: boolean;
}
export interface Created {
  match: string;
  token: string;
  invites: Record<string, string>;
  watch: string;
}
export interface SeatCard {
  side: string;
  kind: string;
  level: string;
  name: string;
  present: boolean;
}
export interface ScoreLine {
  side: string;
  points: number;
  reason: string;
  rule: string;
  params: Record<string, Param>;
}
export interface Outcome {
  winner: string | null;
  reason: string;
  rule: string;
  level: string;
  score: { lines: ScoreLine[] };
}
export interface MatchCard {
  match: string;
  game: string;
  scenario: string;
  mode: string;
  turn: number;
  turns: number;
  turn_label: string;
  phase: string;
  deciders: string[];
  updated: number;
  finished: boolean;
  seats: SeatCard[];
  yours: string[];
  your_turn: boolean;
  outcome: Outcome | null;
}
export interface Face {
  unit: string;
  name: string;
  label: string;
  nation: string;
  symbol: string;
  size: string;
  formation: string;
  values: string[];
  steps: number;
  full_steps: number;
  range: number | null;
}
export interface PieceView {
  handle: string;
  side: string;
  at: string;
  face: Face | null;
  markers: string[];
}
export interface HexView {
  at: string;
  control: string | null;
  markers: string[];
}
export interface TrackView {
  id: string;
  value: number;
  maximum: number | null;
  side: string | null;
  label: string;
}
export interface BoxView {
  id: string;
  side: string | null;
  kind: string;
}
export interface Duty {
  kind: string;
  rule: string;
  unit: string;
  at: string;
  targets: string[];
}
export interface Decision {
  side: string;
  kind: string;
  rule: string;
  params: Record<string, Param>;
  hidden: boolean;
  automatic: boolean;
}
export interface Target {
  value: string | number;
  cost: number | null;
  note: string;
}
export interface Offer {
  verb: string;
  action: Record<string, unknown>;
  subject: string | null;
  slot: string | null;
  targets: Target[];
  scale: number;
  rule: string;
}
export interface View {
  game: string;
  scenario: string;
  options: Record<string, string | number>;
  viewer: string;
  turn: number;
  turns: number;
  turn_label: string;
  phase: string;
  active: string | null;
  pieces: PieceView[];
  hexes: HexView[];
  tracks: TrackView[];
  boxes: BoxView[];
  duties: Duty[];
  decisions: Decision[];
  offers: Offer[];
  score: { lines: ScoreLine[] };
  outcome: Outcome | null;
  notes: Record<string, Param>;
}
export interface Modifier {
  value: number;
  reason: string;
  rule: string;
  params: Record<string, Param>;
}
export interface LogItem {
  revision: number;
  side: string;
  event: { event: string; rule: string; [field: string]: unknown };
  undone: boolean;
}
export interface LogLine {
  item: LogItem;
  text: string;
  hexes: string[];
}
export interface ChatLine {
  id: number;
  side: string;
  text: string;
  at: number;
}
export interface BoardInfo {
  game: string;
  view_box: [number, number, number, number];
  hex_radius: number;
  layers: string[];
  hexes: { id: string; x: number; y: number; terrain: string; overlays: string[]; place: string }[];
  places: { id: string; name: string; hexes: string[]; roles: string[] }[];
  boxes: { id: string; name: string; side: string }[];
  sides: SideCard[];
}
export interface Snapshot {
  match: string;
  game: string;
  scenario: string;
  mode: string;
  role: string;
  sides: string[];
  viewer: string;
  owner: boolean;
  revision: number;
  view: View;
  prompts: string[];
  log: LogLine[];
  log_from: number;
  undo: { may_undo: boolean; may_redo: boolean; taken_back: number };
  seats: SeatCard[];
  chat: ChatLine[];
  commitment: string;
  secret: string | null;
  over: boolean;
  thinking: string[];
}
export interface Push {
  type: "snapshot" | "chat" | "presence" | "thinking" | "problem";
  snapshot: Snapshot | null;
  chat: ChatLine | null;
  seats: SeatCard[];
  thinking: string[];
  problem: Problem | null;
}
export interface Chance {
  outcome: string;
  numerator: number;
  denominator: number;
}
export interface OddsReport {
  kind: string;
  rule: string;
  attack: Modifier[];
  defence: Modifier[];
  base_column: string;
  shifts: Modifier[];
  column: string;
  chances: Chance[];
  hidden: boolean;
}
export interface StepCost {
  at: string;
  cost: number;
  reasons: Modifier[];
}
export interface ReachedHex {
  at: string;
  cost: number;
  may_end: boolean;
  path: StepCost[];
}
export interface ReachReport {
  unit: string;
  allowance: number;
  spent: number;
  scale: number;
  hexes: ReachedHex[];
}
export interface Ruling {
  legal: boolean;
  problem: Problem | null;
}
export interface Overlay {
  overlay: string;
  hexes: { at: string; value: string; weight: number }[];
}
export interface Advice {
  action: Record<string, unknown>;
  reasons: { modifier: Modifier; text: string }[];
  highlights: [string, string][];
}
export interface LuckReport {
  lines: {
    side: string;
    reason: string;
    faces: number;
    rolls: number;
    total: number;
    expected: number;
    counts: number[];
  }[];
}
export type Action = Record<string, unknown>;
export type Edit = {
  do: "place" | "remove" | "steps" | "set" | "clear";
  unit?: string;
  at?: string;
  steps?: number;
  name?: string;
  value?: string | number;
};
