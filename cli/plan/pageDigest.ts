import { contentHash } from "../contentHash.ts";
import type { PlannedPage } from "./plan.ts";

/** Hashes of what a page shows, by which a change is found without rendering: the same in every folder and on every machine. */
export interface PageDigest {
  /** Its text, answers, sections and pictures. */
  copy: string;
  /** Title, description and the like. */
  head: string;
  /** All else that is its own: cards, breadcrumbs, where its links lead. */
  rest: string;
}

const known = new WeakMap<PlannedPage, PageDigest>();

/** The digest of a planned page. It is made once. */
export function digestPage(planned: PlannedPage): PageDigest {
  const digest = known.get(planned) ?? makeDigest(planned);
  known.set(planned, digest);
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
