import { useSyncExternalStore } from "react";
import { MODAL_IDS, type ModalId } from "../site/enquiry.ts";

let current: ModalId | null = null;
/** Where the focus was before the first modal opened, and returns to. */
let opener: HTMLElement | null = null;
const listeners = new Set<() => void>();

/** True for the id of a modal. */
const isModalId = (id: string): id is ModalId => (MODAL_IDS as readonly string[]).includes(id);

/**
 * Opens a modal, in place of the one that is open: there are never two (spec section 9). An unknown id, and a page that has
 * no modals, are ignored.
 * @param from what opened it and gets the focus back; by default what has the focus now.
 * @returns whether the modal opens.
 */
export function openModal(id: string, from?: HTMLElement | null): boolean {
  if (!isModalId(id) || listeners.size === 0) return false;
  if (current === null) opener = from ?? focused();
  if (current !== id) change(id);
  return true;
}

/** Closes the modal that is open, if any. */
export function closeModal(): void {
  if (current !== null) change(null);
}

/**
 * Gives the focus back, once the last dialog is closed: until then the page is inert. The browser does it by itself only
 * where the opener had the focus (Safari focuses no link or button that is clicked) and only for one dialog, not two in turn.
 */
export function returnFocus(): void {
  if (current !== null) return;
  if (opener?.isConnected) opener.focus({ preventScroll: true });
  opener = null;
}

/** Id of the open modal. */
export const currentModal = (): ModalId | null => current;

/** Calls the listener when a modal opens or closes, until the returned function is called. */
export function subscribeModal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Id of the open modal, for components. */
export const useCurrentModal = (): ModalId | null => useSyncExternalStore(subscribeModal, currentModal, () => null);

function change(id: ModalId | null): void {
  current = id;
  for (const listener of listeners) listener();
}

function focused(): HTMLElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
}
