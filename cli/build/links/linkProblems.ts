import { placeIn } from "../../core/problems/codeFrame.ts";
import { groupBy } from "../../core/lookups.ts";
import type { Mistake, Place, Problem } from "../../core/problems/problem.ts";
import { didYouMean } from "../../core/problems/suggest.ts";
import type { BrokenLink, PageLinks } from "./checkLinks.ts";

interface OrphanPage {
  site: string;
  page: PageLinks;
  isInMenu: boolean;
}

interface Options {
  /** Text of a project file, if it exists. */
  read(file: string): string | undefined;
  /** Files with a site's settings, its own first. */
  settingsOf(site: string): string[];
  /** Path of a site's home on its host. */
  homeOf(site: string): string;
}

/** Problems for broken links, with their source locations. Links of several pages that are written once are one. */
export function brokenLinks(broken: readonly BrokenLink[], options: Options): Problem[] {
  const found = broken.map((link) => ({ pages: link.pages.length, problem: brokenLink(link, options) }));
  const places = groupBy(
    found,
    ({ problem: { code, place } }) => `${code} ${place.file}:${place.line}:${place.column}`,
  );
  return [...places.values()].flatMap((same) => {
    const pages = same.reduce((sum, link) => sum + link.pages, 0);
    return same.slice(0, 1).map(({ problem }) => ({
      ...problem,
      message: pages > 1 ? `${problem.message} (${pages} pages show it)` : problem.message,
    }));
  });
}

function brokenLink({ address, missing, site, pages, ids }: BrokenLink, options: Options): Problem {
  const place = findWritten(address, site, pages[0], options);
  const leads = `${pages[0]?.path ?? ""} leads to \`${address}\`, but`;
  const [path = "", fragment = ""] = address.split("#");
  if (missing === "fragment") {
    const what = path === "" ? "it has no" : "that page has no";
    const { why, ...problem } = brokenFragment(`${leads} ${what} element with the id \`${fragment}\``, fragment, ids);
    return { ...problem, why: `${why} ${NOTHING_WRITTEN}`, place };
  }
  return {
    code: "broken-link",
    message: `${leads} there is no such page or file`,
    why: `Visitors would get the not-found page, or see no picture. ${NOTHING_WRITTEN}`,
    hint: "Correct the address, or remove it.",
    place,
  };
}

const NOTHING_WRITTEN = "Nothing was written to the output folder.";

/** The mistake of a link to an id that its target does not have. */
export const brokenFragment = (message: string, fragment: string, ids: readonly string[]) =>
  ({
    code: "broken-fragment",
    message,
    why: "Visitors arrive at the top of the page and have to search for the promised text.",
    hint: `${didYouMean(fragment, ids)} The id of a heading is derived from its text.`.trim(),
  }) satisfies Mistake;

export const orphanPages = (pages: readonly OrphanPage[], { read, homeOf }: Options): Problem[] =>
  pages.map(({ site, page, isInMenu }): Problem => {
    const [file = ""] = page.sources;
    const link = `[...](/${page.path.slice(homeOf(site).length)}).`;
    const place = placeIn({ file, text: read(file) ?? "" }, 0);
    const mistake: Mistake = isInMenu
      ? {
          code: "menu-only-page",
          message: `Only menus link to ${page.path}`,
          why: "The text around a link tells readers and search engines what the page is about.",
          hint: `Link to it from the text of a page on the same subject: ${link}`,
        }
      : {
          code: "orphan-page",
          message: `No page links to ${page.path}`,
          why: "Visitors can find it only by its address, and search engines treat it as unimportant.",
          hint: `Link to it from a text or a menu: ${link} Give a landing page for advertisements \`noindex: true\`.`,
        };
    return { ...mistake, severity: "warning", place };
  });

/**
 * The source location of an address: in the page's copy or the site's settings, written as it is or relative to the
 * country's home. Default: the start of the copy.
 */
function findWritten(address: string, site: string, page: PageLinks | undefined, options: Options): Place {
  const { read, settingsOf, homeOf } = options;
  const home = homeOf(site);
  const inSite = address.startsWith(home) ? address.slice(home.length - 1) : address;
  const spellings = [...new Set([inSite, inSite.replace(/\/(?=#|$)/, ""), address])].filter((text) => text.length > 1);
  const files = [...(page?.sources ?? []), ...settingsOf(site)];
  for (const file of files) {
    const text = read(file);
    if (text === undefined) continue;
    for (const spelling of spellings) {
      const at = indexOfAddress(text, spelling);
      if (at >= 0) return placeIn({ file, text }, at, spelling.length);
    }
  }
  const [file = ""] = files;
  return placeIn({ file, text: read(file) ?? "" }, 0);
}

/** Index of an address in a text, or -1. `/old` doesn't match in `/older/`. */
function indexOfAddress(text: string, address: string): number {
  for (let at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + 1))
    if (!/[\w/#-]/.test(text.charAt(at + address.length))) return at;
  return -1;
}
