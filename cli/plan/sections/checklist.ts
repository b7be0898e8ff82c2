import { citedIn } from "../../config/facts/citations.ts";
import { didYouMean } from "../../core/problems/suggest.ts";
import type { Planner, SectionContext } from "./context.ts";

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
