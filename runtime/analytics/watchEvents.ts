import type { TrackedEvent } from "../page/track.ts";

type Send = (event: TrackedEvent) => void;

/** Links whose clicks are events. */
const LINKS = [
  ["a[href^='tel:']", "call"],
  ["a[href^='https://wa.me/']", "whatsapp"],
] as const;

/** Tracks the shown page. */
export function tellPage(send: Send): void {
  send({ name: "page_view", props: {} });
  // Only not-found pages have this button.
  if (document.getElementById("back_home")) send({ name: "not_found", props: {} });
}

/** Tracks contact links, forms, and pages that the router shows. */
export function watchEvents(send: Send): void {
  document.addEventListener("sitegen:event", (event) => send((event as CustomEvent<TrackedEvent>).detail));
  document.addEventListener("sitegen:navigated", () => tellPage(send));
  // In the capture phase, before handlers that stop propagation.
  document.addEventListener(
    "click",
    ({ target }) => {
      for (const [selector, name] of LINKS)
        if (target instanceof Element && target.closest(selector)) send({ name, props: {} });
    },
    true,
  );
}
