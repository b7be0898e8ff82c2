import type { ReactElement, ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { IslandServerProvider } from "../islands/Island.tsx";
import { SERVER_ISLANDS } from "./serverIslands.ts";
import { type App, AppProvider } from "../page/context.tsx";

/** Renders a part of a page, and the islands in it as roots of their own. `prefix` begins the ids of `useId`. */
export const renderPart = (app: App, part: ReactNode, prefix?: string): string =>
  renderRoot(<AppProvider value={app}>{part}</AppProvider>, prefix);

/** React's marker for a Suspense boundary that failed on the server. In development it has the message. */
const HOLE = /<!--\$!-->(?:<template data-msg="([^"]*)")?/;

/** Renders to a string, also inside of another root. @throws errors that React hides inside Suspense boundaries. */
function renderRoot(root: ReactElement, prefix?: string): string {
  const html = renderToString(<IslandServerProvider value={SERVER}>{root}</IslandServerProvider>, {
    identifierPrefix: prefix,
  });
  const hole = HOLE.exec(html);
  if (hole) throw new Error(`a component failed to render: ${hole[1] ?? "`sitegen dev` shows its error"}`);
  return html;
}

const SERVER = { render: renderRoot, islands: SERVER_ISLANDS };
