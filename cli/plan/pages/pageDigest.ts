import { contentHash } from "../../core/contentHash.ts";
import { memoizeWeak } from "../../core/lookups.ts";
import type { PlannedPage } from "../../model/plan.ts";

/** Hashes that reveal changes of a page without rendering it. They depend on no path and no machine. */
export interface PageDigest {
  /** Markdown, answers, sections and pictures. */
  copy: string;
  /** Title, description and the like. */
  head: string;
  /** Everything else: cards, breadcrumbs, link targets. */
  rest: string;
}

/** The digest of a planned page, cached. */
export const digestPage = memoizeWeak(({ page, content, head, copy, text }: PlannedPage): PageDigest => {
  const { faq, sections, facts, pictures, links } = copy;
  const { heading: _heading, ...shown } = content;
  return {
    copy: contentHash(text, JSON.stringify([faq, sections, facts, pictures])),
    head: contentHash(JSON.stringify(head)),
    rest: contentHash(JSON.stringify([page, shown, links])),
  };
});
