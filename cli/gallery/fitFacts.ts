import { parseDocument } from "yaml";
import type { Config, SiteConfig } from "../config/loadConfig.ts";
import { listRoutes } from "../config/routes/routes.ts";
import type { FactConfig } from "../config/schema/facts.ts";
import { localized } from "../plan/facts/showFact.ts";
import type { Example } from "./fitExample.ts";

/** Facts to show in place of those of the example, at most. */
const MOST = 3;

interface Lines {
  /** The option that lists what is asked of each place. */
  option: "topics" | "lines";
  fits(fact: FactConfig): boolean;
}

/** The kinds of section that show facts of places. */
const FACT_KINDS = {
  comparison: { option: "topics", fits: () => true },
  budget: { option: "lines", fits: ({ currency }) => currency !== undefined },
} as const satisfies Record<string, Lines>;

/** Fits an example to a country's facts: its group is one whose pages have facts, and it asks for facts that they have. */
export function fitFacts(
  kind: keyof typeof FACT_KINDS,
  yaml: string,
  { network, facts }: Pick<Config, "network" | "facts">,
  site: SiteConfig,
): Example {
  const { option, fits }: Lines = FACT_KINDS[kind];
  const pages = listRoutes({ network }, site).filter(({ role, flag }) => role === "page" && flag !== undefined);
  for (const group of new Set(pages.flatMap((page) => page.group ?? []))) {
    const keys = pages.filter((page) => page.group === group).map(({ flag }) => flag?.toLowerCase());
    const known = new Map(
      Object.entries(facts).flatMap(([id, fact]): [string, FactConfig][] => {
        const [key, ...rest] = id.split(".");
        const isRead = fact.appliesTo.readers?.includes(site.country) ?? true;
        return keys.includes(key) && isRead && fits(fact) ? [[rest.join("."), fact]] : [];
      }),
    );
    if (known.size === 0) continue;
    const document = parseDocument(yaml);
    const [section] = document.toJS() as { [key in typeof option]?: { label: string; fact?: string }[] }[];
    const asked = (section?.[option] ?? []).filter(({ fact }) => fact === undefined || known.has(fact));
    const others = [...known]
      .slice(0, MOST)
      .map(([fact, { label }]) => ({ label: localized(label, site.language), fact }));
    document.setIn([0, "group"], group);
    document.setIn([0, option], asked.some(({ fact }) => fact !== undefined) ? asked : [...others, ...asked]);
    return { yaml: document.toString({ lineWidth: 0 }) };
  }
  return { yaml: "", missing: "no group with pages that have a `flag` and facts in countries/facts.yaml" };
}
