import type { SiteConfig } from "../../model/config.ts";

type Settings = Pick<SiteConfig, "config">;

/** Facts from a site's settings, by id, as visitors read them. */
const SITE_FACTS: Record<string, (site: Settings) => string | undefined> = {
  "site.name": ({ config }) => config.name,
  "site.brand": ({ config }) => config.brand.name,
  "site.phone": ({ config }) => config.contacts.phone?.display,
  "site.whatsapp": ({ config }) => config.contacts.whatsapp?.display,
  "site.email": ({ config }) => config.contacts.email,
};

/** Their keys in a country's file. */
const KEYS: Record<string, string> = {
  "site.phone": "contacts.phone",
  "site.whatsapp": "contacts.whatsapp",
  "site.email": "contacts.email",
};

export const SITE_FACT_IDS = Object.keys(SITE_FACTS);

/** A fact from a site's settings; undefined if not set or unknown. */
export const siteFact = (site: Settings, id: string): string | undefined =>
  Object.hasOwn(SITE_FACTS, id) ? SITE_FACTS[id]?.(site) : undefined;

/** All facts from a site's settings, by id. */
export const siteFacts = (site: Settings): Record<string, string> =>
  Object.fromEntries(
    SITE_FACT_IDS.flatMap((id) => {
      const value = siteFact(site, id);
      return value === undefined ? [] : [[id, value]];
    }),
  );

/** The key of a country's file for such a fact; undefined for an unknown id. */
export const keyOfSiteFact = (id: string): string | undefined => (Object.hasOwn(KEYS, id) ? KEYS[id] : undefined);
