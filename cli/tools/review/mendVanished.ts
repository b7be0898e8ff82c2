import type { Config } from "../../config/loadConfig.ts";
import type { Place, Problem } from "../../report/problem.ts";
import type { Vanished } from "./review.ts";

/** What to write so that a vanished address leads somewhere, or is said to be gone. */
export interface Mend {
  /** `countries/india.yaml` */
  file: string;
  /** The list that gets it. */
  key: "redirects" | "gone";
  /** Its item, as YAML. */
  item: string;
}

/** The item for a vanished address: a redirect to the page that was found for it; of a site that is no more, all as gone. */
export function mendOf({ countries }: Pick<Config, "countries">, { page, host, path, proposal }: Vanished): Mend {
  const country = page?.site.split("/")[0] ?? host;
  const isConfigured = countries.some(({ key }) => key === country);
  const file = isConfigured ? `countries/${country}.yaml` : "countries/network.yaml";
  const from = page?.networkPath ?? path;
  if (!proposal) return { file, key: "gone", item: `- ${quote(page ? `/${page.site}/*` : from)}` };
  return { file, key: "redirects", item: `- { from: ${quote(from)}, to: ${quote(proposal.to.networkPath)} }` };
}

/** A path as YAML: only characters that flow maps mean something by need quotes. */
const quote = (path: string): string => (/^[\w./*-]+$/.test(path) ? path : JSON.stringify(path));

/** What is reported for vanished addresses: each with what to write, and where. */
export const vanishedProblems = (config: Config, vanished: readonly Vanished[]): Problem[] =>
  vanished.map((one) => {
    const { file, key, item } = mendOf(config, one);
    return {
      code: "vanished-route",
      severity: "error",
      message: `${one.page ? one.path : `The redirect from ${one.path}`} is live, and leads nowhere after this build`,
      why: `Links, bookmarks and search results would end at the 404 page. ${whyThere(one)}`,
      hint: `Add to \`${key}\` of ${file}: ${item}${key === "redirects" ? "; where nothing follows, list the path below `gone`." : ""}`,
      place: placeOf(config, file, key),
    };
  });

function whyThere({ proposal }: Vanished): string {
  if (!proposal) return "Its site is no longer built.";
  if (proposal.isFallback) return "No page has its text or its slug; the nearest list above it is proposed.";
  return `\`${proposal.to.page.title}\` has its text, or its slug.`;
}

/** The list in the file, or the file's beginning. */
function placeOf(config: Config, file: string, key: Mend["key"]): Place {
  const site = config.countries.find((country) => country.file === file);
  return site ? site.locate([key], true) : config.locateNetwork([key], true);
}

/** Whether a file has such a list already. */
export function hasList({ countries, network }: Pick<Config, "countries" | "network">, { file, key }: Mend): boolean {
  const own = countries.find((country) => country.file === file)?.config ?? network;
  return own[key].length > 0;
}
