/** Where we are: the part of the address after `#`, so that tokens never reach a server log. */

export type Place =
  | { page: "home" }
  | { page: "table"; match: string }
  | { page: "join"; match: string; token: string }
  | { page: "replay"; match: string };

export function parsePlace(hash: string): Place {
  const [page, match, token] = hash.replace(/^#\/?/, "").split("/");
  if (page === "m" && match) return { page: "table", match };
  if (page === "join" && match && token) return { page: "join", match, token };
  if (page === "replay" && match) return { page: "replay", match };
  return { page: "home" };
}
