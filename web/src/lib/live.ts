/** The live line to a table: it reconnects by itself, sooner after short breaks than long ones. */

import { changed } from "./changes";
import { texts } from "./i18n.svelte";
import type { Problem, Push, Snapshot } from "./wire";

export type LineState = "connecting" | "live" | "lost" | "refused";

interface Handlers {
  show(snapshot: Snapshot): void;
  state(state: LineState, problem?: Problem): void;
}

const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
const REFUSED = 4400;

export class Line {
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #timer: number | undefined;
  #closed = false;
  #problem: Problem | undefined;

  constructor(
    readonly match: string,
    readonly token: string | undefined,
    readonly handlers: Handlers,
    public viewer: string | null = null,
  ) {
    window.addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    this.#open();
  }

  /** Greets again, for another viewpoint or language. */
  renew(viewer: string | null): void {
    this.viewer = viewer;
    this.#pause = 1;
    this.#socket?.close();
  }

  close(): void {
    this.#closed = true;
    window.removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    window.clearTimeout(this.#timer);
    this.#socket?.close();
  }

  #open(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/matches/${this.match}/live`);
    this.#socket = socket;
    // What the server takes to be known on this very connection.
    let known: Snapshot | undefined;
    socket.onopen = () => {
      const { token = "", viewer } = this;
      socket.send(JSON.stringify({ token, viewer, language: texts.language, changes: true }));
    };
    socket.onmessage = (message) => {
      const push = JSON.parse(String(message.data)) as Push;
      if (push.problem) this.#problem = push.problem;
      if (push.change && known) known = changed(known, push.change);
      else if (push.snapshot) known = push.snapshot;
      this.#pause = FIRST_PAUSE;
      this.handlers.state("live");
      if (known) this.handlers.show(known);
    };
    socket.onclose = (event) => {
      if (this.#closed || socket !== this.#socket) return;
      if (event.code === REFUSED) {
        this.handlers.state("refused", this.#problem);
        return;
      }
      this.handlers.state("lost");
      this.#timer = window.setTimeout(() => this.#open(), this.#pause);
      this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 1.8);
    };
  }

  #hurry = (): void => {
    if (this.#closed || document.visibilityState === "hidden") return;
    if (this.#socket?.readyState !== WebSocket.CLOSED) return;
    window.clearTimeout(this.#timer);
    this.#open();
  };
}
