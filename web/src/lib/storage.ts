/** What a browser remembers between visits; a browser that refuses to remember is no error. */

export function recall<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem(`grognard.${key}`);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem(`grognard.${key}`, JSON.stringify(value));
  } catch {
    // Private windows and full disks: the choice holds for this visit only.
  }
}
