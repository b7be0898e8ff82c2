import { copyContext, renderCopy } from "./renderCopy.ts";
import { SECTION_MARK } from "../../../runtime/site/sections.ts";
import type { ShowText } from "../../../runtime/site/text.ts";
import type { CopyPlan } from "./copyPlan.ts";

interface Options {
  root: string;
  copy: CopyPlan;
  t: ShowText;
  /** Absolute URL of the page. */
  canonical: string;
}

/** HTML of a post's body for feeds, with absolute URLs. */
export function feedText({ root, copy, t, canonical }: Options): string {
  const absolute = (address: string) => new URL(address, canonical).href;
  const links = Object.entries(copy.links).map(([href, to]) => [href, to === null ? null : absolute(to)] as const);
  const pictures = Object.entries(copy.pictures).map(
    // Only the fallback file, which every feed reader supports.
    ([name, { blur: _, ...picture }]): [string, CopyPlan["pictures"][string]] => [
      name,
      { ...picture, src: absolute(picture.src), sources: [] },
    ],
  );
  const plain: CopyPlan = {
    ...copy,
    sections: [],
    faq: [],
    toc: false,
    links: Object.fromEntries(links),
    pictures: Object.fromEntries(pictures),
  };
  return renderCopy(root, plain, copyContext(t, [], [])).html.replaceAll(`${SECTION_MARK}\n`, "");
}
