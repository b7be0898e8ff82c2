import { hydratePage, loadRouter } from "@runtime/app/hydratePage.ts";

/** Hydrates the islands of the page that the server rendered. Links to other pages are then the router's. */
export async function hydrate(): Promise<void> {
  loadRouter(await hydratePage());
}

/** Opens a modal. Resolves to false when the page has no such modal. */
export async function openModal(id: string, from?: HTMLElement): Promise<boolean> {
  return (await import("@runtime/modals/openModal.ts")).openModal(id, from);
}
