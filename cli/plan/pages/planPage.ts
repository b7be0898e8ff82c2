import type { PageData, Figures } from "../../../runtime/site/page.ts";
import type { Route } from "../../model/route.ts";
import type { CopyPlan } from "../../content/copy/copyPlan.ts";
import type { PageCopy } from "../../model/content.ts";
import type { Problem } from "../../core/problems/problem.ts";
import { listAlternates, counterparts } from "../seo/alternates.ts";
import { shownCitations } from "../facts/citeFacts.ts";
import { pageHead } from "../seo/pageHead.ts";
import { planLinks } from "./links.ts";
import { firstOfList, listContent, pageContent } from "./pageContent.ts";
import { pageForm } from "./pageForm.ts";
import { copyPictures, pagePicture } from "../brand/pictures.ts";
import type { PlannedPage } from "../../model/plan.ts";
import type { ListPage, SiteContext } from "../../model/siteContext.ts";
import { planPreview } from "../share/pagePreview.ts";
import type { PlannedShare } from "../share/planShares.ts";
import { planSections, type SectionFile } from "../sections/index.ts";
import { checkHeadingIds } from "../sites/siteIds.ts";
import { contentHash } from "../../core/contentHash.ts";
import type { FactConfig } from "../../config/schema/facts.ts";
import { localized, showFact, type FactReader } from "../facts/showFact.ts";

interface PlannedRoute {
  /** One page, or all pages of a list of posts. */
  pages: PlannedPage[];
  /** Small files that sections generate. */
  assets: SectionFile[];
  /** Source files of pictures. */
  pictures: string[];
  /** Share pictures of the pages. */
  shares: PlannedShare[];
  problems: Problem[];
  /** Days on which structured data expires, past ones included; ISO 8601. */
  lastDays: string[];
}

export function planPage(context: SiteContext, configured: Route, copy: PageCopy): PlannedRoute {
  const route = { ...configured, template: copy.data.template ?? configured.template };
  const { links, problems } = planLinks(context, copy);
  const pictures = copyPictures(context, route, copy);
  const banner = pagePicture(context, route, copy);
  const sections = planSections(context, route, copy, links);
  const cites = shownFacts([...copy.cites, ...sections.cites], context.reader);
  const figures = figuresOf(cites, context.reader);
  const content = pageContent(context, route, copy, { picture: banner.value, figures });
  const plan: CopyPlan = {
    parts: copy.parts
      .map(({ file: { file, hash }, part }) => ({ file, hash, part }))
      .filter(({ part }) => part !== "none"),
    faq: copy.faq,
    sections: sections.value,
    links: { ...sections.links, ...links },
    facts: shownCitations(copy.cites, context.reader),
    pictures: pictures.value,
    ...(copy.data.toc && { toc: true }),
  };
  const text = pageText(copy);
  const form = pageForm(context, route, copy);
  const lists = route.template === "post-list" && route.group ? context.posts.get(route.group)?.lists : undefined;
  const shares: PlannedShare[] = [];
  const planned = (lists ?? [undefined]).map((list) => {
    const at = list ? { ...route, path: list.list.href, noindex: route.noindex || list.isThin } : route;
    const shown = list ? listContent(context, content, list) : content;
    // All pages of a list share the picture of the first.
    const { preview, ...share } = planPreview(context, at, copy, list ? firstOfList(context, content, list) : content);
    shares.push(share);
    const isFurther = list !== undefined && shown.heading !== content.heading;
    const { head, ...notes } = pageHead(context, { route: at, copy, content: shown, preview, isFurther });
    const page: PlannedPage = {
      route: at,
      source: copy.source,
      ...modifiedOf(copy, list),
      alternates: listAlternates(context, at),
      page: pageData(context, at, form.value),
      content: shown,
      cites,
      head,
      text: isFurther ? "" : text,
      copy: isFurther ? { ...plan, parts: [], faq: [] } : plan,
    };
    return { page, ...notes };
  });
  return {
    pages: planned.map(({ page }) => page),
    lastDays: planned.flatMap((page) => page.lastDays),
    assets: sections.assets,
    pictures: [...pictures.files, ...banner.files, ...sections.files],
    shares,
    problems: [
      ...planned.flatMap((page) => page.problems),
      ...problems,
      ...pictures.problems,
      ...banner.problems,
      ...sections.problems,
      ...checkHeadingIds(context, copy, sections.value),
      ...form.problems,
    ],
  };
}

/** The day of a page's last change; for a list, that of its newest post. */
function modifiedOf({ data }: PageCopy, list: ListPage | undefined): Pick<PlannedPage, "modified"> {
  const { updated, date, metadata } = data;
  const stated = /^\d{4}-\d{2}-\d{2}/.exec(metadata.opengraph_updated_time ?? "")?.[0];
  const days = list ? list.list.posts.map((post) => post.date) : [updated ?? stated ?? date];
  const modified = days
    .filter((day) => day !== undefined)
    .sort()
    .at(-1);
  return modified === undefined ? {} : { modified };
}

function pageData(context: SiteContext, route: Route, form: string | undefined): PageData {
  return {
    path: route.path,
    template: route.template,
    ...(route.untranslated && { language: context.site.config.languages[0] }),
    layout: route.layout,
    ...counterparts(context, route),
    ...(form !== undefined && { form }),
  };
}

/** Hash of a page's Markdown, independent of its path; empty without Markdown. */
function pageText({ parts }: PageCopy): string {
  const shown = parts.filter(({ part }) => part !== "none");
  return shown.length === 0 ? "" : contentHash(...shown.flatMap(({ file, part }) => [part, file.body.hash]));
}

/** Ids of all facts that citations show: the cited ones, and the rates that convert them. */
export const shownFacts = (cited: readonly string[], reader: FactReader): string[] => [
  ...new Set(cited.flatMap((id) => showFact(reader, id)?.ids ?? [])),
];

/** Sources of a page's facts, and the oldest day on which they were checked; undefined without facts. */
export function figuresOf(ids: readonly string[], reader: FactReader): Figures | undefined {
  const facts = ids.flatMap((id) => reader.facts[id] ?? []);
  if (facts.length === 0) return undefined;
  const checked = oldestCheck(facts);
  const sources = [...new Set(facts.map(({ source }) => source))].map((href) => {
    const cited = facts.filter(({ source }) => source === href);
    const oldest = oldestCheck(cited);
    return {
      href,
      publisher: cited[0]?.publisher ?? "",
      labels: cited.map(({ label }) => localized(label, reader.language)),
      ...(oldest !== undefined && { checked: oldest }),
    };
  });
  return { sources, ...(checked !== undefined && { checked }) };
}

/** The first day on which one of the facts was checked; undefined if one never was. */
function oldestCheck(facts: readonly FactConfig[]): string | undefined {
  const days = facts.map(({ checked }) => checked);
  return days.every((day) => day !== undefined) ? days.toSorted()[0] : undefined;
}
