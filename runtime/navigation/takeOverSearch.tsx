import type { ComponentProps } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { AppProvider, type App } from "../page/context.tsx";
import { Search } from "./Search.tsx";

/** The search box at work. */
export interface WorkingSearch {
  /** Tells it of another page. */
  update(app: App): void;
  end(): void;
}

/** Makes the server's markup of the search box work. */
export function takeOverSearch(markup: Element, page: ComponentProps<typeof Search>["page"], app: App): WorkingSearch {
  const tree = (value: App) => (
    <AppProvider value={value}>
      <Search page={page} />
    </AppProvider>
  );
  // At once: React loses a click that comes between its listeners and its first render.
  const root = flushSync(() => hydrateRoot(markup, tree(app)));
  return { update: (next) => root.render(tree(next)), end: () => root.unmount() };
}
