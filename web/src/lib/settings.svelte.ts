/** Tastes of the person at this browser. */

import { recall, remember } from "./storage";

export type Theme = "auto" | "light" | "dark";
export type Motion = "auto" | "full" | "less";

interface Tastes {
  language: string;
  theme: Theme;
  motion: Motion;
  sound: boolean;
  notices: boolean;
  numbers: boolean;
  confirm: boolean;
  autoplay: number;
}

const DEFAULTS: Tastes = {
  language: "",
  theme: "auto",
  motion: "auto",
  sound: true,
  notices: false,
  numbers: true,
  confirm: true,
  autoplay: 900,
};

class Settings {
  #tastes = $state<Tastes>({ ...DEFAULTS, ...recall<Partial<Tastes>>("tastes", {}) });

  get<K extends keyof Tastes>(name: K): Tastes[K] {
    return this.#tastes[name];
  }

  set<K extends keyof Tastes>(name: K, value: Tastes[K]): void {
    this.#tastes[name] = value;
    remember("tastes", this.#tastes);
    this.dress();
  }

  /** Puts the chosen look on the page. */
  dress(): void {
    const root = document.documentElement;
    root.dataset["theme"] = this.#tastes.theme;
    root.dataset["motion"] = this.calm ? "less" : "full";
  }

  /** Whether animations shall be left out. */
  get calm(): boolean {
    if (this.#tastes.motion !== "auto") return this.#tastes.motion === "less";
    return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  }
}

export const settings = new Settings();
