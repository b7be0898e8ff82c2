import type { Lead } from "../forms/payload.ts";
import { noteWaiting } from "./marker.ts";
import { firstTry } from "./policy.ts";
import { openShelf, type Shelf } from "./shelf.ts";
import { seal } from "./vault.ts";

let opened: Promise<Shelf> | undefined;

/** The shelf, opened once per page. @throws where it can't be had; the next call tries again. */
export function getShelf(): Promise<Shelf> {
  opened ??= openShelf().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  return opened;
}

/**
 * Keeps a lead that could not be delivered (or, `underWay`, whose answer is slow to come), replacing what the same form
 * left before. Gives false, and says nothing, where the browser can't keep it: in private windows, without HTTPS.
 */
export async function keepLead(id: string, lead: Lead, underWay = false): Promise<boolean> {
  try {
    const shelf = await getShelf();
    await shelf.put({ id, ...(await seal(shelf.key, lead)), ...firstTry(Date.now(), underWay) });
    noteWaiting(true);
    return true;
  } catch {
    return false;
  }
}

/** Removes a lead that has been delivered after all. */
export async function forgetLead(id: string): Promise<void> {
  try {
    await (await getShelf()).remove(id);
  } catch {
    // What can't be opened holds nothing.
  }
}
