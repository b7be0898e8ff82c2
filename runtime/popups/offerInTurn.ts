import type { Popup } from "./watchTriggers.ts";

/** Queue of popups that were triggered. */
let queue = Promise.resolve();

/**
 * Offers popups in the order in which they were triggered, so that the first one opens. A queue is needed because the
 * code is imported when it is needed, and Chromium resolves two imports of a module in any order.
 * @param signal Aborted when the visitor leaves the page.
 */
export function offerInTurn(popup: Popup, signal: AbortSignal): void {
  queue = queue.then(() => offer(popup, signal));
}

async function offer(popup: Popup, signal: AbortSignal): Promise<void> {
  try {
    const { offerPopup } = await import("./offerPopup.ts");
    await offerPopup(popup, signal);
  } catch {
    // Offline: the page works without popups.
  }
}
