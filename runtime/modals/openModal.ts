import { startIsland } from "../islands/hydrateIsland.tsx";
import { loadStylesheet } from "../page/loadStylesheet.ts";
import { isModal, showModal } from "./store.ts";

/** Loads and opens a modal; `from` gets the focus back. False if there is no such modal; rejects if code can't load. */
export async function openModal(id: string, from?: HTMLElement | null): Promise<boolean> {
  if (!isModal(id)) return false;
  import("../forms/EnquiryForm.tsx").catch(() => {});
  await loadModals();
  // Closes the drawer, as the browser does with popovers.
  document.querySelector<HTMLDialogElement>("dialog.site-nav")?.close();
  return showModal(id, from);
}

let loading: Promise<void> | undefined;

/** Loads the code and the styles of modals once. Rejects on failure; the next call tries again. */
export function loadModals(): Promise<void> {
  loading ??= Promise.all([import("./Modal.tsx"), loadLateStyles()]).then(([{ ModalList }]) =>
    startIsland("modals", ModalList, { anew: true }),
  );
  loading.catch(() => (loading = undefined));
  return loading;
}

/** The base names the styles of modals, which come after it. In development all styles are there. */
async function loadLateStyles(): Promise<void> {
  const base = document.querySelector<HTMLLinkElement>("link[data-late]");
  const href = base?.dataset["late"];
  if (href !== undefined) await loadStylesheet({ href, media: "all", part: "late" }, (link) => base?.after(link));
}
