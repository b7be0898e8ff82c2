import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import type { PageDocument } from "../../runtime/site/page.ts";
import type { SiteData } from "../../runtime/site/site.ts";
import { textsOf } from "../../runtime/site/text.ts";
import type { CopyPlan } from "../content/copyPlan.ts";
import { TWIN_FILE } from "../plan/twins.ts";
import type { ExplainedTerm } from "../content/markTerms.ts";
import { copyContext, renderCopy, type RenderedCopy } from "../content/renderCopy.ts";
import { searchText, type SearchText } from "../content/searchText.ts";
import { writeFresh } from "../files.ts";
import { readMarkup, type DocumentLinks } from "../links/readMarkup.ts";
import { headWithCopy } from "../plan/jsonLd/headWithCopy.ts";
import { PACKAGE_DIR } from "../project.ts";
import { EnvironmentError, RenderError } from "../report/errors.ts";
import { documentFiller, payloadScript } from "./document.ts";
import type { ServerEntry } from "./serverEntry.ts";
import { joinParts, type DocumentWeight } from "./weights/documentWeight.ts";

/** Elements for the heads of a site's pages. */
interface HeadTags {
  /** They load styles, fonts and the boot module. */
  assets: string;
  /** The icon itself. */
  icon: string;
  /** The icon's address, for the home: there search engines look for it. */
  homeIcon: string;
  /** The font of further characters, for pages that show one. */
  characters: string;
  /** The project's own elements. */
  own: string;
}

/** What all pages of a site need to become files; plain data, so that it can be sent to a worker. */
export interface SiteJob {
  /** Folder of the project, for the Markdown. */
  root: string;
  /** With the illustrations. */
  site: SiteData;
  /** The terms that its pages explain. */
  terms: ExplainedTerm[];
  /** URL of the site's shared data. */
  siteUrl: string;
  /** Id of what the site's pages share, `Payload.build`. */
  build: string;
  tags: HeadTags;
  /** Characters whose font pages bring along: one that arrives later lays out all of the text anew. */
  characters: string;
  /** Module of the server bundle. */
  serverFile: string;
  /** Folder that the files are written to. */
  folder: string;
  /** Whether pages are weighed. */
  isWeighed: boolean;
}

/** One page to be written. */
export interface PageJob {
  /** Path inside the folder. */
  name: string;
  source: string;
  document: Omit<PageDocument, "content"> & { content: Omit<PageDocument["content"], keyof RenderedCopy> };
  copy: CopyPlan;
  /** Which words of its copy are asked for. */
  searchedWords?: "all" | "headings" | undefined;
  /** Scripts of its own at the end of its body. */
  scripts?: string;
  /** File beside it that gets its main part as Markdown. */
  twin?: string;
}

/** What a page has that was written. */
export interface WrittenPage {
  /** What it leads to. */
  links: DocumentLinks;
  /** What is around the main part of all pages with its layout, from the first of them. */
  shell?: DocumentLinks;
  /** What it weighs, where that is asked for. */
  weight?: DocumentWeight;
  /** The words of a page that the site's search finds. */
  words?: SearchText;
}

/** Makes the function that renders a page of the site and writes its file. It throws RenderError, which names the page. */
export async function createPageWriter(job: SiteJob): Promise<(page: PageJob) => Promise<WrittenPage>> {
  const render = await createPageRenderer(job);
  /** What is around the main part, by layout. */
  const shells = new Map<string, ReturnType<typeof readMarkup>>();
  return async (page) => {
    const { html, head, shell, main, copy } = await render(page);
    writeFresh(join(job.folder, page.name), html);
    if (page.twin !== undefined) {
      const { markdownTwin } = await import("./markdownTwin.ts");
      writeFresh(join(job.folder, page.twin), markdownTwin(main, page.document.head));
    }
    const { layout } = page.document.page;
    const known = shells.get(layout);
    const around = known ?? readMarkup(job.tags.assets + shell);
    shells.set(layout, around);
    const { links, parts } = readMarkup(head + main);
    // A piece of a text keeps all of the text in memory; a copy does not.
    return structuredClone({
      links,
      ...(!known && { shell: around.links }),
      ...(job.isWeighed && { weight: { bytes: gzipSync(html).byteLength, ...joinParts(around.parts, parts) } }),
      ...(page.searchedWords && { words: searchText(copy, page.searchedWords === "all") }),
    });
  };
}

/** A document, and the parts that it was made of. */
interface RenderedPage {
  html: string;
  /** Of the page's own head. */
  head: string;
  /** Markup around its main part. */
  shell: string;
  copy: RenderedCopy;
  main: string;
}

/** Beside each page: its address ends in a slash. */
const TWIN_LINK = `<link rel="alternate" type="text/markdown" href="${TWIN_FILE}">`;

/** Makes the function that renders a page of the site. It throws RenderError, which names the page. */
export async function createPageRenderer({
  root,
  site,
  terms,
  siteUrl,
  build,
  tags,
  characters,
  serverFile,
}: Omit<SiteJob, "folder" | "isWeighed">) {
  const further = [...characters.replaceAll(/\s/g, "")];
  const showsFurther = (html: string) => further.some((character) => html.includes(character));
  const server = await loadServer(serverFile);
  const render = server.createRenderer(site);
  const t = textsOf(site.texts, site.country.language);
  const context = copyContext(t, terms, Object.keys(site.modals));
  const fill = documentFiller(readTemplate(), server.iconSprite);
  return async ({ name, source, document, copy, scripts = "", twin }: PageJob): Promise<RenderedPage> => {
    const { page, head } = document;
    try {
      const rendered = renderCopy(root, copy, context);
      const content = { ...document.content, ...rendered };
      const { head: markup, body } = await render({ page, head: headWithCopy(head, copy, content), content });
      const [start, end] = fill({
        language: site.country.language,
        head: [
          markup,
          name === HOME ? tags.homeIcon : tags.icon,
          tags.assets,
          ...(body.some(showsFurther) ? [tags.characters] : []),
          ...(twin === undefined ? [] : [TWIN_LINK]),
          ...(tags.own ? [tags.own] : []),
        ].join("\n"),
        data: payloadScript({ site: siteUrl, build, page }) + scripts,
      });
      const [before, main, after] = body;
      const shell = before + after;
      // Where there is a shell, the element around the main part is in it.
      return {
        html: [start, ...body, end].join(""),
        head: markup,
        shell,
        copy: rendered,
        main: shell === "" ? main : `<main>${main}</main>`,
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

/** The document without indentation: whitespace that no browser needs. */
export const readTemplate = (): string =>
  readFileSync(join(PACKAGE_DIR, "templates/app/index.html"), "utf8").replace(/^\s+/gm, "");
