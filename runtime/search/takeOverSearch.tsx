import type { ComponentProps } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { AppProvider, type App } from "../page/context.tsx";
import { Search } from "./Search.tsx";

/** The hydrated search box. */
export interface WorkingSearch {
  /** Updates it for another page. */
  update(app: App): void;
  end(): void;
}

/** Hydrates the server's markup of the search box. */
export function takeOverSearch(markup: Element, page: ComponentProps<typeof Search>["page"], app: App): WorkingSearch {
  const tree = (value: App) => (
    <AppProvider value={value}>
      <Search page={page} />
    </AppProvider>
  );
  // Synchronous, because React loses clicks between attaching listeners and the first render.
  const root = flushSync(() => hydrateRoot(markup, tree(app)));
  return { update: (next) => root.render(tree(next)), end: () => root.unmount() };
}
