import { mapTexts, replaceCitations } from "../../config/facts/citations.ts";
import type { Config, SiteConfig } from "../../model/config.ts";
import type { PageCopy } from "../../model/content.ts";
import { showFact, type FactReader } from "./showFact.ts";
import type { ExplainedTerm } from "../../content/copy/markTerms.ts";
import type { SiteContext } from "../../model/siteContext.ts";

/** Replaces citations in a text with their facts. */
const cite = (reader: FactReader) => (text: string) =>
  replaceCitations(text, ({ id, plain }) => showFact(reader, id)?.[plain ? "plain" : "full"]);

/** A site's settings with facts in place of citations. */
export const citeInSettings = (site: SiteConfig, reader: FactReader): SiteConfig =>
  site.cites ? { ...site, config: mapTexts(site.config, cite(reader)) } : site;

/** The network's settings with facts in place of citations, formatted for a site's readers. */
export function citeInNetwork(config: Config, reader: FactReader): Config {
  if (!JSON.stringify(config.network).includes("{{fact:")) return config;
  return { ...config, network: mapTexts(config.network, cite(reader)) };
}

/** Replaces the citations of front matter with facts. Those of Markdown are replaced when it is rendered. */
export function citeInCopies(copies: ReadonlyMap<string, PageCopy>, reader: FactReader): Map<string, PageCopy> {
  const write = cite(reader);
  return new Map(
    [...copies].map(([key, copy]) => [
      key,
      copy.cites.length > 0 ? { ...copy, data: mapTexts(copy.data, write), faq: mapTexts(copy.faq, write) } : copy,
    ]),
  );
}

/** The replacements for the citations in Markdown, keyed by citation. */
export const shownCitations = (ids: readonly string[], reader: FactReader): Record<string, string> =>
  Object.fromEntries(
    ids.flatMap((id) => {
      const shown = showFact(reader, id);
      return shown
        ? [
            [`{{fact:${id}}}`, shown.full],
            [`{{fact:${id} plain}}`, shown.plain],
          ]
        : [];
    }),
  );

/** Element id of a term, by its key in the settings. */
export const termId = (key: string): string => `term-${key}`;

/** The terms that a site's pages explain, each with a link to the glossary that lists it, if any. */
export function explainedTerms({ site, routes, copies }: SiteContext): ExplainedTerm[] {
  const glossaries = routes.ofSite(site.key).flatMap(({ path, content }) => {
    const sections = copies.get(content)?.data.sections ?? [];
    return sections.flatMap((section) => (section.type === "glossary" ? [{ path, terms: section.terms }] : []));
  });
  return Object.entries(site.config.terms).map(([key, { term, name, text, also }]) => {
    const page = glossaries.find(({ terms }) => terms === undefined || terms.includes(key));
    return {
      id: termId(key),
      forms: [term, ...also],
      title: name ?? term,
      text,
      ...(page && { href: `${page.path}#${termId(key)}` }),
    };
  });
}
