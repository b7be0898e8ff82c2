import type { Config } from "../../model/config.ts";
import type { Console } from "../../core/console/console.ts";
import { count } from "../../core/console/text.ts";
import type { Problem } from "../../core/problems/problem.ts";
import type { Vanished } from "./review.ts";

/** An entry to add so that a vanished address is redirected, or listed as gone. */
interface Fix {
  /** The country to whose file it is added; undefined for network.yaml. */
  site: Config["countries"][number] | undefined;
  /** `countries/india.yaml` */
  file: string;
  key: "redirects" | "gone";
  item: string;
}

/** The entry for a vanished address: a redirect to the proposed page. The pages of a removed site are gone. */
function fixOf({ countries }: Pick<Config, "countries">, { page, host, path, proposal }: Vanished): Fix {
  const country = page?.site.split("/")[0] ?? host;
  const site = countries.find(({ key }) => key === country);
  const file = site?.file ?? "countries/network.yaml";
  const from = page?.networkPath ?? path;
  if (!proposal) return { site, file, key: "gone", item: `- ${quote(page ? `/${page.site}/*` : from)}` };
  return { site, file, key: "redirects", item: `- { from: ${quote(from)}, to: ${quote(proposal.to.networkPath)} }` };
}

/** A path as YAML. Characters that are syntax in flow maps need quotes. */
const quote = (path: string): string => (/^[\w./*-]+$/.test(path) ? path : JSON.stringify(path));

/** A problem for each vanished address, with the entry to add. */
export const vanishedProblems = (config: Config, vanished: readonly Vanished[]): Problem[] =>
  vanished.map((one) => {
    const { site, file, key, item } = fixOf(config, one);
    return {
      code: "vanished-route",
      severity: "error",
      message: `${one.page ? one.path : `The redirect from ${one.path}`} is live, but would lead to a 404 page after this build`,
      why: `Links, bookmarks and search results would lead to the 404 page. ${whyThere(one)}`,
      hint: `Add to \`${key}\` of ${file}: ${item}${key === "redirects" ? ". If there is no replacement, list the path below `gone`." : ""}`,
      place: site ? site.locate([key], true) : config.locateNetwork([key], true),
    };
  });

function whyThere({ proposal }: Vanished): string {
  if (!proposal) return "Its site is no longer built.";
  if (proposal.isFallback) return "No page has its text or its slug, so the nearest list above it is proposed.";
  return `\`${proposal.to.page.title}\` has the same text or slug.`;
}

/** Vanished addresses as text, with YAML to paste for each list. */
export function describeVanished(
  config: Pick<Config, "countries" | "network">,
  vanished: readonly Vanished[],
  style: Console["style"],
): string {
  const lists = new Map<string, { fix: Fix; items: Set<string> }>();
  for (const one of vanished) {
    const fix = fixOf(config, one);
    const list = lists.get(`${fix.file} ${fix.key}`) ?? { fix, items: new Set() };
    list.items.add(`  ${fix.item}${noteOf(one)}`);
    lists.set(`${fix.file} ${fix.key}`, list);
  }
  const many = count(vanished.length, "published address", "published addresses");
  return [
    `${style("red", "✗")} ${many} would answer 404: links, bookmarks and search results would lead there.`,
    ...[...lists.values()].flatMap(({ fix: { site, file, key }, items }) => {
      const isThere = (site?.config ?? config.network)[key].length > 0;
      const where = isThere ? `Add to \`${key}\` of` : "Paste into";
      const start = `${where} ${style("bold", file)}, and check each target:`;
      return ["", start, "", ...(isThere ? [] : [`${key}:`]), ...items];
    }),
    "",
    "If there is no replacement, list the path below `gone:` instead: it answers 410.",
  ].join("\n");
}

function noteOf({ page, redirect, proposal }: Vanished): string {
  if (!proposal) return "";
  if (redirect) return " # was a redirect";
  return proposal.isFallback
    ? " # no page has its text or slug"
    : ` # ${quoted(page?.page.title)} → ${quoted(proposal.to.page.title)}`;
}

const quoted = (title = "") => `“${title}”`;
