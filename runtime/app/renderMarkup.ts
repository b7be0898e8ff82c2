import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/**
 * React's marker for a failed Suspense boundary, which the browser should render. In development it has the message.
 */
const HOLE = /<!--\$!-->(?:<template data-msg="([^"]*)")?/;

/**
 * Renders to a string, and throws errors that React hides inside Suspense boundaries.
 * @param check Called before the markup is examined, to throw a more precise error.
 * @param identifierPrefix Of ids of `useId`, for one of several React roots on a page.
 * @throws if anything failed.
 */
export function renderMarkup(element: ReactElement, check?: () => void, identifierPrefix?: string): string {
  const html = renderToString(element, { identifierPrefix });
  check?.();
  const hole = HOLE.exec(html);
  if (hole) throw new Error(`a component failed to render: ${hole[1] ?? "`sitegen dev` shows its error"}`);
  return html;
}
