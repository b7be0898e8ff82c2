import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import type { PageDocument } from "../../../runtime/site/page.ts";
import type { SiteData } from "../../../runtime/site/site.ts";
import { findStyles, pageLink, type Styles } from "../../../runtime/site/styleParts.ts";
import { directionOf } from "../../../runtime/site/text.ts";
import type { CopyPlan } from "../../content/copy/copyPlan.ts";
import { stagedFile, type StagedSite } from "../output/commit.ts";
import { TWIN_FILE } from "../../plan/seo/twins.ts";
import type { ExplainedTerm } from "../../content/copy/markTerms.ts";
import { renderCopy, siteCopyContext, type RenderedCopy } from "../../content/copy/renderCopy.ts";
import { searchText, type SearchText } from "../../content/copy/searchText.ts";
import { contentHash } from "../../core/contentHash.ts";
import { writeFresh } from "../../core/files.ts";
import { copyOf, memoize } from "../../core/lookups.ts";
import { readMarkup, type DocumentLinks } from "../links/readMarkup.ts";
import { headWithCopy } from "../../plan/seo/jsonLd/index.ts";
import { PACKAGE_DIR } from "../../core/project.ts";
import { EnvironmentError, RenderError } from "../../core/problems/errors.ts";
import { documentFiller, payloadScript } from "../../../runtime/site/pageDocument.ts";
import type { ServerEntry } from "../../../runtime/site/serverEntry.ts";
import { joinLoaded, type DocumentWeight } from "../weights/documentWeight.ts";

/** Markup for the heads of a site's pages. */
interface HeadTags {
  /** The styles that all pages have. */
  styles: string;
  /** Fonts, the boot module and the site's inline styles. */
  assets: string;
  /** Icon links. */
  icon: string;
  /** Icon links of the home, with a file, which search engines look for. */
  homeIcon: string;
  /** The font of further characters, for pages that contain one. */
  characters: string;
  /** Feeds, and the project's own elements. */
  own: string;
}

/** What is needed to render any page of a site. Plain data, so that it can be sent to a worker. */
export interface SiteJob extends StagedSite {
  root: string;
  site: SiteData;
  terms: ExplainedTerm[];
  /** URL of the site's shared data. */
  siteUrl: string;
  /** Version of what the site's pages share, `Payload.build`. */
  build: string;
  tags: HeadTags;
  styles: Styles;
  /** The characters for which pages get `tags.characters`. */
  characters: string;
  serverFile: string;
  isWeighed: boolean;
}

/** One page to be written. */
export interface PageJob {
  /** Path inside the folder. */
  name: string;
  source: string;
  document: Omit<PageDocument, "content"> & { content: Omit<PageDocument["content"], keyof RenderedCopy> };
  copy: CopyPlan;
  /** Which words of its copy the search index needs. */
  searchedWords?: "all" | "headings" | undefined;
  scripts?: string;
  /** File of its Markdown version. */
  twin?: string;
}

/** What is recorded of a page when it is written. */
export interface WrittenPage {
  /** Links of its head and main part. */
  links: DocumentLinks;
  /** Links of the shell; only from the first page with its layout. */
  shell?: DocumentLinks;
  /** Only when `isWeighed`. */
  weight?: DocumentWeight;
  /** Only for pages that the site's search finds. */
  words?: SearchText;
  /** Name of the file with its own styles, if it has any. */
  styles?: string;
}

/** Returns a function that renders a page and writes its file. It throws RenderError, which names the page. */
export async function createPageWriter(job: SiteJob): Promise<(page: PageJob) => Promise<WrittenPage>> {
  const render = await createPageRenderer(job);
  const shells = new Map<string, ReturnType<typeof readMarkup>>();
  const writtenStyles = new Set<string>();
  return async (page) => {
    const { html, head, shell, main, copy, styles } = await render(page);
    writeFresh(stagedFile(job, page.name), html);
    if (styles && !writtenStyles.has(styles.name)) writeFresh(stagedFile(job, styles.name), styles.css);
    if (styles) writtenStyles.add(styles.name);
    if (page.twin !== undefined) {
      const { markdownTwin } = await import("./markdownTwin.ts");
      writeFresh(stagedFile(job, page.twin), markdownTwin(main, page.document.head));
    }
    const { layout } = page.document.page;
    const knownShell = shells.get(layout);
    const shellMarkup = knownShell ?? readMarkup(job.tags.styles + job.tags.assets + shell);
    shells.set(layout, shellMarkup);
    const { links, loaded } = readMarkup(head + main);
    return copyOf({
      links,
      ...(!knownShell && { shell: shellMarkup.links }),
      ...(job.isWeighed && { weight: { bytes: gzipSync(html).byteLength, ...joinLoaded(shellMarkup.loaded, loaded) } }),
      ...(styles && { styles: styles.name }),
      ...(page.searchedWords && { words: searchText(copy, page.searchedWords === "all") }),
    });
  };
}

/** A file with styles in the site's folder. */
export const styleFile = (kind: "base" | "late" | "page", css: string) => ({
  name: `assets/${kind}-${contentHash(css).slice(0, 8)}.css`,
  css,
});

/** By bundle and direction, which are what a page's styles depend on: sites share them. */
const styleFinders = new Map<string, ReturnType<typeof makeFinder>>();

/** Returns a function that gives the file with the styles that a page has besides the base; undefined for none. */
function makeFinder(styles: Styles, language: string) {
  const find = findStyles(styles, language);
  const fileOf = memoize((css: string) => (css === "" ? undefined : styleFile("page", css)));
  return (body: string) => fileOf(find(body));
}

/** Relative, because page URLs end in a slash. */
const TWIN_LINK = `<link rel="alternate" type="text/markdown" href="${TWIN_FILE}">`;

/** Returns a function that renders a page. It throws RenderError, which names the page. */
export async function createPageRenderer({
  root,
  site,
  terms,
  siteUrl,
  build,
  tags,
  styles,
  characters,
  serverFile,
}: Omit<SiteJob, keyof StagedSite | "isWeighed">) {
  const furtherCharacters = [...characters.replaceAll(/\s/g, "")];
  const showsFurther = (html: string) => furtherCharacters.some((character) => html.includes(character));
  const server = await loadServer(serverFile);
  const render = server.createRenderer(site);
  const { language } = site.country;
  const context = siteCopyContext(site, terms);
  const finderKey = `${serverFile} ${directionOf(language)}`;
  const stylesOf = styleFinders.get(finderKey) ?? makeFinder(styles, language);
  styleFinders.set(finderKey, stylesOf);
  const fill = documentFiller(readTemplate(), server.iconSprite, language);
  return async ({ name, source, document, copy, scripts = "", twin }: PageJob) => {
    const { page, head } = document;
    try {
      const rendered = renderCopy(root, copy, context);
      const content = { ...document.content, ...rendered };
      const { head: markup, body } = await render({ page, head: headWithCopy(head, copy, content), content });
      const pageStyles = stylesOf(body.join(""));
      const links = pageStyles ? [pageLink(site.country.home + pageStyles.name)] : [];
      const [start, end] = fill({
        head: [
          markup,
          name === HOME ? tags.homeIcon : tags.icon,
          // Styles come first: without a font, text is shown in its fallback font; without styles, nothing is shown.
          tags.styles,
          ...links,
          tags.assets,
          ...(body.some(showsFurther) ? [tags.characters] : []),
          ...(twin === undefined ? [] : [TWIN_LINK]),
          ...(tags.own ? [tags.own] : []),
        ].join("\n"),
        data: payloadScript({ site: siteUrl, build, page }) + scripts,
      });
      const [before, main, after] = body;
      /** Markup around the main part; empty where the layout has none. */
      const shell = before + after;
      return {
        html: [start, ...body, end].join(""),
        /** The page's own part of the head. */
        head: markup + links.join(""),
        shell,
        copy: rendered,
        // A shell contains the `main` element.
        main: shell === "" ? main : `<main>${main}</main>`,
        /** The styles that not all pages have. */
        styles: pageStyles,
      };
    } catch (error) {
      throw error instanceof EnvironmentError ? error : new RenderError(page.path, source, error);
    }
  };
}

/** Imports the server bundle of an app. */
export const loadServer = async (file: string): Promise<ServerEntry> =>
  (await import(pathToFileURL(file).href)) as ServerEntry;

/** The home's file in the country's folder. */
const HOME = "index.html";

/** The app's `index.html` without indentation. */
export const readTemplate = (): string =>
  readFileSync(join(PACKAGE_DIR, "templates/app/index.html"), "utf8").replace(/^\s+/gm, "");
