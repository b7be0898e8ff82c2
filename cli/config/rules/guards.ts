import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Place, Problem } from "../../core/problems/problem.ts";
import { didYouMean } from "../../core/problems/suggest.ts";
import { becauseOf } from "./checkGuards.ts";
import { copyOfPage, findReusableCopy } from "../files/findCopies.ts";
import type { Config, SiteConfig, Rule } from "../../model/config.ts";
import { droppedGroups } from "../routes/droppedGroups.ts";
import { listRoutes } from "../routes/routes.ts";

/** A locked or required page. */
interface GuardedPage {
  page: string;
  why: string;
  place(): Place;
}

/** Locked pages have shared copy and path in every country; required pages exist in every country with its own copy. */
export const pagesAreGuarded: Rule = (config) => {
  const locked = pagesOf(config, "locked");
  const required = pagesOf(config, "required");
  if (locked.length + required.length === 0) return [];
  const known = new Set(config.countries.flatMap((site) => listRoutes(config, site).map(({ content }) => content)));
  return [
    ...[...locked, ...required].filter(({ page }) => !known.has(page)).map((guard) => unknownPage(guard, known)),
    ...locked.flatMap((guard) => config.countries.flatMap((site) => ownParts(config, site, guard))),
    ...required.flatMap((guard) => config.countries.flatMap((site) => missingCopy(config, site, guard))),
  ];
};

const pagesOf = ({ network, locateNetwork }: Config, list: "locked" | "required"): GuardedPage[] =>
  network[list].flatMap(({ page, why }, index): GuardedPage | [] => {
    if (page === undefined) return [];
    const place = () => locateNetwork([list, index, "page"]);
    return { page, place, why: becauseOf(place(), list, why) };
  });

const unknownPage = ({ page, place }: GuardedPage, known: ReadonlySet<string>): Problem => ({
  code: "unknown-page",
  severity: "error",
  message: `No country has a page \`${page}\``,
  hint: didYouMean(page, known),
  place: place(),
});

/** Reports a country's own copy or path of a locked page, or its omission. */
function ownParts({ root }: Config, site: SiteConfig, { page, why }: GuardedPage): Problem[] {
  const [group = "", ...rest] = page.split("/");
  const slug = rest.join("/");
  const { omit = [], slugs = {} } = site.config.groups[group] ?? {};
  const copy = Object.keys(site.config.pages).find((name) => isOwnCopy(site, name, page));
  const file = copyOfPage(site.key, page);
  const places: [what: string, place: Place][] = [
    ...(existsSync(join(root, file))
      ? ([["copy of its own", { file, line: 1, column: 1, length: 1 }]] satisfies [string, Place][])
      : []),
    ...(copy === undefined
      ? []
      : ([["copy of its own", site.locate(["pages", copy, "copy"], true)]] satisfies [string, Place][])),
    ...(omit.includes(slug)
      ? ([["no such page", site.locate(["groups", group, "omit", omit.indexOf(slug)])]] satisfies [string, Place][])
      : []),
    ...(Object.hasOwn(slugs, slug)
      ? ([["another path", site.locate(["groups", group, "slugs", slug], true)]] satisfies [string, Place][])
      : []),
  ];
  return places.map(([what, place]) => ({
    code: "locked-page",
    severity: "error",
    message: `The page \`${page}\` is the same in all countries, but ${site.key} has ${what}`,
    why,
    hint: "Remove this.",
    place,
  }));
}

/** Whether the country's own file has the copy of a page. */
function isOwnCopy(site: SiteConfig, name: string, page: string): boolean {
  const { content = name, copy } = site.config.pages[name] ?? {};
  return copy !== undefined && content === page && site.locate(["pages", name, "copy"]).file === site.file;
}

function missingCopy(config: Config, site: SiteConfig, { page, why }: GuardedPage): Problem[] {
  const [group] = page.split("/");
  if (droppedGroups(config, site).some((dropped) => dropped.group === group)) return [];
  const route = listRoutes(config, site).find(({ content }) => content === page);
  const file = copyOfPage(site.key, page);
  const hasCopy =
    existsSync(join(config.root, file)) || Object.keys(site.config.pages).some((name) => isOwnCopy(site, name, page));
  if (route && hasCopy) return [];
  // `missing-content` reports a page without any copy.
  if (route && !existsSync(join(config.root, copyOfPage("shared", route.content)))) return [];
  const other = findReusableCopy(config, site.key, page);
  const write =
    other === undefined ? `write ${file}` : `copy ${other} to ${file}, and make it ${site.config.name}'s own`;
  return [
    {
      code: "required-page",
      severity: "error",
      message: route
        ? `The page \`${page}\` of ${site.key} has no copy of its own`
        : `${site.key} has no page \`${page}\``,
      why,
      hint: route
        ? `${write.replace(/^./, (letter) => letter.toUpperCase())}. Or write there, with \`extends: true\`, only the copy to insert into the shared page.`
        : `Add the page to ${site.file}, and ${write}.`,
      ...(route && other !== undefined && { fix: { copy: other, to: file } }),
      place: route ? site.locate(route.from) : { file: site.file, line: 1, column: 1, length: 1 },
    },
  ];
}
