import type { ElementNode } from "./alignElements.ts";
import { componentOf } from "./componentOf.ts";
import type { Box } from "./snapshot.ts";

/** One thing that looks different on a page. */
export interface Difference {
  kind: "style" | "text" | "picture" | "added" | "removed" | "size";
  /** The part of the page, `Footer`. */
  component: string;
  /** Whether the part is a page's own content, not what is around it on every page. */
  isContent: boolean;
  /** Of a style: index of the change of the stylesheets that explains it; absent when none does. */
  change?: number;
  /** What is different, in words: `background`. */
  families: string[];
  /** Texts, addresses of pictures, or values. */
  before?: string;
  after?: string;
  /** Where to look: in the old page and in the new one. */
  boxes: { before?: Box; after?: Box };
}

/** What is said of each difference of an element. With one of the two missing it was added or removed. */
export function describe(
  before: ElementNode | undefined,
  after: ElementNode | undefined,
): Pick<Difference, "component" | "isContent" | "boxes"> {
  const node = after ?? before;
  const { name = "Page", isContent = false } = node ? componentOf(node) : {};
  return {
    component: name,
    isContent,
    boxes: { ...(before && { before: before.box }), ...(after && { after: after.box }) },
  };
}
