import type { PageContent } from "../../../runtime/site/page.ts";
import { renderCopy } from "../../../cli/content/copy/renderCopy.ts";
import type { PlannedPage } from "../../../cli/model/plan.ts";
import { LABELS } from "../englishTexts.ts";

/** A planned page's copy as HTML. */
export const readPage = (root: string, { copy }: PlannedPage): Pick<PageContent, "html" | "faq"> =>
  renderCopy(root, copy, { labels: LABELS });
