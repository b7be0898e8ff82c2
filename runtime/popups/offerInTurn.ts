import type { Popup } from "./watchTriggers.ts";

/** Ends once the popups that were due before have been offered. */
let offered = Promise.resolve();

/**
 * Offers a popup after those that were due before it, of which the first opens. What decides is loaded when it is due; and of
 * two imports of one module, Chromium ends any one first.
 * @param left Aborted when the visitor leaves the page that offers it.
 */
export function offerInTurn(popup: Popup, left: AbortSignal): void {
  offered = offered.then(() => offer(popup, left));
}

async function offer(popup: Popup, left: AbortSignal): Promise<void> {
  try {
    const { offerPopup } = await import("./offerPopup.ts");
    await offerPopup(popup, left);
  } catch {
    // Offline: the page works without popups.
  }
}
