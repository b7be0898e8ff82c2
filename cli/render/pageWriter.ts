import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { PageDocument } from "../../runtime/site/page.ts";
import type { SiteData } from "../../runtime/site/site.ts";
import { textsOf } from "../../runtime/site/text.ts";
import type { CopyPlan } from "../content/copyPlan.ts";
import type { ExplainedTerm } from "../content/markTerms.ts";
import { copyContext, renderCopy, type RenderedCopy } from "../content/renderCopy.ts";
import { writeFresh } from "../files.ts";
import { PACKAGE_DIR } from "../project.ts";
import { EnvironmentError, RenderError } from "../report/errors.ts";
import { documentFiller, payloadScript } from "./document.ts";
import type { ServerEntry } from "./serverEntry.ts";

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
}

/** One page to be written. */
export interface PageJob {
  /** Path inside the folder. */
  name: string;
  source: string;
  document: Omit<PageDocument, "content"> & { content: Omit<PageDocument["content"], keyof RenderedCopy> };
  copy: CopyPlan;
  /** Scripts of its own at the end of its body. */
  scripts?: string;
}

/** Makes the function that renders a page of the site and writes its file. It throws RenderError, which names the page. */
export async function createPageWriter(job: SiteJob): Promise<(page: PageJob) => Promise<undefined>> {
  const render = await createPageRenderer(job);
  return async (page) => {
    writeFresh(join(job.folder, page.name), await render(page));
    return undefined;
  };
}

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
}: Omit<SiteJob, "folder">) {
  const further = [...characters.replaceAll(/\s/g, "")];
  const showsFurther = (html: string) => further.some((character) => html.includes(character));
  const server = await loadServer(serverFile);
  const render = server.createRenderer(site);
  const t = textsOf(site.texts, site.country.language);
  const context = copyContext(t, terms);
  const fill = documentFiller(readTemplate(), server.iconSprite);
  return async ({ name, source, document, copy, scripts = "" }: PageJob): Promise<string> => {
    const { page, head } = document;
    try {
      const content = { ...document.content, ...renderCopy(root, copy, context) };
      const { head: markup, body } = await render({ page, head, content });
      const [start, end] = fill({
        language: site.country.language,
        head: [
          markup,
          name === HOME ? tags.homeIcon : tags.icon,
          tags.assets,
          ...(body.some(showsFurther) ? [tags.characters] : []),
          ...(tags.own ? [tags.own] : []),
        ].join("\n"),
        data: payloadScript({ site: siteUrl, build, page }) + scripts,
      });
      return [start, ...body, end].join("");
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
