/** The seat tokens this browser holds. A token is the only proof of a seat, so it is kept with care. */

import { recall, remember } from "./storage";

export interface HeldSeat {
  match: string;
  token: string;
  /** Invitations the owner can still hand out, by side. */
  invites: Record<string, string>;
  watch: string;
  added: number;
}

const KEY = "seats";

export function heldSeats(): HeldSeat[] {
  return recall<HeldSeat[]>(KEY, []);
}

export function seatAt(match: string): HeldSeat | undefined {
  return heldSeats().find((seat) => seat.match === match);
}

export function keepSeat(seat: Omit<HeldSeat, "added">): void {
  const others = heldSeats().filter((each) => each.match !== seat.match);
  remember(KEY, [{ ...seat, added: Date.now() }, ...others].slice(0, 400));
}

export function dropSeat(match: string): void {
  remember(
    KEY,
    heldSeats().filter((each) => each.match !== match),
  );
}
