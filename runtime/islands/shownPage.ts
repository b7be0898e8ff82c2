import { type ComponentType, createElement } from "react";
import type { App } from "../page/context.tsx";
import { findIsland, ISLAND_PROPS, islandsIn, nameOf } from "./Island.tsx";
import { hydrateIsland, type HydrateOptions, type LiveIsland } from "./hydrateIsland.tsx";

/** The component of an island. Its props come from its element. */
export type IslandComponent = ComponentType<object>;

/** The components of islands, by name. */
export type LoadedIslands = ReadonlyMap<string, IslandComponent | undefined>;

/** The data of the shown page. */
let app: App;

/** The islands of the shown page. */
const live = new Set<LiveIsland>();

/** Hydrates the islands of a document, one after another. If one fails, the others work, and a next call tries it again. */
export async function hydrateIslands(first: App, components: LoadedIslands): Promise<void> {
  app = first;
  const failures: unknown[] = [];
  for (const element of islandsIn(document)) {
    const component = components.get(nameOf(element));
    if (component && !isLive(element))
      await hydrate(element, component).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

/** Starts an island that a document has once, if it is there. */
export async function startIsland<P extends object>(
  name: string,
  component: ComponentType<P>,
  options: Pick<HydrateOptions, "now" | "anew"> = {},
): Promise<void> {
  const element = findIsland(name);
  if (element) await hydrate(element, component as IslandComponent, options);
}

async function hydrate(
  element: HTMLElement,
  component: IslandComponent,
  options: Pick<HydrateOptions, "now" | "anew"> = {},
): Promise<void> {
  const props = JSON.parse(element.getAttribute(ISLAND_PROPS) ?? "{}") as object;
  const prefix = `${nameOf(element)}-`;
  live.add(await hydrateIsland(element, createElement(component, props), { app, prefix, ...options }));
}

/**
 * Shows another page, whose markup is in the document, at once: the islands that stayed are rendered for it, the others are
 * hydrated. @throws if one that stayed can't be rendered for it.
 */
export function showIslands(next: App, components: LoadedIslands): void {
  app = next;
  for (const island of live) {
    if (island.element.isConnected) island.update(app);
    else leave(island);
  }
  for (const element of islandsIn(document)) {
    const component = components.get(nameOf(element));
    // One that fails has reported that, and works as it does without scripts.
    if (component && !isLive(element)) hydrate(element, component, { now: true }).catch(() => {});
  }
}

const isLive = (element: Element): boolean => [...live].some((island) => island.element === element);

function leave(island: LiveIsland): void {
  live.delete(island);
  island.unmount();
}
