import { firstProblems, type Problem } from "../../report/problem.ts";
import { checkCitation, findRate } from "../facts/checkFacts.ts";
import { brokenCitation, brokenCitations, citedIn, findText } from "../facts/citations.ts";
import type { Rule } from "./index.ts";

/** Settings cite facts that are there, and that are for the readers of the country. Pages in settings are checked with the copy. */
export const settingsCiteFacts: Rule = (config) =>
  config.sites.flatMap((site) => {
    const { pages: _, ...settings } = site.config;
    const text = JSON.stringify(settings);
    if (!text.includes("{{")) return [];
    const place = (written: string) => site.locate(findText(settings, written) ?? []);
    return [
      ...citedIn(text).flatMap((id) => checkCitation(config, { id, site, place: () => place(`{{fact:${id}`) })),
      ...firstProblems(brokenCitations(text), (written): Problem => ({
        ...brokenCitation(written),
        place: place(written),
      })),
    ];
  });

/** Countries that facts name are there. */
export const factsNameCountries: Rule = ({ facts, locateFact, countries, brokenCountries }) => {
  const known = new Set([...countries.map(({ key }) => key), ...brokenCountries]);
  return Object.entries(facts).flatMap(([id, { appliesTo }]) =>
    (appliesTo.readers ?? []).flatMap((reader, index): Problem[] =>
      known.has(reader)
        ? []
        : [
            {
              code: "unknown-country",
              severity: "error",
              message: `There is no country \`${reader}\``,
              why: "`readers` are countries of this project, by their keys.",
              hint: `Write one of ${[...known].join(", ")}.`,
              place: locateFact([id, "appliesTo", "readers", index]),
            },
          ],
    ),
  );
};

/** There is a rate for each currency of a fact and of its readers. */
export const currenciesHaveRates: Rule = ({ facts, countries }) =>
  countries.flatMap((site): Problem[] => {
    const { currency } = site.config;
    if (currency === undefined) return [];
    const others = Object.values(facts)
      .filter(({ appliesTo: { readers } }) => !readers || readers.includes(site.country))
      .flatMap((fact) => (fact.currency === undefined || fact.currency === currency ? [] : fact.currency));
    const missing = [...new Set(others)].filter((other) => !findRate(facts, other, currency));
    if (missing.length === 0) return [];
    return [
      {
        code: "missing-rate",
        severity: "warning",
        message: `There is no rate of exchange from ${missing.join(", ")} to ${currency}`,
        why: `Pages of ${site.config.name} give these amounts in the foreign currency alone.`,
        hint: `Add a fact with \`rate: { from: ${missing[0] ?? ""}, to: ${currency} }\` to countries/facts.yaml.`,
        place: site.locate(["currency"]),
      },
    ];
  });
