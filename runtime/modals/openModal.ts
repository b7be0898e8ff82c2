import { loadModals } from "./loadModals.ts";
import { isModal, showModal } from "./store.ts";

/**
 * Loads the code of modals and forms, and opens a modal. Resolves to whether a modal with this id exists; rejects if
 * the code can't be loaded.
 * @param from The element that gets the focus back.
 */
export async function openModal(id: string, from?: HTMLElement | null): Promise<boolean> {
  if (!isModal(id)) return false;
  import("../forms/EnquiryForm.tsx").catch(() => {});
  await loadModals();
  // Closes the drawer, as the browser does with popovers.
  document.querySelector<HTMLDialogElement>("dialog.site-nav")?.close();
  return showModal(id, from);
}
