import { citedIn } from "../../config/facts/citations.ts";
import { didYouMean } from "../../core/problems/suggest.ts";
import type { ExplainedTerm } from "../../content/copy/markTerms.ts";
import type { SiteContext } from "../../model/siteContext.ts";
import type { Planner, SectionContext } from "./context.ts";

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
    const id = termId(key);
    return { id, forms: [term, ...also], title: name ?? term, text, ...(page && { href: `${page.path}#${id}` }) };
  });
}

/** The country's terms in alphabetical order: all, or the named ones. */
export const planGlossary: Planner<"glossary"> = ({ terms: named }, context) => {
  const { site } = context.site;
  const { terms } = site.config;
  named?.forEach((key, index) => {
    if (!Object.hasOwn(terms, key))
      context.report(["terms", index], {
        code: "unknown-term",
        message: `There is no term \`${key}\``,
        hint:
          didYouMean(key, Object.keys(terms)) || "Define it under `terms` in the country's file, or in the defaults.",
      });
  });
  const { compare } = new Intl.Collator(site.language);
  const shown = Object.entries(terms)
    .filter(([key]) => named === undefined || named.includes(key))
    .map(([key, { term, name, text }]) => ({ id: termId(key), term, text, name }))
    .toSorted((a, b) => compare(a.term, b.term));
  return shown.length > 0 ? { terms: shown } : undefined;
};

/** A checklist of documents, from lists of the country's settings. */
export const planChecklist: Planner<"checklist"> = ({ id = "checklist", heading, lists }, context) => {
  const shown = lists.flatMap((key, index) => {
    const list = listOf(context, key, index);
    const items = Object.entries(list?.items ?? {}).flatMap(([item, written]) => {
      if (written === false) return [];
      const { text, help } = written;
      const html = help === undefined ? undefined : context.settingsText(help);
      return { id: `${id}.${key}.${item}`, name: `${key}.${item}`, text, html };
    });
    return list && items.length > 0 ? { key, title: list.title, items } : [];
  });
  return shown.length > 0 ? { heading, lists: shown } : undefined;
};

function listOf(context: SectionContext, key: string, index: number) {
  const { site, config } = context.site;
  const { documents } = site.config;
  const list = Object.hasOwn(documents, key) ? documents[key] : undefined;
  if (!list) {
    // Shared copy may name a list that only other countries have.
    if (!config.countries.some((country) => Object.hasOwn(country.config.documents, key)))
      context.report(["lists", index], {
        code: "unknown-documents",
        message: `There is no list of documents \`${key}\``,
        hint:
          didYouMean(key, Object.keys(documents)) ||
          "Define it under `documents` in the country's file, or in the defaults.",
      });
    return undefined;
  }
  // `site` has facts in place of citations, so citations are read from the original settings.
  const written = config.sites.find((other) => other.key === site.key)?.config.documents[key];
  for (const cited of citedIn(JSON.stringify(written ?? {}))) context.fact(cited);
  return list;
}
