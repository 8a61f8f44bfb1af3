/** Puts a snapshot together from the one before it and what the server says has changed. */

import type { Change, Snapshot } from "./wire";

/** Everything that has not changed is the very same object as before, so nobody draws it again. */
export function changed(old: Snapshot, change: Change): Snapshot {
  const { log, chat, pieces, hexes, offers } = change.lists;
  return {
    ...old,
    ...change.fields,
    log: joined(old.log, log),
    chat: joined(old.chat, chat),
    view: {
      ...old.view,
      ...change.view,
      pieces: joined(old.view.pieces, pieces),
      hexes: joined(old.view.hexes, hexes),
      offers: joined(old.view.offers, offers),
    },
  };
}

/** A list from runs of the earlier one, `[first, count]`, and new items. */
export function joined<Item extends object>(old: Item[], told?: ([number, number] | Item)[]): Item[] {
  if (!told) return old;
  return told.flatMap((each) => (isRun(each) ? old.slice(each[0], each[0] + each[1]) : [each]));
}

function isRun(each: object): each is [number, number] {
  return Array.isArray(each);
}
