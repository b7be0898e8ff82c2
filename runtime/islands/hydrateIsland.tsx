import { type ReactNode, startTransition } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import type { App } from "../page/context.tsx";
import { IslandRoot, noteInner } from "./Island.tsx";

/** An island whose React root is there. */
export interface LiveIsland {
  element: HTMLElement;
  /** Renders it for another page, at once. @throws what its component throws, or has thrown before. */
  update(app: App): void;
  unmount(): void;
}

export interface HydrateOptions {
  app: App;
  /** Begins the ids of `useId`, as on the server. */
  prefix: string;
  /** Hydrates at once, instead of in slices of a few milliseconds. */
  now?: boolean;
  /** Renders it anew: the server has no markup of what it shows. */
  anew?: boolean;
}

/** Ignores mismatches of texts that the browser translated before hydration: React replaces them. */
const onRecoverableError = (error: unknown): void => {
  if (!document.documentElement.matches(".translated-ltr, .translated-rtl")) reportError(error);
};

/**
 * Hydrates an island; resolves when its event handlers are attached. After an error, then or later, its element has the
 * server's markup again, which works as it does without scripts.
 */
export function hydrateIsland(
  element: HTMLElement,
  component: ReactNode,
  { app: first, prefix, now = false, anew = false }: HydrateOptions,
): Promise<LiveIsland> {
  const markup = [...element.childNodes];
  noteInner(element);
  return new Promise((resolve, reject) => {
    let failure: { error: unknown } | undefined;
    let root: Root;
    const onReady = () => resolve({ element, update, unmount: () => root.unmount() });
    const tree = (app: App) => (
      <IslandRoot app={app} onReady={onReady}>
        {component}
      </IslandRoot>
    );
    const update = (app: App) => {
      if (!failure) flushSync(() => root.render(tree(app)));
      if (failure) throw failure.error;
    };
    // Called after React has removed all that the root has rendered.
    const onUncaughtError = (error: unknown) => {
      failure = { error };
      for (const node of markup) if (node instanceof HTMLElement) closeDialogs(node);
      element.replaceChildren(...markup);
      reportError(error);
      reject(error instanceof Error ? error : new Error("hydration failed", { cause: error }));
    };
    const options = { identifierPrefix: prefix, onUncaughtError, onRecoverableError };
    const start = () => {
      root = anew ? createRoot(element, options) : hydrateRoot(element, tree(first), options);
      if (anew) root.render(tree(first));
    };
    if (now || anew) flushSync(start);
    else startTransition(start);
  });
}

/** Closes dialogs: a restored open dialog would be part of the page, and its button wouldn't close it. */
function closeDialogs(element: HTMLElement): void {
  for (const dialog of [element, ...element.querySelectorAll("dialog")]) {
    if (dialog instanceof HTMLDialogElement) dialog.removeAttribute("open");
  }
}
