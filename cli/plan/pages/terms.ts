import type { ExplainedTerm } from "../../content/copy/markTerms.ts";
import type { SiteContext } from "../../model/siteContext.ts";

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
