import { useSyncExternalStore } from "react";
import type { LayoutConfig } from "../site/layout.ts";
import { pageSignal } from "../page/pageLife.ts";

let current: string | null = null;
/** The element that gets the focus back after the last modal has closed. */
let opener: HTMLElement | null = null;
/** Values by field name to preselect in the form of the modal that opens. */
let preselection = new URLSearchParams();
const listeners = new Set<() => void>();

export const isModal = (id: string): boolean => document.getElementById(id) instanceof HTMLDialogElement;

/** Shows a modal whose code is loaded; `from`, or what is focused, gets the focus back. Returns whether it opens. */
export function showModal(id: string, from?: HTMLElement | null): boolean {
  if (!isModal(id) || listeners.size === 0) return false;
  if (current === null) opener = from ?? (document.activeElement as HTMLElement | null);
  preselection = new URLSearchParams(from?.dataset["preselect"]);
  change(id);
  pageSignal().addEventListener("abort", closeModal);
  return true;
}

export const closeModal = (): void => change(null);

/** Browsers return the focus only to an opener that had it (never in Safari), and not after two dialogs in sequence. */
export function returnFocus(): void {
  if (current !== null) return;
  if (opener?.isConnected) visibleFor(opener).focus({ preventScroll: true });
  opener = null;
}

/** The element, or the button of the closed popover or drawer that contains it. */
function visibleFor(element: HTMLElement): HTMLElement {
  const part = element.closest<HTMLElement>("[popover], dialog");
  if (part?.checkVisibility?.() !== false) return element;
  const openers = `[popovertarget="${part.id}"], [commandfor="${part.id}"][command=show-modal]`;
  return document.querySelector<HTMLElement>(openers) ?? element;
}

/** Returns the opener's preselection (`data-preselect="name=value"`), once. */
export function takePreselection(): URLSearchParams {
  const taken = preselection;
  preselection = new URLSearchParams();
  return taken;
}

export const currentModal = (): string | null => current;

/** Subscribes to opening and closing. @returns a function that unsubscribes. */
export function subscribeModal(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useCurrentModal = (): string | null => useSyncExternalStore(subscribeModal, currentModal, () => null);

function change(id: string | null): void {
  if (current === id) return;
  current = id;
  for (const listener of listeners) listener();
}

/** Attributes of a modal's element, with or without content. Only with content it has styles. */
export const dialogAttributes = (id: string, { modalDismissable }: Pick<LayoutConfig, "modalDismissable">) => ({
  id,
  closedby: modalDismissable ? undefined : ("none" as const),
});
