import { SECTION_MARK } from "../../runtime/site/sectionMark.ts";
import type { ShowText } from "../../runtime/site/text.ts";
import type { CopyPlan } from "./copyPlan.ts";
import { copyContext, renderCopy } from "./renderCopy.ts";

interface Options {
  /** Folder of the project. */
  root: string;
  copy: CopyPlan;
  t: ShowText;
  /** Absolute URL of the page. */
  canonical: string;
}

/** HTML of a post's text for programs that show it elsewhere: its body, with absolute addresses. */
export function feedText({ root, copy, t, canonical }: Options): string {
  const whole = (address: string) => new URL(address, canonical).href;
  const links = Object.entries(copy.links).map(([href, to]) => [href, to === null ? null : whole(to)] as const);
  const pictures = Object.entries(copy.pictures).map(
    // The one file that every program can read.
    ([name, { blur: _, ...picture }]): [string, CopyPlan["pictures"][string]] => [
      name,
      { ...picture, src: whole(picture.src), sources: [] },
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
