import { startIsland } from "../islands/shownPage.ts";
import { loadStylesheet } from "../page/loadStylesheet.ts";

let loading: Promise<void> | undefined;

/** Loads the code and the styles of modals once. Rejects on failure. */
export async function loadModals(): Promise<void> {
  loading ??= load();
  loading.catch(() => (loading = undefined));
  return loading;
}

async function load(): Promise<void> {
  const [{ ModalList }] = await Promise.all([import("./Modal.tsx"), loadLateStyles()]);
  await startIsland("modals", ModalList, { anew: true });
}

/** The base names the styles of modals, which come after it. In development all styles are there. */
async function loadLateStyles(): Promise<void> {
  const base = document.querySelector<HTMLLinkElement>("link[data-late]");
  const href = base?.dataset["late"];
  if (href !== undefined) await loadStylesheet({ href, media: "all", part: "late" }, (link) => base?.after(link));
}
