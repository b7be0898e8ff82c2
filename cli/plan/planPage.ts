import type { PageData, Figures } from "../../runtime/site/page.ts";
import type { Route } from "../config/routes/routes.ts";
import type { CopyPlan } from "../content/copyPlan.ts";
import type { PageCopy } from "../content/loadContent.ts";
import type { Problem } from "../report/problem.ts";
import { listAlternates } from "./alternates.ts";
import { shownCitations } from "./facts/citeFacts.ts";
import { counterparts } from "./counterparts.ts";
import { pageHead } from "./head.ts";
import { planLinks } from "./links.ts";
import { firstOfList, listContent, pageContent } from "./pageContent.ts";
import { pageForm } from "./pageForm.ts";
import { copyPictures, pagePicture } from "./pictures.ts";
import type { PlannedPage } from "./plan.ts";
import type { ListPage } from "./postLists.ts";
import { planPreview } from "./share/pagePreview.ts";
import type { PlannedShare } from "./share/planShares.ts";
import { planSections, type SectionFile } from "./sections/index.ts";
import type { SiteContext } from "./siteContext.ts";
import { checkHeadingIds } from "./siteIds.ts";
import { contentHash } from "../contentHash.ts";
import { localized, showFact, type FactReader } from "./facts/showFact.ts";

/** A page as planned, and what was found on the way. */
interface PlannedRoute {
  /** The page; of a list of posts, all of its pages. */
  pages: PlannedPage[];
  /** Small files that its sections make. */
  assets: SectionFile[];
  /** The files of pictures that it shows. */
  pictures: string[];
  /** The pictures of their link previews. */
  shares: PlannedShare[];
  problems: Problem[];
  /** Last days on which what it tells search engines of is true, past ones included; ISO 8601. */
  lastDays: string[];
}

/** Plans the page of a route. */
export function planPage(context: SiteContext, listed: Route, copy: PageCopy): PlannedRoute {
  const route = { ...listed, template: copy.data.template ?? listed.template };
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
    // Only the first page of a list has the group's copy.
    const { preview, ...share } = planPreview(context, at, copy, list ? firstOfList(context, content, list) : content);
    shares.push(share);
    const isFurther = list !== undefined && shown.heading !== content.heading;
    const { head, ...found } = pageHead(context, { route: at, copy, content: shown, preview, isFurther });
    const page: PlannedPage = {
      route: at,
      source: copy.source,
      ...modifiedOf(copy, list),
      alternates: listAlternates(context, at),
      page: pageData(context, at, plan.sections, form.value),
      content: shown,
      cites,
      head,
      ...(preview && { preview }),
      text: isFurther ? "" : text,
      copy: isFurther ? { ...plan, parts: [], faq: [] } : plan,
    };
    return { page, ...found };
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

/** A list changes with the posts that it shows. */
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

function pageData(
  context: SiteContext,
  route: Route,
  sections: CopyPlan["sections"],
  form: string | undefined,
): PageData {
  const section = sections.find(({ type }) => type === "form");
  return {
    path: route.path,
    template: route.template,
    ...(route.untranslated && { language: context.site.config.languages[0] }),
    layout: route.layout,
    ...counterparts(context, route),
    ...(form !== undefined && { form }),
    ...(section?.type === "form" && { formSection: { id: section.id, heading: section.heading } }),
  };
}

/** Hash of a page's Markdown, which is the same when the page moves; empty for a page that has none. */
function pageText({ parts }: Pick<PageCopy, "parts">): string {
  const shown = parts.filter(({ part }) => part !== "none");
  return shown.length === 0 ? "" : contentHash(...shown.flatMap(({ file, part }) => [part, file.body.hash]));
}

/** The facts that are shown where others are cited: those, and the rates by which they are converted. */
export const shownFacts = (cited: readonly string[], reader: FactReader): string[] => [
  ...new Set(cited.flatMap((id) => showFact(reader, id)?.ids ?? [])),
];

/** What a page says of the facts that it shows: when they were checked, and where they are from. Undefined when it shows none. */
export function figuresOf(ids: readonly string[], reader: FactReader): Figures | undefined {
  const facts = ids.flatMap((id) => reader.facts[id] ?? []);
  if (facts.length === 0) return undefined;
  const days = facts.map(({ checked }) => checked);
  const checked = days.every((day) => day !== undefined) ? days.toSorted()[0] : undefined;
  const sources = [...new Set(facts.map(({ source }) => source))].map((href) => {
    const own = facts.filter(({ source }) => source === href);
    const since = own.map((fact) => fact.checked);
    const [oldest] = since.every((day) => day !== undefined) ? since.toSorted() : [];
    return {
      href,
      publisher: own[0]?.publisher ?? "",
      labels: own.map(({ label }) => localized(label, reader.language)),
      ...(oldest !== undefined && { checked: oldest }),
    };
  });
  return { sources, ...(checked !== undefined && { checked }) };
}
