import type { ReactNode } from "react";
import { adoptStaticMarkup, STATIC_ATTRIBUTE } from "./staticMarkup.ts";

interface Props {
  /** Element to wrap the content in. */
  as?: "div" | "section" | "article" | "header";
  className?: string;
  /** Renders the content; called on the server, and in development where hot reload needs it. */
  render: () => ReactNode;
}

/** A string would be refused where trusted types are required, when React has to make the element anew. */
const NOTHING = {
  __html: (globalThis as { trustedTypes?: { emptyHTML: string } }).trustedTypes?.emptyHTML ?? "",
};

const MARK = { [STATIC_ATTRIBUTE]: "" };

/**
 * Content that is complete as HTML: rendered on the server, left as it is by hydration. Neither its data nor the code
 * that renders it is shipped to the browser, because `import.meta.env.SSR` is a constant that the bundler folds.
 *
 * React doesn't descend into an element that has `dangerouslySetInnerHTML`, and `suppressHydrationWarning` lets the
 * server's markup stand (https://react.dev/reference/react-dom/client/hydrateRoot#suppressing-unavoidable-hydration-mismatch-errors).
 */
export function ServerOnly({ as: Tag = "div", className, render }: Props) {
  if (import.meta.env.SSR || import.meta.env.DEV) {
    return (
      <Tag className={className} {...MARK}>
        {render()}
      </Tag>
    );
  }
  return (
    <Tag
      className={className}
      {...MARK}
      suppressHydrationWarning
      dangerouslySetInnerHTML={NOTHING}
      ref={adoptStaticMarkup}
    />
  );
}
