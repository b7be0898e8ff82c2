import type { SiteConfig } from "../loadConfig.ts";

type Settings = Pick<SiteConfig, "config">;

/** What settings say, by its id, as visitors read it. */
const SITE_FACTS: Record<string, (site: Settings) => string | undefined> = {
  "site.name": ({ config }) => config.name,
  "site.brand": ({ config }) => config.brand.name,
  "site.phone": ({ config }) => config.contacts.phone?.display,
  "site.whatsapp": ({ config }) => config.contacts.whatsapp?.display,
  "site.email": ({ config }) => config.contacts.email,
};

/** Where each is written in a country's file. */
const KEYS: Record<string, string> = {
  "site.phone": "contacts.phone",
  "site.whatsapp": "contacts.whatsapp",
  "site.email": "contacts.email",
};

export const SITE_FACT_IDS = Object.keys(SITE_FACTS);

/** What the settings of a site say by an id; undefined where they say nothing, or there is no such id. */
export const siteFact = (site: Settings, id: string): string | undefined =>
  Object.hasOwn(SITE_FACTS, id) ? SITE_FACTS[id]?.(site) : undefined;

/** What every site says, by its id. */
export const siteFacts = (site: Settings): Record<string, string> =>
  Object.fromEntries(
    SITE_FACT_IDS.flatMap((id) => {
      const said = siteFact(site, id);
      return said === undefined ? [] : [[id, said]];
    }),
  );

/** The key of a country's file that would say it; undefined where there is no such id. */
export const keyOfSiteFact = (id: string): string | undefined => (Object.hasOwn(KEYS, id) ? KEYS[id] : undefined);
