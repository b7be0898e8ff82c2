import { findRate } from "../../config/facts/checkFacts.ts";
import { citedIn } from "../../config/facts/citations.ts";
import type { Config, SiteConfig } from "../../config/loadConfig.ts";
import type { Problem } from "../../report/problem.ts";
import type { PlannedPage } from "../plan.ts";

/** Reports the currencies of facts that a site shows, where there is no rate to that of its readers. */
export function checkRates(
  { facts, sites }: Config,
  { key, locate }: SiteConfig,
  pages: readonly PlannedPage[],
): Problem[] {
  const { currency, ...config } = sites.find((site) => site.key === key)?.config ?? {};
  if (currency === undefined) return [];
  const cited = [...pages.flatMap(({ cites }) => cites), ...citedIn(JSON.stringify(config))];
  const others = new Set(cited.flatMap((id) => facts[id]?.currency ?? []));
  const missing = [...others].filter((other) => other !== currency && !findRate(facts, other, currency));
  if (missing.length === 0) return [];
  return [
    {
      code: "missing-rate",
      severity: "warning",
      message: `There is no rate of exchange from ${missing.join(", ")} to ${currency}`,
      why: "Pages of the site give these amounts in the foreign currency alone.",
      hint: `Add a fact with \`rate: { from: ${missing[0]}, to: ${currency} }\` to countries/facts.yaml.`,
      place: locate(["currency"]),
    },
  ];
}
