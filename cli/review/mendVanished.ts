import type { Config } from "../config/loadConfig.ts";
import type { Place, Problem } from "../report/problem.ts";
import type { Vanished } from "./review.ts";

/** What to write so that a vanished address leads somewhere. */
export interface Mend {
  /** `countries/india.yaml` */
  file: string;
  /** An item of `redirects`. */
  yaml: string;
}

/** The item that leads a vanished address to the page that was found for it. */
export function mendOf({ countries }: Pick<Config, "countries">, vanished: Vanished): Mend {
  const country = countryOf(vanished);
  const isConfigured = countries.some(({ key }) => key === country);
  const file = isConfigured ? `countries/${country}.yaml` : "countries/network.yaml";
  const from = vanished.page?.networkPath ?? vanished.path;
  const to = vanished.proposal?.to.networkPath;
  return { file, yaml: `- { from: ${quote(from)}, ${to === undefined ? "gone: true" : `to: ${quote(to)}`} }` };
}

const countryOf = ({ page, host }: Vanished): string => page?.site.split("/")[0] ?? host;

/** A path as YAML: only characters that flow maps mean something by need quotes. */
const quote = (path: string): string => (/^[\w./*-]+$/.test(path) ? path : JSON.stringify(path));

/** What is reported for vanished addresses: each with what to write, and where. */
export function vanishedProblems(config: Config, vanished: readonly Vanished[]): Problem[] {
  return vanished.map((one) => {
    const { file, yaml } = mendOf(config, one);
    const { proposal } = one;
    const why =
      proposal === undefined
        ? "Its site is no longer built."
        : proposal.isFallback
          ? "No page is like it; the nearest list above it is proposed."
          : `\`${proposal.to.page.title}\` is most like it.`;
    return {
      code: "vanished-route",
      severity: "error",
      message: `${one.page ? one.path : `The redirect from ${one.path}`} is live, and leads nowhere after this build`,
      why: `Links, bookmarks and search results would end at the 404 page. ${why}`,
      hint: `Add to \`redirects\` of ${file}, or say \`gone: true\` in place of \`to\`: ${yaml}`,
      place: placeOf(config, file),
    };
  });
}

/** The file's redirects, or its beginning. */
function placeOf(config: Config, file: string): Place {
  const site = config.countries.find((country) => country.file === file);
  return site ? site.locate(["redirects"], true) : config.locateNetwork(["redirects"], true);
}
