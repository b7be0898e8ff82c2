import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let unmountLast = async () => {};

/** Renders into an empty document, in place of what was mounted last. The returned function unmounts. */
export async function mount(node: ReactNode): Promise<() => Promise<void>> {
  await unmountLast();
  document.body.innerHTML = "<main></main>";
  const root = createRoot(find("main"));
  await act(async () => root.render(node));
  unmountLast = () => act(async () => root.unmount());
  return unmountLast;
}

/** The first element of the document that a selector finds. @throws when there is none. */
export function find<T extends HTMLElement = HTMLElement>(selector: string): T {
  const element = document.querySelector<T>(selector);
  if (!element) throw new Error(`no element matches ${selector}`);
  return element;
}

/** Dispatches a bubbling event and lets React render what follows from it. @returns the event. */
export async function fire<T extends Event>(target: EventTarget, event: T): Promise<T> {
  await act(async () => void target.dispatchEvent(event));
  return event;
}

/** A key press that can be prevented. */
export const key = (name: string, options: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true, ...options });
