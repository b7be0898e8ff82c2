import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FileTree } from "../files.ts";
import { contentHash } from "../files.ts";
import type { PlannedPage, SitePlan } from "../plan/plan.ts";
import { PACKAGE_DIR } from "../project.ts";
import { RenderError } from "../report/errors.ts";
import type { Bundle } from "./bundle.ts";
import { fillDocument, payloadScript } from "./document.ts";
import { readFlag } from "./flags.ts";
import type { ServerEntry } from "./serverEntry.ts";

/**
 * Renders every page of a site: `<route>/index.html`, `404.html`, the data file that its pages share and the flags they show, by their paths
 * inside the country's folder. @throws RenderError that names the page.
 */
export async function prerenderSite(plan: SitePlan, bundle: Bundle, server: ServerEntry): Promise<FileTree> {
  const files: FileTree = new Map();
  const siteJson = JSON.stringify(plan.site);
  const siteFile = `assets/site-${contentHash(siteJson).slice(0, 8)}.json`;
  files.set(siteFile, siteJson);
  const { home } = plan.site.country;
  for (const code of usedFlags(plan)) files.set(`${plan.site.flagFolder}${code}.svg`, readFlag(code));
  const template = compact(readFileSync(join(PACKAGE_DIR, "templates/app/index.html"), "utf8"));
  const assetTags = headAssets(bundle, `${home}assets/`);
  for (const page of [...plan.pages, plan.notFound]) {
    const { head, body } = await renderPage(server, plan, page);
    const html = fillDocument(template, {
      language: plan.site.country.language,
      head: `${head}\n${assetTags}`,
      body,
      data: payloadScript({ site: home + siteFile, page: page.page }),
    });
    files.set(outputFile(page, home), html);
  }
  return files;
}

/** Codes of the flags that the site's pages show. */
function usedFlags({ site, pages }: SitePlan): string[] {
  const codes = [...site.sites.map(({ flag }) => flag), ...pages.flatMap(({ content }) => [content.flag, ...content.groups.flatMap(({ cards }) => cards.map(({ flag }) => flag))])];
  return [...new Set(codes.filter((code) => code !== undefined))].sort();
}

async function renderPage(server: ServerEntry, { site }: SitePlan, page: PlannedPage) {
  try {
    return await server.render(site, page);
  } catch (error) {
    throw new RenderError(page.page.path, page.source, error);
  }
}

/** Where a page is in the country's folder. */
function outputFile({ route }: PlannedPage, home: string): string {
  const rest = route.path.slice(home.length);
  return route.role === "not-found" ? rest : `${rest}index.html`;
}

/** Styles, fonts and the boot module; none of them blocks the parser. */
function headAssets({ boot, styles, fonts }: Bundle, base: string): string {
  return [
    ...fonts.map((file) => `<link rel="preload" href="${base}${file}" as="font" type="font/woff2" crossorigin>`),
    ...styles.map((file) => `<link rel="stylesheet" href="${base}${file}">`),
    `<script type="module" async src="${base}${boot}"></script>`,
  ].join("\n");
}

/** The template without indentation: whitespace that no browser needs. */
const compact = (html: string): string => html.replace(/^\s+/gm, "");
