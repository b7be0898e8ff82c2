import { mapTexts, replaceCitations } from "../../config/facts/citations.ts";
import type { Config, SiteConfig } from "../../config/loadConfig.ts";
import type { PageCopy } from "../../content/loadContent.ts";
import { showFact, type FactReader } from "./showFact.ts";

/** A text with the facts that it cites in place of their citations. */
const cite = (reader: FactReader) => (text: string) =>
  replaceCitations(text, ({ id, plain }) => showFact(reader, id)?.[plain ? "plain" : "full"]);

/** The settings of a site with the facts that they cite. */
export const citeInSettings = (site: SiteConfig, reader: FactReader): SiteConfig =>
  site.cites ? { ...site, config: mapTexts(site.config, cite(reader)) } : site;

/** The network's settings with the facts that they cite, as the readers of a site see them. */
export function citeInNetwork(config: Config, reader: FactReader): Config {
  if (!JSON.stringify(config.network).includes("{{fact:")) return config;
  return { ...config, network: mapTexts(config.network, cite(reader)) };
}

/** Copy whose front matter has the facts that it cites. Those of the Markdown below it are written when it becomes HTML. */
export function citeInCopies(copies: ReadonlyMap<string, PageCopy>, reader: FactReader): Map<string, PageCopy> {
  const write = cite(reader);
  return new Map(
    [...copies].map(([key, copy]) => [
      key,
      copy.cites.length > 0 ? { ...copy, data: mapTexts(copy.data, write), faq: mapTexts(copy.faq, write) } : copy,
    ]),
  );
}

/** What is shown of the facts that Markdown cites, by the citation as it is written. */
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
