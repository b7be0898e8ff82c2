import { type ComponentType, createElement, type ReactNode, startTransition } from "react";
import { flushSync } from "react-dom";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import type { App } from "../page/context.tsx";
import { findIsland, ISLAND_PROPS, IslandRoot, islandsIn, nameOf, rememberInnerIslands } from "./Island.tsx";

/** An island whose React root is there. `update` renders it for another page. @throws what its component throws. */
export type LiveIsland = { element: HTMLElement; update(app: App): void; unmount(): void };

/**
 * `prefix` begins the ids of `useId`, as on the server. `now`: at once, instead of in slices of a few milliseconds.
 * `anew`: the server has no markup of what it shows.
 */
export type HydrateOptions = { app: App; prefix: string; now?: boolean; anew?: boolean };

type Start = Pick<HydrateOptions, "now" | "anew">;

/** Ignores mismatches of texts that the browser translated before hydration: React replaces them. */
const onRecoverableError = (error: unknown): void => {
  if (!document.documentElement.matches(".translated-ltr, .translated-rtl")) reportError(error);
};

/** Hydrates an island; resolves when its handlers are attached. After an error it has the server's markup again. */
export function hydrateIsland(
  element: HTMLElement,
  component: ReactNode,
  { app: first, prefix, now = false, anew = false }: HydrateOptions,
): Promise<LiveIsland> {
  const markup = [...element.childNodes];
  rememberInnerIslands(element);
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
      element.replaceChildren(...markup);
      // A restored open dialog would be part of the page, and its button wouldn't close it.
      for (const dialog of element.querySelectorAll("dialog")) dialog.removeAttribute("open");
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

/** The component of an island. Its props come from its element. */
type IslandComponent = ComponentType<object>;

/** The components of islands, by name. */
export type LoadedIslands = ReadonlyMap<string, IslandComponent | undefined>;

let app: App;

const live = new Set<LiveIsland>();

const waitingIslands = (components: LoadedIslands) =>
  islandsIn(document).flatMap((element) => {
    const component = components.get(nameOf(element));
    return component && ![...live].some((island) => island.element === element) ? [{ element, component }] : [];
  });

/** Hydrates the islands of a document, one after another. If one fails, the others work, and a next call tries it again. */
export async function hydrateIslands(first: App, components: LoadedIslands): Promise<void> {
  app = first;
  const failures: unknown[] = [];
  for (const { element, component } of waitingIslands(components))
    await hydrate(element, component).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}

/** Starts an island that a document has once, if it is there. */
export async function startIsland<P extends object>(name: string, component: ComponentType<P>, options: Start) {
  const element = findIsland(name);
  if (element) await hydrate(element, component as IslandComponent, options);
}

async function hydrate(element: HTMLElement, component: IslandComponent, options: Start = {}): Promise<void> {
  const props = JSON.parse(element.getAttribute(ISLAND_PROPS) ?? "{}") as object;
  const prefix = `${nameOf(element)}-`;
  live.add(await hydrateIsland(element, createElement(component, props), { app, prefix, ...options }));
}

/** Shows another page, whose markup is in the document. @throws if an island that stayed can't be rendered for it. */
export function showIslands(next: App, components: LoadedIslands): void {
  app = next;
  for (const island of live) {
    if (island.element.isConnected) island.update(app);
    else if (live.delete(island)) island.unmount();
  }
  // One that fails has reported that, and works as it does without scripts.
  for (const { element, component } of waitingIslands(components))
    hydrate(element, component, { now: true }).catch(() => {});
}
