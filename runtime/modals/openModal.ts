import { loadModals } from "./loadModals.ts";
import { isModal, showModal } from "./store.ts";

/**
 * Opens a modal once its code is there, and gives whether it has one of this id; rejects when the code can't be loaded. The
 * form's code, which most modals show, is loaded beside it.
 * @param from the element that gets the focus back.
 */
export async function openModal(id: string, from?: HTMLElement | null): Promise<boolean> {
  if (!isModal(id)) return false;
  import("../forms/EnquiryForm.tsx").catch(() => {});
  await loadModals();
  // As a popover would be: it is not to lie between the modal and the page.
  document.querySelector<HTMLDialogElement>("dialog.site-nav")?.close();
  return showModal(id, from);
}
