/** Games, boards, maps and rules as the server describes them, each fetched once. */

import { api } from "./api";
import { type Board, boardOf } from "./board";
import { texts } from "./i18n.svelte";
import type { GameCard, RuleText, SideCard } from "./wire";

class Shelf {
  games = $state.raw<GameCard[]>([]);
  #boards = new Map<string, Promise<Board>>();
  #rules = new Map<string, Promise<Map<string, RuleText>>>();

  async load(): Promise<void> {
    this.games = await api.games();
  }

  card(game: string): GameCard | undefined {
    return this.games.find((each) => each.id === game);
  }

  side(game: string, side: string): SideCard | undefined {
    return this.card(game)?.sides.find((each) => each.id === side);
  }

  board(game: string): Promise<Board> {
    return kept(this.#boards, game, async () => boardOf(await api.board(game)));
  }

  rules(game: string): Promise<Map<string, RuleText>> {
    return kept(this.#rules, `${game} ${texts.language}`, async () => {
      const rules = await api.rules(game);
      return new Map(rules.map((rule) => [rule.id, rule]));
    });
  }
}

/** What the map holds under a key; a failed attempt is forgotten so that the next one may succeed. */
function kept<T>(map: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const found = map.get(key);
  if (found) return found;
  const made = make();
  map.set(key, made);
  made.catch(() => map.delete(key));
  return made;
}

export const shelf = new Shelf();
