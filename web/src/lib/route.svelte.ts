/** The present place, kept in step with the address bar. */

import { parsePlace, type Place } from "./place";

class Route {
  place = $state<Place>(parsePlace(location.hash));

  constructor() {
    window.addEventListener("hashchange", () => {
      this.place = parsePlace(location.hash);
    });
  }

  go(hash: string): void {
    location.hash = hash;
  }
}

export const route = new Route();
