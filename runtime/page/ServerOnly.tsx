import type { ReactNode } from "react";
import { adoptStaticMarkup, STATIC_ATTRIBUTE } from "./staticMarkup.ts";

interface Props {
  /** Element to wrap the content in. */
  as?: "div" | "section" | "article" | "header";
  className?: string;
  /** Renders the content. It is removed from the browser's bundle (`templates/eject/vite/serverOnly.ts`). */
  render: () => ReactNode;
  /** Id of this place in the source, which the bundler adds. */
  place?: string;
}

/** Trusted Types would refuse a string if React had to create the element again. */
const NOTHING = {
  __html: (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? "",
};

/**
 * Static content: rendered on the server, unchanged by hydration. Its data and code are shipped to browsers only in
 * development, for hot reload.
 *
 * React doesn't descend into elements with `dangerouslySetInnerHTML`, and `suppressHydrationWarning` keeps the server's
 * markup (https://react.dev/reference/react-dom/client/hydrateRoot#suppressing-unavoidable-hydration-mismatch-errors).
 */
export function ServerOnly({ as: Tag = "div", className, render, place }: Props) {
  const attributes = { className, [STATIC_ATTRIBUTE]: place };
  if (import.meta.env.SSR || import.meta.env.DEV) return <Tag {...attributes}>{render()}</Tag>;
  return <Tag {...attributes} suppressHydrationWarning dangerouslySetInnerHTML={NOTHING} ref={adoptStaticMarkup} />;
}
