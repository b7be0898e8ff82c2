import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/** What React leaves where something inside `Suspense` failed: the browser is to render it. Its message is there in development. */
const HOLE = /<!--\$!-->(?:<template data-msg="([^"]*)")?/;

/**
 * Renders what has `Suspense` in it, where React keeps errors to itself.
 * @param check Called before the markup is looked at: throws what it knows of such an error.
 * @throws when anything failed.
 */
export function renderMarkup(element: ReactElement, check?: () => void): string {
  const html = renderToString(element);
  check?.();
  const hole = HOLE.exec(html);
  if (hole) throw new Error(`a component failed to render: ${hole[1] ?? "`sitegen dev` shows its error"}`);
  return html;
}
