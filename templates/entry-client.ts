export { hydratePage as hydrate } from "@runtime/app/hydratePage.ts";

/** Opens a modal. Resolves to false when the page has no such modal. */
export async function openModal(id: string, from?: HTMLElement): Promise<boolean> {
  return (await import("@runtime/modals/openModal.ts")).openModal(id, from);
}
