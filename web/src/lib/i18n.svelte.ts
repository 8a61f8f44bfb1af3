/** Sentences: the interface's own from the build, a game's from the server, all in Fluent. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import english from "../texts/en.ftl?raw";
import { settings } from "./settings.svelte";

export const LANGUAGES: Record<string, string> = {
  en: "English",
  pt: "Português",
  it: "Italiano",
  fr: "Français",
};

const sources: Record<string, () => Promise<string>> = {
  pt: async () => (await import("../texts/pt.ftl?raw")).default,
  it: async () => (await import("../texts/it.ftl?raw")).default,
  fr: async () => (await import("../texts/fr.ftl?raw")).default,
};

export type Params = Record<string, unknown>;

function bundleOf(language: string, ...texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
  return bundle;
}

export function formatIn(bundles: FluentBundle[], id: string, params: Params): string | null {
  for (const bundle of bundles) {
    const message = bundle.getMessage(id);
    if (message?.value) {
      return bundle.formatPattern(message.value, params as Record<string, FluentVariable>, []);
    }
  }
  return null;
}

class Texts {
  language = $state("en");
  #interface = $state.raw<FluentBundle[]>([bundleOf("en", english)]);
  #game = $state.raw<FluentBundle[]>([]);

  /** Speaks the wanted language, or the best one the browser asks for. */
  async speak(wanted: string): Promise<void> {
    const asked = wanted ? [wanted] : navigator.languages;
    const [best] = negotiateLanguages(asked, Object.keys(LANGUAGES), {
      defaultLocale: "en",
      strategy: "lookup",
    });
    const language = best ?? "en";
    const load = sources[language];
    const bundles = [bundleOf("en", english)];
    if (load) bundles.unshift(bundleOf(language, await load()));
    this.#interface = bundles;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Adds a game's sentences as the server sent them. */
  setGame(source: string): void {
    this.#game = source ? [bundleOf(this.language, source)] : [];
  }

  /** A sentence of the interface. */
  t = (id: string, params: Params = {}): string => {
    return formatIn(this.#interface, id, params) ?? id;
  };

  /** A sentence of the interface, or null if it has none of that name. */
  own = (id: string): string | null => formatIn(this.#interface, id, {});

  /** A sentence of the game, or null if it has none of that name. */
  maybe = (id: string, params: Params = {}): string | null => {
    return formatIn(this.#game, id, this.#named(params));
  };

  /** A remark beside a sentence of the game, such as the rule it rests on. */
  remark = (id: string, name: string): string => {
    for (const bundle of this.#game) {
      const pattern = bundle.getMessage(id)?.attributes[name];
      if (pattern) return bundle.formatPattern(pattern, {}, []);
    }
    return "";
  };

  /** A sentence of the game; one that is missing is shown by its id. */
  game = (id: string, params: Params = {}): string => this.maybe(id, params) ?? id;

  /** What players call a unit or a hex; any other word stays as it is. */
  name = (word: string): string => {
    return (
      formatIn(this.#game, `unit-${word}`, {}) ?? formatIn(this.#game, `hex-${word}`, {}) ?? word
    );
  };

  /** A hex by number and, where it has one, by name. */
  hex = (id: string): string => {
    const name = formatIn(this.#game, `hex-${id}`, {});
    return name && name !== id ? `${name} (${id})` : id;
  };

  number = (value: number, options: Intl.NumberFormatOptions = {}): string =>
    new Intl.NumberFormat(this.language, options).format(value);

  percent = (value: number): string =>
    this.number(value, { style: "percent", maximumFractionDigits: value < 0.1 ? 1 : 0 });

  moment = (milliseconds: number): string =>
    new Intl.DateTimeFormat(this.language, { dateStyle: "medium", timeStyle: "short" }).format(
      milliseconds,
    );

  list = (words: string[]): string =>
    new Intl.ListFormat(this.language, { style: "short" }).format(words);

  either = (words: string[]): string =>
    new Intl.ListFormat(this.language, { style: "short", type: "disjunction" }).format(words);

  #named(params: Params): Params {
    const shown: Params = {};
    for (const [key, value] of Object.entries(params)) {
      if (typeof value === "string") shown[key] = this.name(value);
      else if (Array.isArray(value)) shown[key] = this.list(value.map((each) => this.name(String(each))));
      else if (typeof value === "number") shown[key] = value;
      else shown[key] = String(value ?? "");
    }
    return shown;
  }
}

export const texts = new Texts();
export const t = texts.t;

export async function applyLanguage(): Promise<void> {
  await texts.speak(settings.get("language"));
}

/** The meaning of a code on a results table: "DRI AVB" is `result-DRI-AVB`, "-/1" is `result--_1`. */
export function resultText(result: string): string | null {
  const id = result.replaceAll(" ", "-").replaceAll("/", "_").replaceAll("*", "x");
  return result ? texts.maybe(`result-${id}`) : null;
}
