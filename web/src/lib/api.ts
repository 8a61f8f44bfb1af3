/** Requests to the server. Every refusal comes back as one kind of error with rule and sentence. */

import { texts } from "./i18n.svelte";
import type * as wire from "./wire";

export class Refused extends Error {
  constructor(
    readonly problem: wire.Problem,
    readonly status: number,
  ) {
    super(problem.message || problem.code);
  }
}

/** The server could not be reached at all. */
export class Unreachable extends Error {}

interface Request {
  method?: "GET" | "POST";
  body?: unknown;
  raw?: string;
  token?: string | undefined;
}

async function send(path: string, wish: Request = {}): Promise<Response> {
  const headers: Record<string, string> = { "accept-language": texts.language };
  if (wish.token) headers["authorization"] = `Bearer ${wish.token}`;
  let body: string | undefined = wish.raw;
  if (wish.body !== undefined) body = JSON.stringify(wish.body);
  if (body !== undefined) headers["content-type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(path, {
      method: wish.method ?? (body === undefined ? "GET" : "POST"),
      headers,
      ...(body === undefined ? {} : { body }),
    });
  } catch (error) {
    throw new Unreachable(String(error));
  }
  if (!response.ok) throw await refusal(response);
  return response;
}

async function refusal(response: Response): Promise<Refused> {
  const unknown: wire.Problem = {
    code: `HTTP_${response.status}`,
    rule: "",
    message: texts.t("error-unknown", { status: response.status }),
    params: {},
    alternatives: [],
  };
  try {
    const body = (await response.json()) as { error?: wire.Problem };
    return new Refused({ ...unknown, ...body.error }, response.status);
  } catch {
    return new Refused(unknown, response.status);
  }
}

async function ask<T>(path: string, wish: Request = {}): Promise<T> {
  return (await (await send(path, wish)).json()) as T;
}

export const api = {
  games: () => ask<wire.GameCard[]>("/api/games"),
  board: (game: string) => ask<wire.BoardInfo>(`/api/games/${game}/board`),
  rules: (game: string) => ask<wire.RuleText[]>(`/api/games/${game}/rules`),
  gameTexts: async (game: string, language: string) =>
    (await send(`/api/games/${game}/texts/${language}`)).text(),

  open: (wish: wire.NewMatch) => ask<wire.Created>("/api/matches", { body: wish }),
  mine: (tokens: string[]) => ask<wire.MatchCard[]>("/api/matches/mine", { body: { tokens } }),
  publicMatches: () => ask<wire.MatchCard[]>("/api/matches/public"),
  importMatch: (file: string) => ask<wire.Created>("/api/matches/import", { raw: file, method: "POST" }),
};

/** Everything about one match, for the holder of one token. */
export class MatchApi {
  constructor(
    readonly match: string,
    readonly token: string | undefined,
  ) {}

  #ask<T>(path: string, body?: unknown): Promise<T> {
    const wish: Request = { token: this.token };
    if (body !== undefined) wish.body = body;
    return ask<T>(`/api/matches/${this.match}${path}`, wish);
  }

  look = (viewer?: string) => this.#ask<wire.Snapshot>(viewer ? `?as=${viewer}` : "");
  act = (body: { client_id: string; revision: number; side: string; action: wire.Action }) =>
    this.#ask<{ revision: number; repeated: boolean }>("/actions", body);
  take = (
    kind: "undo" | "redo" | "restart",
    body: { client_id: string; revision: number; side: string },
  ) => this.#ask<{ revision: number }>(`/take/${kind}`, body);
  moment = (revision: number, viewer?: string) =>
    this.#ask<wire.Snapshot>(`/moments/${revision}${viewer ? `?as=${viewer}` : ""}`);
  log = (viewer?: string) =>
    this.#ask<wire.LogLine[]>(`/log${viewer ? `?as=${viewer}` : ""}`);
  luck = () => this.#ask<wire.LuckReport>("/luck");
  chat = (text: string) => this.#ask<wire.ChatLine>("/chat", { text });
  note = (side: string) => this.#ask<wire.Note>(`/notes/${side}`);
  writeNote = (side: string, text: string) => this.#ask<wire.Note>(`/notes/${side}`, { text });
  seat = (side: string, wish: wire.SeatWish) => this.#ask<wire.SeatCard[]>(`/seats/${side}`, wish);
  fork = (revision: number) => this.#ask<wire.Created>("/fork", { revision });
  edit = (edits: wire.Edit[]) => this.#ask<wire.Created>("/edit", { edits });
  dice = (values: number[]) => this.#ask<unknown>("/dice", { values });
  reach = (side: string, unit: string) =>
    this.#ask<wire.ReachReport>("/query", { kind: "reach", side, unit });
  odds = (side: string, plan: Record<string, unknown>) =>
    this.#ask<wire.OddsReport>("/query", { kind: "odds", side, plan });
  why = (side: string, action: wire.Action) =>
    this.#ask<wire.Ruling>("/query", { kind: "why", side, action });
  overlay = (side: string, overlay: string) =>
    this.#ask<wire.Overlay>("/query", { kind: "overlay", side, overlay });
  advice = (side: string) => this.#ask<wire.Advice>("/query", { kind: "advice", side });
  exported = async () =>
    (await send(`/api/matches/${this.match}/export`, { token: this.token })).text();
}
