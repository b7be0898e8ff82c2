import { SECTION_IDS } from "../../content/copy/copyPlan.ts";
import type { PageCopy } from "../../model/content.ts";
import type { Problem } from "../../core/problems/problem.ts";
import type { SiteContext } from "../../model/siteContext.ts";
import { termId } from "../sections/settingsLists.ts";

/** Element ids that all pages of a site may use outside of their copy. */
export const siteIds = ({ config, site }: SiteContext): string[] => [
  ...SECTION_IDS,
  ...Object.keys(config.network.modals),
  ...Object.keys(site.config.terms).map(termId),
];

/** Reports heading ids that are used elsewhere on the page. `checkMarkdown` reports those of `SECTION_IDS`. */
export function checkHeadingIds(
  context: SiteContext,
  { parts }: PageCopy,
  sections: readonly { id: string }[],
): Problem[] {
  const files = new Set(parts.flatMap(({ file, part }) => (part === "none" ? [] : file)));
  const headingIds = [...files].flatMap((file) => file.body.ids.map((id) => ({ file, id })));
  if (headingIds.length === 0) return [];
  const taken = new Set([...siteIds(context), ...sections.map(({ id }) => id)]);
  return headingIds
    .filter(({ id }) => taken.size === taken.add(id).size)
    .map(({ file, id }) => ({
      code: "duplicate-value",
      message: `The id \`${id}\` is used twice`,
      why: "A section, an explained term, a dialog or another heading of the page already has it, and links would lead there.",
      hint: "Give the heading another id.",
      place: file.locateText(`{#${id}}`),
    }));
}
