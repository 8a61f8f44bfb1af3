import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";

const texts = import.meta.glob<string>("./*.ftl", { query: "?raw", import: "default", eager: true });
const components = import.meta.glob<string>(["../**/*.svelte", "../**/*.ts", "!../**/*.test.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const LANGUAGES = ["en", "pt", "it", "fr"];

function source(language: string): string {
  return texts[`./${language}.ftl`] ?? "";
}

function ids(text: string): string[] {
  return [...text.matchAll(/^([a-z][a-z0-9-]*) =/gm)].map((match) => match[1] ?? "");
}

function variables(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const block of text.split(/\n(?=[a-z])/)) {
    const id = /^([a-z][a-z0-9-]*) =/.exec(block)?.[1];
    if (id) found.set(id, [...new Set([...block.matchAll(/\$(\w+)/g)].map((match) => match[1] ?? ""))].sort());
  }
  return found;
}

describe("interface texts", () => {
  const english = source("en");

  it.each(LANGUAGES)("%s is well formed and names every message once", (language) => {
    const text = source(language);
    const bundle = new FluentBundle(language, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(text))).toEqual([]);
    const named = ids(text);
    expect(named.length).toBe(new Set(named).size);
    for (const id of named) {
      const message = bundle.getMessage(id);
      expect(message?.value, id).toBeTruthy();
    }
  });

  it.each(LANGUAGES)("%s has exactly the messages of English, with the same parameters", (language) => {
    expect(Object.fromEntries(variables(source(language)))).toEqual(Object.fromEntries(variables(english)));
  });

  it("has every message the components ask for", () => {
    const known = new Set(ids(english));
    const wanted = Object.values(components).flatMap((code) =>
      [...code.matchAll(/\bt\("([a-z0-9-]+)"/g)].map((match) => match[1] ?? ""),
    );
    expect(wanted.length).toBeGreaterThan(100);
    expect(wanted.filter((id) => !known.has(id))).toEqual([]);
  });

  it("asks for no message family that has no member", () => {
    const known = ids(english);
    const families = Object.values(components).flatMap((code) =>
      [...code.matchAll(/\bt\(`([a-z-]+-)\$\{/g)].map((match) => match[1] ?? ""),
    );
    expect(families.length).toBeGreaterThan(5);
    expect(families.filter((family) => !known.some((id) => id.startsWith(family)))).toEqual([]);
  });
});
