import { escapeHtml } from "../../../runtime/site/html.ts";
import { SUGGESTIONS_FILE } from "../../../runtime/site/nearPages.ts";
import { headAssets } from "../../../runtime/site/pageDocument.ts";
import { baseLink, lateStyles } from "../../../runtime/site/styleParts.ts";
import type { PlannedSection } from "../../content/copy/copyPlan.ts";
import { LICENCES_FILE } from "../../config/files/builtFiles.ts";
import { contentHash } from "../../core/contentHash.ts";
import { siteLicences } from "./siteLicences.ts";
import { feedFiles } from "../../plan/seo/feeds.ts";
import { twinOf } from "../../plan/seo/twins.ts";
import { digestPage } from "../../plan/pages/pageDigest.ts";
import { type PlannedPage, type SitePlan } from "../../model/plan.ts";
import { ownPages } from "../../plan/pages/ownPages.ts";
import type { Project } from "../../core/project.ts";
import type { Bundle } from "../bundle/bundle.ts";
import { iconLinks } from "../assets/favicon.ts";
import { suggestions, searchedPages, searchesTexts } from "../search/siteSearch.ts";
import { fileOf, type Parts } from "./siteRecord.ts";
import { charactersStyle } from "../assets/fontFiles.ts";
import { readFlag } from "../assets/packageData.ts";
import { readTemplate, styleFile, type PageJob } from "./pageWriter.ts";

/** Plans the files that only this site has, and the jobs that render its pages. */
export async function planSiteFiles(project: Project, plan: SitePlan, bundle: Bundle) {
  const { site } = plan;
  const { home } = site.country;
  // Only the texts that scripts show; the pages contain the others.
  const texts = Object.entries(site.texts).filter(([key]) => bundle.texts.includes(key));
  const siteJson = JSON.stringify({ ...site, texts: Object.fromEntries(texts) });
  const siteFile = `assets/site-${contentHash(siteJson).slice(0, 8)}.json`;
  // Sites of further languages load their country's scripts: visitors who switch the language have them cached.
  const boot = `${plan.countryHome}assets/${bundle.boot}`;
  const base = styleFile("base", bundle.styles.base + plan.fonts.style);
  const late = styleFile("late", lateStyles(bundle.styles));
  const fonts = plan.fonts.preload.map((file) => home + file);
  const tags = {
    styles: baseLink(home + base.name, home + late.name),
    assets: `${headAssets(boot, fonts)}\n${styleTag(plan.style)}`,
    ...iconLinks(plan, home),
    characters: styleTag(await charactersStyle(project, plan.fonts)),
    own: [...plan.feeds.flatMap(feedFiles).map(feedLink), plan.head].filter(Boolean).join("\n"),
  };
  const shared = {
    code: contentHash(bundle.key, readTemplate()),
    settings: contentHash(home + siteFile),
    wording: contentHash(JSON.stringify(site.texts)),
    terms: contentHash(JSON.stringify(plan.terms)),
    illustrations: contentHash(JSON.stringify(plan.illustrations)),
    elements: contentHash(...Object.values(tags)),
  } satisfies Parts;
  const common = contentHash(...Object.values(shared));
  const flags = usedFlags(plan);
  const searched = new Set(plan.search ? searchedPages(plan) : []);
  const words = searchesTexts(plan) ? "all" : "headings";
  /** The job that renders a page, a hash of all that the page shows, and hashes of its own data. */
  const pageJob = (planned: PlannedPage) => {
    const { source, page, content, head, copy } = planned;
    const document = { page, content, head };
    const digest = digestPage(planned);
    const parts = {
      text: contentHash(digest.copy, JSON.stringify([content.heading, copy.parts])),
      about: digest.head,
      around: digest.rest,
      search: words,
    } satisfies Parts;
    const key = contentHash(common, ...Object.values(parts));
    const name = fileOf(planned, home);
    const twin = plan.hasTwins && !head.noindex ? twinOf(name) : undefined;
    const searchedWords = searched.has(planned) ? words : undefined;
    const job: PageJob = { name, source, document, copy, searchedWords, ...(twin !== undefined && { twin }) };
    return { job, key, parts };
  };
  return {
    /** Hashes of what all pages share. */
    shared,
    /** What is needed to render any page. */
    siteJob: {
      root: project.root,
      site: { ...site, illustrations: plan.illustrations },
      terms: plan.terms,
      siteUrl: home + siteFile,
      // `tags` contain the names of the boot module and of shared styles, which depend on all scripts.
      build: contentHash(tags.styles, tags.assets, siteFile).slice(0, 8),
      styles: bundle.styles,
      tags,
      characters: plan.fonts.characters?.text ?? "",
      serverFile: bundle.serverFile,
    },
    pages: [...plan.pages, ...ownPages(plan)].map(pageJob),
    /** Contents of small files, by name. */
    files: new Map<string, string | Uint8Array>([
      [siteFile, siteJson],
      [SUGGESTIONS_FILE, suggestions(plan)],
      [LICENCES_FILE, siteLicences(plan.fonts, bundle.notices, flags.length > 0)],
      [base.name, base.css],
      [late.name, late.css],
      [plan.icon.file, plan.icon.svg],
      ...plan.assets,
      ...flags.map((code) => [`${site.flagFolder}${code}.svg`, readFlag(code)] as const),
    ]),
  };
}

/** Codes of the flags that the site's pages show as files. */
function usedFlags({ site, pages }: SitePlan): string[] {
  const codes = [
    ...site.sites.map(({ flag }) => flag),
    ...pages.flatMap(({ content, copy }) => [
      content.flag,
      ...content.groups.flatMap(({ cards }) => cards.map(({ flag }) => flag)),
      ...copy.sections.flatMap(sectionFlags),
    ]),
  ];
  return [...new Set(codes.filter((code) => code !== undefined))].sort();
}

/** The flags of the items in a section's lists. */
function sectionFlags(section: PlannedSection): (string | undefined)[] {
  if (section.type === "own") return section.flags;
  const lists = Object.values(section).filter((value: unknown) => Array.isArray(value)) as { flag?: string }[][];
  return lists.flat().map(({ flag }) => flag);
}

const feedLink = ({ href, type, title }: ReturnType<typeof feedFiles>[number]): string =>
  `<link rel="alternate" type="${type}" title="${escapeHtml(title)}" href="${href}">`;

const styleTag = (css: string): string => `<style>${css}</style>`;
