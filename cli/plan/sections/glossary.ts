import { didYouMean } from "../../core/problems/suggest.ts";
import { termId } from "../pages/terms.ts";
import type { Planner } from "./context.ts";

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
    .map(([key, { term, name, text }]) => ({ id: termId(key), term, text, ...(name !== undefined && { name }) }))
    .toSorted((a, b) => compare(a.term, b.term));
  return shown.length > 0 ? { terms: shown } : undefined;
};
