import { useSyncExternalStore } from "react";
import { loadStylesheet } from "../page/loadStylesheet.ts";

type Code = typeof import("./Modal.tsx");

let code: Code | undefined;
const listeners = new Set<() => void>();

/** Loads the code and the styles of modals once. Rejects on failure. */
export async function loadModals(): Promise<void> {
  [code] = await Promise.all([import("./Modal.tsx"), loadLateStyles()]);
  for (const listener of listeners) listener();
}

/** The base names the styles of modals, which come after it. In development all styles are there. */
async function loadLateStyles(): Promise<void> {
  const base = document.querySelector<HTMLLinkElement>("link[data-late]");
  const href = base?.dataset["late"];
  if (href !== undefined) await loadStylesheet({ href, media: "all", part: "late" }, (link) => base?.after(link));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The code of modals, for components; undefined until it is loaded. */
export const useModalCode = (): Code | undefined =>
  useSyncExternalStore(
    subscribe,
    () => code,
    () => undefined,
  );

/** Loads the code of modals on hover or focus of a link that opens one. @returns a function that stops listening. */
export function loadOnIntent(): () => void {
  const stop = new AbortController();
  const load = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest("[data-modal]")) return;
    loadModals().then(
      () => stop.abort(),
      () => {},
    );
  };
  for (const intent of ["pointerover", "pointerdown", "focusin"]) {
    document.addEventListener(intent, load, { signal: stop.signal, passive: true });
  }
  return () => stop.abort();
}
