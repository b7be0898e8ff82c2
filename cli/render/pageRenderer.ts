import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { PageDocument } from "../../runtime/site/page.ts";
import type { SiteData } from "../../runtime/site/site.ts";
import type { CopyPlan } from "../content/copyPlan.ts";
import type { RenderedCopy } from "../content/renderCopy.ts";
import { PACKAGE_DIR } from "../project.ts";
import { RenderError } from "../report/errors.ts";
import { showsCurrency } from "./currencyStyle.ts";
import { documentFiller, payloadScript } from "./document.ts";
import { runScript } from "./runScript.ts";
import type { ServerEntry } from "./serverEntry.ts";

/** Elements for the heads of a site's pages. */
interface HeadTags {
  /** They load styles, fonts and the boot module. */
  assets: string;
  /** The icon itself. */
  icon: string;
  /** The icon's address, for the home: there search engines look for it. */
  homeIcon: string;
  /** The font of currencies' signs, for pages that show one. */
  currency: string;
}

/** What all pages of a site need to become files; plain data, so that it can be sent to a worker. */
export interface SiteJob {
  /** Folder of the project, for the Markdown. */
  root: string;
  site: SiteData;
  /** URL of the site's shared data. */
  siteUrl: string;
  tags: HeadTags;
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
}

/** A file of the site's folder: its path inside it, and its text. */
export type PageFile = readonly [name: string, html: string];

/** Makes the function that puts a page around its copy. It throws RenderError, which names the page. */
export function createPageRenderer({
  site,
  siteUrl,
  tags,
  serverFile,
}: SiteJob): (job: PageJob, copy: RenderedCopy) => Promise<PageFile> {
  const server = runScript(serverFile) as ServerEntry;
  const render = server.createRenderer(site);
  const fill = documentFiller(readTemplate(), server.iconSprite);
  return async ({ name, source, document }, copy) => {
    const { page, head } = document;
    try {
      const { head: markup, body } = await render({ page, head, content: { ...document.content, ...copy } });
      const [before, main, after] = body;
      const [start, end] = fill({
        language: site.country.language,
        head: [
          markup,
          name === HOME ? tags.homeIcon : tags.icon,
          tags.assets,
          ...(body.some(showsCurrency) ? [tags.currency] : []),
        ].join("\n"),
        data: payloadScript({ site: siteUrl, page }),
      });
      return [name, start + before + main + after + end];
    } catch (error) {
      throw new RenderError(page.path, source, error);
    }
  };
}

/** The home's file in the country's folder. */
const HOME = "index.html";

/** The document without indentation: whitespace that no browser needs. */
export const readTemplate = (): string =>
  readFileSync(join(PACKAGE_DIR, "templates/app/index.html"), "utf8").replace(/^\s+/gm, "");
