import type { ComponentType, ReactElement, ReactNode } from "react";
import { createContext, StrictMode, useContext, useEffect } from "react";
import { type App, AppProvider, useApp } from "../page/context.tsx";

/** Attributes of an island's element: its name, and its component's props as JSON. */
export const ISLAND = "data-island";
export const ISLAND_PROPS = "data-island-props";

/** The islands below an element, without those inside of other islands. */
export const islandsIn = (root: ParentNode): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(`[${ISLAND}]`)].filter(
    ({ parentElement }) => !parentElement?.closest(`[${ISLAND}]`),
  );

/** The element of an island that a document has once. */
export const findIsland = (name: string): HTMLElement | null => document.querySelector(`[${ISLAND}="${name}"]`);

export const nameOf = (element: Element): string => element.getAttribute(ISLAND) ?? "";

/** The islands of pages besides modals, and the props of each. Own sections have others (`parts/ownSection.tsx`). */
export interface IslandProps {
  header: object;
  form: { idPrefix: string; form: string };
  search: { page: string };
  results: object;
  "near-pages": object;
}
export type IslandName = keyof IslandProps;

/** What renders islands on the server. */
export interface IslandServer {
  /** Renders a React root to HTML, with a prefix of its `useId`. */
  render: (root: ReactElement, prefix: string) => string;
  islands: { [Name in IslandName]: ComponentType<IslandProps[Name]> };
}

const ServerContext = createContext<IslandServer | undefined>(undefined);
export const IslandServerProvider = ServerContext.Provider;

/** Undefined in browsers. */
export const useIslandServer = (): IslandServer | undefined => useContext(ServerContext);

/**
 * Makes React keep an element's server-rendered HTML. It is the same object in each render, because React empties the
 * element for another one. Trusted Types would refuse a string if React had to create the element again.
 */
export const KEEP_MARKUP = {
  __html: (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? "",
};

type Props<Name extends IslandName> = { name: Name; className?: string; props?: IslandProps[Name] };

/** A React root in the middle of HTML that no script touches. An island around it leaves its markup alone. */
export function Island<Name extends IslandName>({ name, className, props }: Props<Name>) {
  // The browser has neither content nor head.
  const { content: _, head: __, ...app } = useApp();
  const server = useIslandServer();
  const markup = ({ render, islands }: IslandServer) => {
    const Component = islands[name] as ComponentType<object>;
    return render(
      <IslandRoot app={app}>
        <Component {...props} />
      </IslandRoot>,
      `${name}-`,
    );
  };
  return (
    <div
      className={className}
      {...{ [ISLAND]: name, [ISLAND_PROPS]: props && JSON.stringify(props) }}
      suppressHydrationWarning
      dangerouslySetInnerHTML={import.meta.env.SSR && server ? { __html: markup(server) } : KEEP_MARKUP}
      ref={adoptMarkup}
    />
  );
}

type RootProps = { app: App; children: ReactNode; onReady?: () => void };

/** What is around an island's component, on server and client. `onReady` is called when event handlers are attached. */
export function IslandRoot({ app, children, onReady }: RootProps) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <StrictMode>
      <AppProvider value={app}>{children}</AppProvider>
    </StrictMode>
  );
}

/** Elements of islands inside of the one that is being hydrated. */
let innerIslands: Element[] = [];

/** Remembers the islands inside of one that is about to be hydrated, for `adoptMarkup`. */
export function rememberInnerIslands(element: Element): void {
  const found = [...element.querySelectorAll(`[${ISLAND}]`)];
  if (found.length > 0) innerIslands = found;
}

/** Gives an inner island its markup back when React had to replace the outer one: a browser had translated the page. */
function adoptMarkup(element: Element | null): void {
  if (!element || element.firstChild) return;
  const source = innerIslands.find((known) => !known.isConnected && nameOf(known) === nameOf(element));
  if (source) element.append(...source.childNodes);
}
