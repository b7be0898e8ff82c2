import { didYouMean } from "../../core/problems/suggest.ts";
import type { ExplainedTerm } from "../../content/copy/markTerms.ts";
import type { SiteContext } from "../../model/siteContext.ts";
import type { Planner } from "./context.ts";

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
