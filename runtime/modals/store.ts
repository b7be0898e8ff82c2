import { useSyncExternalStore } from "react";

let current: string | null = null;
/** The element that had the focus before the first modal opened, and gets it back. */
let opener: HTMLElement | null = null;
/** What is chosen in the form of the modal that opens: values by the names of fields. */
let preselection = new URLSearchParams();
const listeners = new Set<() => void>();

/** True for the id of a modal. */
export const isModal = (id: string): boolean => document.getElementById(id) instanceof HTMLDialogElement;

/**
 * Shows a modal whose code is there. It replaces the one that is open: there are never two. Does nothing for an unknown id or
 * on a page without modals.
 * @param from the element that gets the focus back; by default the one that has it now.
 * @returns whether the modal opens.
 */
export function showModal(id: string, from?: HTMLElement | null): boolean {
  if (!isModal(id) || listeners.size === 0) return false;
  if (current === null) opener = from ?? focused();
  preselection = new URLSearchParams(from?.dataset["preselect"]);
  if (current !== id) change(id);
  return true;
}

/** Closes the modal that is open, if any. */
export function closeModal(): void {
  if (current !== null) change(null);
}

/**
 * Gives the focus back once the last dialog is closed; before that the page is inert. The browser does it only when the
 * opener had the focus (in Safari a clicked link or button has not) and only for one dialog, not for two in turn.
 */
export function returnFocus(): void {
  if (current !== null) return;
  if (opener?.isConnected) visibleFor(opener).focus({ preventScroll: true });
  opener = null;
}

/** The element, or the button that shows it again: the popover or drawer that it was in has been closed. */
function visibleFor(element: HTMLElement): HTMLElement {
  const part = element.closest<HTMLElement>("[popover], dialog");
  const isHidden = part?.checkVisibility?.() === false;
  const button = isHidden && document.querySelector<HTMLElement>(openersOf(part.id));
  return button || element;
}

const openersOf = (id: string): string => `[popovertarget="${id}"], [commandfor="${id}"][command=show-modal]`;

/** What the opener of the modal asks to be chosen in its form (`data-preselect="name=value"`); once. */
export function takePreselection(): URLSearchParams {
  const taken = preselection;
  preselection = new URLSearchParams();
  return taken;
}

/** Id of the open modal. */
export const currentModal = (): string | null => current;

/** Calls the listener when a modal opens or closes, until the returned function is called. */
export function subscribeModal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Id of the open modal, for components. */
export const useCurrentModal = (): string | null => useSyncExternalStore(subscribeModal, currentModal, () => null);

function change(id: string | null): void {
  current = id;
  for (const listener of listeners) listener();
}

function focused(): HTMLElement | null {
  const { activeElement } = document;
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null;
}
