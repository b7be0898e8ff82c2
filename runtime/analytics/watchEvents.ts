import type { TrackedEvent } from "../page/track.ts";

type Send = (event: TrackedEvent) => void;

/** Links that are an event when they are followed. */
const LINKS = [
  ["a[href^='tel:']", "call"],
  ["a[href^='https://wa.me/']", "whatsapp"],
] as const;

/** Says which page is shown. */
export function tellPage(send: Send): void {
  send({ name: "page_view", props: {} });
  // The button of the page that is shown in the place of one that isn't there.
  if (document.getElementById("back_home")) send({ name: "not_found", props: {} });
}

/** Watches what visitors do: links to call or write, forms, pages that the router shows. */
export function watchEvents(send: Send): void {
  document.addEventListener("sitegen:event", (event) => send((event as CustomEvent<TrackedEvent>).detail));
  document.addEventListener("sitegen:navigated", () => tellPage(send));
  // Before a handler of the page that stops it.
  document.addEventListener(
    "click",
    ({ target }) => {
      for (const [selector, name] of LINKS)
        if (target instanceof Element && target.closest(selector)) send({ name, props: {} });
    },
    true,
  );
}
