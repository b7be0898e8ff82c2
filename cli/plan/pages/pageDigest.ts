import { contentHash } from "../../core/contentHash.ts";
import { memoizeWeak } from "../../core/lookups.ts";
import type { PlannedPage } from "../../model/plan.ts";

/**
 * Hashes that reveal changes of a page without rendering it. They depend on no path and no machine. The heading is not in
 * them, because the manifest has it as text. Cached.
 */
export const digestPage = memoizeWeak(({ page, content, head, copy, text }: PlannedPage) => {
  const { faq, sections, facts, pictures, links } = copy;
  const { heading: _heading, ...shown } = content;
  return {
    /** Markdown, answers, sections, facts and pictures. */
    copy: contentHash(text, JSON.stringify([faq, sections, facts, pictures])),
    /** Title, description and the like. */
    head: contentHash(JSON.stringify(head)),
    /** Everything else: cards, breadcrumbs, link targets. */
    rest: contentHash(JSON.stringify([page, shown, links])),
  };
});
