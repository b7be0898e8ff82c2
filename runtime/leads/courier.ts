import { sendEnquiry } from "../forms/sendEnquiry.ts";
import { deliverWaiting } from "./deliverWaiting.ts";
import { noteWaiting } from "./marker.ts";
import { clearShelf } from "./shelf.ts";
import { getShelf } from "./undelivered.ts";

/** Name of the Web Lock that the delivering tab holds. */
const LOCK = "undelivered-leads";

/** The shortest time between two rounds, in milliseconds. */
const BREATH_MS = 5000;

let timer: ReturnType<typeof setTimeout> | undefined;
let listening = false;

/**
 * Sends what waits: now, whenever the network is back, and when a pause is over while the page is open.
 * `newOccasion` is false right after a failure, whose pause must pass first.
 */
export async function startCourier(url: string, newOccasion: boolean): Promise<void> {
  if (!listening) {
    listening = true;
    addEventListener("online", () => void startCourier(url, true));
  }
  if (!navigator.onLine) return;
  try {
    await alone(() => deliverRound(url, newOccasion));
  } catch {
    // There is no shelf to be had, so nothing waits.
  }
}

/** Throws away what waits: the setting was turned off. */
export async function dismissCourier(): Promise<void> {
  try {
    await clearShelf();
    noteWaiting(false);
  } catch {
    // The mark stands, and the next visit tries again.
  }
}

async function deliverRound(url: string, newOccasion: boolean): Promise<void> {
  const shelf = await getShelf();
  const next = await deliverWaiting({ shelf, send: (lead) => sendEnquiry(url, lead), now: Date.now, newOccasion });
  clearTimeout(timer);
  if (next !== undefined) {
    timer = setTimeout(() => void startCourier(url, false), Math.max(next - Date.now(), BREATH_MS));
    return;
  }
  // Another tab may have kept a lead meanwhile: it writes first and notes then, so this looks again after noting.
  noteWaiting(false);
  if ((await shelf.list()).length > 0) noteWaiting(true);
}

/** Runs in one tab at a time; the others leave it to that one. Without Web Locks the claims alone keep them apart. */
async function alone(run: () => Promise<void>): Promise<void> {
  if (!navigator.locks) return run();
  await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? run() : undefined));
}
