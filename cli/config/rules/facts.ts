import { firstProblems, type Problem } from "../../report/problem.ts";
import { checkCitation } from "../facts/checkFacts.ts";
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
