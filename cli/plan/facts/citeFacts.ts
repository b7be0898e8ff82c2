import { mapTexts, replaceCitations } from "../../config/facts/citations.ts";
import type { Config, SiteConfig } from "../../model/config.ts";
import type { PageCopy } from "../../model/content.ts";
import { showFact, type FactReader } from "./showFact.ts";

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
