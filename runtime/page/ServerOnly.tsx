import type { ReactNode } from "react";

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

/** Attribute of elements with static content: the id of the place in the source. */
const STATIC_ATTRIBUTE = "data-static";

/** Elements with static content in the document. Elements that React has created again replace removed ones. */
let adopted: Element[] = [];

/** Records the static content, before hydration. */
export function noteStaticMarkup(root: Element): void {
  const all = [...root.querySelectorAll(`[${STATIC_ATTRIBUTE}]`)];
  // Nested elements are part of the outer content, which React ignores.
  adopted = all.filter(({ parentElement }) => !parentElement?.closest(`[${STATIC_ATTRIBUTE}]`));
}

/**
 * Restores an element's static content. It is only needed when hydration fails, for example because a translator has
 * changed the document: React then replaces elements by empty ones. Each gets the content of a removed one with its id.
 */
function adoptStaticMarkup(element: Element | null): void {
  if (!element || adopted.includes(element)) return;
  const place = element.getAttribute(STATIC_ATTRIBUTE);
  const index = adopted.findIndex((known) => !known.isConnected && known.getAttribute(STATIC_ATTRIBUTE) === place);
  const source = adopted[index];
  if (!source) return;
  element.append(...source.childNodes);
  adopted[index] = element;
}
