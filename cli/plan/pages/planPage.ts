import type { Figures } from "../../../runtime/site/page.ts";
import type { Route } from "../../model/route.ts";
import type { CopyPlan } from "../../content/copy/copyPlan.ts";
import type { PageCopy } from "../../model/content.ts";
import { listAlternates, counterparts } from "../seo/alternates.ts";
import { pageHead } from "../seo/pageHead.ts";
import { planLinks } from "./links.ts";
import { listContent, pageContent } from "./pageContent.ts";
import { pageForm } from "../forms/planForms.ts";
import { pictureFinder } from "../pictures/pictures.ts";
import type { PlannedPages } from "../../model/plan.ts";
import type { ListPage, SiteContext } from "../../model/siteContext.ts";
import { planPreview } from "../share/pagePreview.ts";
import { planSections, siteIds } from "../sections/index.ts";
import { contentHash } from "../../core/contentHash.ts";
import { groupBy } from "../../core/lookups.ts";
import type { Problem } from "../../core/problems/problem.ts";
import type { FactConfig } from "../../config/schema/facts.ts";
import { localized, showFact, type FactReader } from "../facts/showFact.ts";

/** Plans the page of a route; of a list of posts, all its pages. */
export function planPage(context: SiteContext, configured: Route, copy: PageCopy, planned: PlannedPages): void {
  const route = { ...configured, template: copy.data.template ?? configured.template };
  const links = planLinks(context, copy, planned.problems);
  const find = pictureFinder(context, route, planned);
  const pictures = find.inMarkdown(copy);
  const ref = copy.data.picture;
  const file = copy.parts.find((part) => part.file.data.picture === ref)?.file;
  const picture = ref && find.referenced(ref, () => file?.locateKey(["picture", "file"]));
  const { sections, ...shown } = planSections(context, route, copy, { links, pictures: find, planned });
  const cites = shownFacts([...copy.cites, ...shown.cites], context.reader);
  const content = pageContent(context, route, copy, { picture, figures: figuresOf(cites, context.reader) });
  const parts = copy.parts.filter(({ part }) => part !== "none");
  const plan: CopyPlan = {
    parts: parts.map(({ file: { file, hash }, part }) => ({ file, hash, part })),
    faq: copy.faq,
    sections,
    links: { ...shown.links, ...links },
    facts: shownCitations(copy.cites, context.reader),
    pictures,
    ...(copy.data.toc && { toc: true }),
  };
  const text = parts.length === 0 ? "" : contentHash(...parts.flatMap(({ file, part }) => [part, file.body.hash]));
  planned.problems.push(...checkHeadingIds(context, copy, sections));
  const form = pageForm(context, route, copy, planned.problems);
  const lists = route.template === "post-list" && route.group ? context.posts.get(route.group)?.lists : undefined;
  let first = content;
  for (const list of lists ?? [undefined]) {
    const at = list ? { ...route, path: list.list.href, noindex: route.noindex || list.isThin } : route;
    const listed = list ? listContent(context, content, list) : content;
    // All pages of a list share the picture of the first.
    if (list?.list.page === 1) first = listed;
    const preview = planPreview(context, at, copy, first, planned.shares);
    const isFurther = list !== undefined && listed.heading !== content.heading;
    planned.pages.push({
      route: at,
      source: copy.source,
      modified: lastChange(copy, list),
      alternates: listAlternates(context, at),
      page: {
        path: at.path,
        template: at.template,
        ...(at.untranslated && { language: context.site.config.languages[0] }),
        layout: at.layout,
        ...counterparts(context, at),
        form,
      },
      content: listed,
      cites,
      head: pageHead({ planned, context, route: at, copy, content: listed, preview, isFurther }),
      text: isFurther ? "" : text,
      copy: isFurther ? { ...plan, parts: [], faq: [] } : plan,
    });
  }
}

/** Reports heading ids that are used elsewhere on the page. `checkMarkdown` reports those of `SECTION_IDS`. */
function checkHeadingIds(context: SiteContext, { parts }: PageCopy, sections: readonly { id: string }[]): Problem[] {
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

/** The day of a page's last change; for a list, that of its newest post, which is the first. */
function lastChange({ data: { updated, date, metadata } }: PageCopy, list: ListPage | undefined): string | undefined {
  if (list) return list.list.posts[0]?.date;
  return updated ?? /^\d{4}-\d{2}-\d{2}/.exec(metadata.opengraph_updated_time ?? "")?.[0] ?? date;
}

/** Ids of all facts that citations show: the cited ones, and the rates that convert them. */
export const shownFacts = (cited: readonly string[], reader: FactReader): string[] => [
  ...new Set(cited.flatMap((id) => showFact(reader, id)?.ids ?? [])),
];

/** The replacements for the citations in Markdown, keyed by citation. */
const shownCitations = (ids: readonly string[], reader: FactReader): Record<string, string> =>
  Object.fromEntries(
    ids.flatMap((id) => {
      const shown = showFact(reader, id);
      return shown
        ? [
            [`{{fact:${id}}}`, shown.full],
            [`{{fact:${id} plain}}`, shown.plain],
          ]
        : [];
    }),
  );

/** Sources of a page's facts, and the oldest day on which they were checked; undefined without facts. */
export function figuresOf(ids: readonly string[], reader: FactReader): Figures | undefined {
  const facts = ids.flatMap((id) => reader.facts[id] ?? []);
  if (facts.length === 0) return undefined;
  const sources = [...groupBy(facts, ({ source }) => source)].map(([href, cited]) => ({
    href,
    publisher: cited[0]?.publisher ?? "",
    labels: cited.map(({ label }) => localized(label, reader.language)),
    checked: oldestCheck(cited),
  }));
  return { sources, checked: oldestCheck(facts) };
}

/** The first day on which one of the facts was checked; undefined if one never was. */
function oldestCheck(facts: readonly FactConfig[]): string | undefined {
  const days = facts.map(({ checked }) => checked);
  return days.every((day) => day !== undefined) ? days.toSorted()[0] : undefined;
}
