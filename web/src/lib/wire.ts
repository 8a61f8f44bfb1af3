/** The records that travel between server and client, by short names, from the server's schema. */

import type { components } from "./schema";

type Schemas = components["schemas"];

/** An answer as the server writes it: fields with a default are always there. */
type Told<T> = T extends (infer Each)[]
  ? number extends T["length"]
    ? Told<Each>[]
    : T
  : T extends object
    ? { [Key in keyof T]-?: Told<T[Key]> }
    : T;

export type Param = string | number | string[];
export type Action = Record<string, unknown>;
export type Mode = NonNullable<Schemas["NewMatch"]["mode"]>;

// What we send.
export type NewMatch = Schemas["NewMatch"];
export type SeatWish = Schemas["SeatWish"];
export type Submission = Schemas["Submission"];
export type Command = Schemas["Command"];
export type Edit = Schemas["Edit"];

// What we are told.
export type Problem = Told<Schemas["Problem"]>;
export type SideCard = Told<Schemas["SideCard"]>;
export type GameCard = Told<Schemas["GameCard"]>;
export type RuleText = Told<Schemas["RuleText"]>;
export type BoardInfo = Told<Schemas["BoardInfo"]>;
export type Created = Told<Schemas["Created"]>;
export type SeatCard = Told<Schemas["SeatCard"]>;
export type MatchCard = Told<Schemas["MatchCard"]>;
export type Accepted = Told<Schemas["AcceptedAnswer"]>;
export type ScoreLine = Told<Schemas["ScoreLine"]>;
export type Outcome = Told<Schemas["Outcome"]>;
export type PieceView = Told<Schemas["PieceView"]>;
export type TrackView = Told<Schemas["TrackView"]>;
export type BoxView = Told<Schemas["BoxView"]>;
export type Duty = Told<Schemas["Duty"]>;
export type Decision = Told<Schemas["Decision"]>;
export type Offer = Told<Schemas["Offer"]>;
export type View = Told<Schemas["View"]>;
export type Modifier = Told<Schemas["Modifier"]>;
export type Chance = Told<Schemas["Chance"]>;
export type OddsReport = Told<Schemas["OddsReport"]>;
export type ReachReport = Told<Schemas["ReachReport"]>;
export type Ruling = Told<Schemas["Ruling"]>;
export type Overlay = Told<Schemas["Overlay"]>;
export type Advice = Told<Schemas["Advice"]>;
export type LuckReport = Told<Schemas["LuckReport"]>;
export type Note = Told<Schemas["StoredNote"]>;
export type ChatLine = Told<Schemas["ChatLine"]>;

/** An event's fields depend on the game; the client reads them, never relies on one. */
export interface GameEvent {
  event: string;
  rule: string;
  [field: string]: unknown;
}
export type LogItem = Omit<Told<Schemas["LogItem"]>, "event"> & { event: GameEvent };
export type LogLine = Omit<Told<Schemas["LogLine"]>, "item"> & { item: LogItem };
export type Snapshot = Omit<Told<Schemas["Snapshot"]>, "log"> & { log: LogLine[] };

/** A run of the list before, by its first place and its length, or a new item. */
type RunOr<Item> = [number, number] | Item;

/** From one snapshot to the next: fields as they now are, long lists by what they keep. */
export interface Change {
  fields: Partial<Omit<Snapshot, "view" | "log" | "chat">>;
  view: Partial<Omit<View, "pieces" | "hexes" | "offers">>;
  lists: {
    log?: RunOr<LogLine>[];
    chat?: RunOr<ChatLine>[];
    pieces?: RunOr<PieceView>[];
    hexes?: RunOr<View["hexes"][number]>[];
    offers?: RunOr<Offer>[];
  };
}

/** A message over the live line, which the schema of HTTP does not hold. */
export interface Push {
  type: "snapshot" | "change" | "problem";
  snapshot?: Snapshot;
  change?: Change;
  problem?: Problem;
}
