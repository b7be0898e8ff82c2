import { navigationLinks } from "../../config/routes/siteLinks.ts";
import type { Config } from "../../model/config.ts";
import type { Content } from "../../model/content.ts";
import { renderCopy, siteCopyContext } from "../../content/copy/renderCopy.ts";
import type { OwnParts } from "../../content/parts/readParts.ts";
import type { Plan, PlannedPage, SitePlan } from "../../model/plan.ts";
import type { Place, Problem } from "../../core/problems/problem.ts";
import { memoize } from "../../core/lookups.ts";
import { brokenFragment } from "./linkProblems.ts";
import { needsNoId } from "./checkLinks.ts";
import { decodePercent } from "./linkTargets.ts";

interface Options {
  root: string;
  config: Pick<Config, "sites">;
  content: Content;
  plan: Pick<Plan, "sites">;
  parts: Pick<OwnParts, "files">;
}

interface FragmentLink {
  href: string;
  /** URL of the target page, without fragment. */
  address: string;
  fragment: string;
  place(): Place | undefined;
}

/** In ids of the engine (`privacy_banner`), never in those of headings. */
const NEVER_IN_COPY = /[A-Z_.]/;

/**
 * Reports `broken-fragment` for links in copy and menus, without a build. It checks only ids in copy: builds check links
 * to other ids (of own parts and of the engine) in the written pages.
 */
export function checkFragments({ root, config, content, plan, parts }: Options): Problem[] {
  const ownParts = new Set(parts.files.map(({ folder, name }) => `${folder}/${name}`));
  if (parts.files.some(({ folder }) => folder === "components")) return [];
  const pages = new Map(
    plan.sites.flatMap((site) => site.pages.map((page) => [page.head.canonical, { site, page }] as const)),
  );
  const idsAt = memoize((address: string): ReadonlySet<string> | undefined => {
    const { site, page } = pages.get(address) ?? {};
    if (!site || !page || ownParts.has(`templates/${page.route.template}`)) return undefined;
    return page.copy.sections.some(({ type }) => type === "own") ? undefined : idsOf(root, site, page);
  });
  const problems = plan.sites
    .flatMap((site) => [...linksInCopy(site, content), ...linksInMenus(site, config)])
    .flatMap(({ href, address, fragment, place }): Problem[] => {
      const ids = needsNoId(fragment) || NEVER_IN_COPY.test(fragment) ? undefined : idsAt(address);
      const at = ids === undefined || ids.has(fragment) ? undefined : place();
      if (ids === undefined || at === undefined) return [];
      const message = `\`${href}\` links to the id \`${fragment}\`, which the page does not have`;
      return [{ ...brokenFragment(message, fragment, [...ids]), place: at }];
    });
  // A mistake in shared copy is reported once.
  return [...new Map(problems.map((each) => [JSON.stringify([each.place, each.message]), each])).values()];
}

function idsOf(root: string, { site, terms }: SitePlan, { copy }: PlannedPage): ReadonlySet<string> {
  const context = siteCopyContext(site, terms);
  // The HTML is in strings of a nested object; all are searched at once, as JSON.
  const json = JSON.stringify(renderCopy(root, copy, context));
  return new Set([
    ...(context.taken ?? []),
    ...copy.sections.map(({ id }) => id),
    ...[...json.matchAll(/ id=\\"([^"\\]+)\\"/g)].map(([, id = ""]) => id),
  ]);
}

const linksInCopy = (site: SitePlan, content: Content): FragmentLink[] =>
  site.pages.flatMap(({ route, head, copy }) =>
    Object.entries(copy.links).flatMap(([href, target]) => {
      const copyParts = content.get(site.key)?.get(route.content)?.parts ?? [];
      const place = () => copyParts.map(({ file }) => file.locateLink(href)).find((each) => each !== undefined);
      return toFragment(href, target ?? "", head.canonical, place);
    }),
  );

const linksInMenus = ({ key, site, pages }: SitePlan, { sites }: Pick<Config, "sites">): FragmentLink[] => {
  const siteConfig = sites.find((each) => each.key === key);
  const [first] = pages;
  if (!siteConfig || !first) return [];
  return navigationLinks(siteConfig).flatMap(({ to, path }) =>
    toFragment(to, `${site.country.home}${to.slice(1)}`, first.head.canonical, () => siteConfig.locate(path)),
  );
};

function toFragment(href: string, target: string, base: string, place: FragmentLink["place"]): FragmentLink[] {
  if (!target.includes("#") || !URL.canParse(target, base)) return [];
  const url = new URL(target, base);
  const fragment = decodePercent(url.hash.slice(1));
  url.hash = "";
  url.search = "";
  return [{ href, address: url.href, fragment, place }];
}
