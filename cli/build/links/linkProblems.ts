import { placeIn } from "../../core/problems/codeFrame.ts";
import type { Place, Problem } from "../../core/problems/problem.ts";
import { didYouMean } from "../../core/problems/suggest.ts";
import type { BrokenLink } from "./checkLinks.ts";
import type { PageLinks } from "./siteLinks.ts";

/** A page to which no text links. */
interface OrphanPage {
  site: string;
  page: PageLinks;
  /** Whether a menu or the footer links to it. */
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

/** Problems for broken links, with their source locations. */
export const brokenLinks = (broken: readonly BrokenLink[], options: Options): Problem[] => [
  ...mergeSame(broken.map((link) => brokenLink(link, options))),
];

function brokenLink({ address, missing, site, pages, ids }: BrokenLink, options: Options): Problem & { pages: number } {
  const [first] = pages;
  const place = findWritten(address, site, first, options);
  const from = first?.path ?? "";
  const common = { severity: "error" as const, place, pages: pages.length };
  const [path = "", fragment = ""] = address.split("#");
  return missing === "target"
    ? {
        ...common,
        code: "broken-link",
        message: `${from} leads to \`${address}\`, but there is no such page or file`,
        why: "Visitors would get the not-found page, or see no picture. Nothing was written to the output folder.",
        hint: "Correct the address, or remove it.",
      }
    : {
        ...common,
        code: "broken-fragment",
        message: `${from} leads to \`${address}\`, but ${path === "" ? "it has no" : "that page has no"} element with the id \`${fragment}\``,
        why: "Visitors arrive at the top of the page and have to search for the promised text. Nothing was written to the output folder.",
        hint: `${didYouMean(fragment, ids)} The id of a heading is derived from its text.`.trim(),
      };
}

/** Merges problems with the same source location, which several pages show. */
function* mergeSame(problems: readonly (Problem & { pages: number })[]): Generator<Problem> {
  const places = new Map<string, Problem & { pages: number }>();
  for (const problem of problems) {
    const { file, line, column } = problem.place;
    const key = `${problem.code} ${file}:${line}:${column}`;
    const same = places.get(key);
    if (same) same.pages += problem.pages;
    else places.set(key, { ...problem });
  }
  for (const { pages, ...problem } of places.values())
    yield pages > 1 ? { ...problem, message: `${problem.message} (${pages} pages show it)` } : problem;
}

export const orphanPages = (pages: readonly OrphanPage[], { read, homeOf }: Options): Problem[] =>
  pages.map(({ site, page, isInMenu }): Problem => {
    const [file = ""] = page.sources;
    const link = `/${page.path.slice(homeOf(site).length)}`;
    const place = placeIn({ file, text: read(file) ?? "" }, 0);
    return isInMenu
      ? {
          code: "menu-only-page",
          severity: "warning",
          message: `Only menus link to ${page.path}`,
          why: "The text around a link tells readers and search engines what the page is about.",
          hint: `Link to it from the text of a page on the same subject: [...](${link}).`,
          place,
        }
      : {
          code: "orphan-page",
          severity: "warning",
          message: `No page links to ${page.path}`,
          why: "Visitors can find it only by its address, and search engines treat it as unimportant.",
          hint: `Link to it from a text or a menu: [...](${link}). Give a landing page for advertisements \`noindex: true\`.`,
          place,
        };
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
