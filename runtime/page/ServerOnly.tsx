import type { ReactNode } from "react";
import { adoptStaticMarkup, STATIC_ATTRIBUTE } from "./staticMarkup.ts";

interface Props {
  /** Element to wrap the content in. */
  as?: "div" | "section" | "article" | "header";
  className?: string;
  /** Renders the content. The browser's bundle has neither it nor what only it uses (`cli/render/serverOnlyPlugin.ts`). */
  render: () => ReactNode;
  /** Number of this place in the source, which the bundler adds. */
  place?: string;
}

/** A string would be refused where trusted types are required, when React has to make the element anew. */
const NOTHING = {
  __html: (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? "",
};

/**
 * Content that is complete as HTML: rendered on the server, unchanged by hydration. Neither its data nor the code that
 * renders it is shipped to the browser; in development both are, because hot reload needs them.
 *
 * React doesn't descend into an element that has `dangerouslySetInnerHTML`, and `suppressHydrationWarning` lets the
 * server's markup stand (https://react.dev/reference/react-dom/client/hydrateRoot#suppressing-unavoidable-hydration-mismatch-errors).
 */
export function ServerOnly({ as: Tag = "div", className, render, place }: Props) {
  const attributes = { className, [STATIC_ATTRIBUTE]: place };
  if (import.meta.env.SSR || import.meta.env.DEV) return <Tag {...attributes}>{render()}</Tag>;
  return <Tag {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} ref={adoptStaticMarkup} />;
}
