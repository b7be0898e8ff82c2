import { contentHash } from "../../core/contentHash.ts";
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

const cache = new WeakMap<PlannedPage, PageDigest>();

/** The digest of a planned page, cached. */
export function digestPage(planned: PlannedPage): PageDigest {
  const digest = cache.get(planned) ?? makeDigest(planned);
  cache.set(planned, digest);
  return digest;
}

function makeDigest({ page, content, head, copy, text }: PlannedPage): PageDigest {
  const { faq, sections, facts, pictures, links } = copy;
  const { heading: _heading, ...shown } = content;
  return {
    copy: contentHash(text, JSON.stringify([faq, sections, facts, pictures])),
    head: contentHash(JSON.stringify(head)),
    rest: contentHash(JSON.stringify([page, shown, links])),
  };
}
