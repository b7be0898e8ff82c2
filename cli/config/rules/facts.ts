import { pathPrefix, withSlash } from "../../../runtime/site/urls.ts";
import { didYouMean } from "../../core/problems/suggest.ts";
import { citationMistake } from "../facts/checkFacts.ts";
import { brokenCitation, brokenCitations, citedIn, findText } from "../facts/citations.ts";
import { listRedirects, redirectFinder } from "../routes/redirects.ts";
import { isListPath } from "../routes/siteLinks.ts";
import { pathOfUrl, siteHosts } from "../routes/siteHosts.ts";
import type { Rule } from "../../model/config.ts";
import { pagePaths } from "./redirects.ts";
import { textsAt } from "../yaml/yamlFile.ts";

/** Settings cite facts that exist and apply to the country's readers. Copy in settings is checked with other copy. */
export const settingsCiteFacts: Rule = (config) =>
  config.sites.map((site) => {
    const { pages: _, ...settings } = site.config;
    const text = JSON.stringify(settings);
    if (!text.includes("{{")) return [];
    const place = (written: string) => site.locate(findText(settings, written) ?? []);
    return [
      citedIn(text).map((id) => {
        const mistake = citationMistake(config, id, site);
        return mistake && { ...mistake, place: place(`{{fact:${id}`) };
      }),
      brokenCitations(text).map((written) => ({ ...brokenCitation(written), place: place(written) })),
    ];
  });

export const factsNameCountries: Rule = ({ facts, locateFact, countries, brokenCountries }) => {
  const known = new Set([...countries.map(({ key }) => key), ...brokenCountries]);
  return textsAt(facts, ["*.appliesTo.readers.*"])
    .filter(({ text }) => !known.has(text))
    .map(({ text, path }) => ({
      code: "unknown-country",
      message: `There is no country \`${text}\``,
      why: "`readers` are keys of this project's countries.",
      hint: `Write one of ${[...known].join(", ")}.`,
      place: locateFact(path),
    }));
};

/** A source on the network's own hosts is an existing page. Files and lists of posts are checked later. */
export const ownSourcesAreThere: Rule = (config) => {
  const hosts = siteHosts(config);
  const own = Object.entries(config.facts).flatMap(([id, { source }]) => {
    const path = pathOfUrl(hosts, source);
    return path === undefined || /\.\w+$/.test(path) || isListPath(config, path) ? [] : [{ id, source, path }];
  });
  if (own.length === 0) return [];
  const pages = pagePaths(config);
  const redirectOf = redirectFinder(listRedirects(config));
  return own
    .filter(({ path }) => !pages.includes(withSlash(path)) && redirectOf(path) === undefined)
    .filter(({ path }) => !config.brokenCountries.includes(pathPrefix(path)))
    .map(({ id, source, path }) => ({
      code: "broken-link",
      message: `There is no page \`${source}\``,
      why: "Pages that show the fact link to its source.",
      hint: didYouMean(withSlash(path), pages),
      place: config.locateFact([id, "source"]),
    }));
};
