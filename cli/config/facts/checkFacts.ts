import type { Mistake, Problem } from "../../core/problems/problem.ts";
import { didYouMean, suggestionIn } from "../../core/problems/suggest.ts";
import type { Config, SiteConfig } from "../../model/config.ts";
import { FACTS_FILE } from "./loadFacts.ts";
import { SITE_PREFIX, type FactConfig } from "../schema/facts.ts";

/** What is wrong with a citation of an unknown fact, or of one that doesn't apply to the site's readers. */
export function citationMistake({ facts, factIds }: Config, id: string, site: SiteConfig): Mistake | undefined {
  if (id.startsWith(SITE_PREFIX)) return siteFact(site, id) === undefined ? missingSetting(id, site) : undefined;
  const fact = facts[id];
  if (!fact && factIds.includes(id)) return undefined;
  if (!fact)
    return {
      code: "unknown-fact",
      message: `There is no fact \`${id}\``,
      why: "Visitors would see the braces.",
      hint: didYouMean(id, factIds) || "Add it to countries/facts.yaml, with its source.",
    };
  const { readers } = fact.appliesTo;
  if (!readers || readers.includes(site.country)) return undefined;
  return {
    code: "fact-elsewhere",
    message: `The fact \`${id}\` is not for readers of ${site.config.name}`,
    why: `\`appliesTo.readers\` is ${readers.join(", ")}.`,
    hint: "Cite a fact for these readers, or add the country to `readers` in countries/facts.yaml.",
  };
}

function missingSetting(id: string, site: SiteConfig): Mistake {
  const key = keyOfSiteFact(id);
  return {
    code: "unknown-fact",
    message: key === undefined ? `There is no fact \`${id}\`` : `${site.config.name} has no \`${key}\` for \`${id}\``,
    why: "Visitors would see the braces.",
    hint:
      key === undefined
        ? didYouMean(id, SITE_FACT_IDS) || `Write one of ${SITE_FACT_IDS.join(", ")}.`
        : `Write \`${key}\` into the country's file, or remove the sentence.`,
  };
}

const PAGE_KEYS: ReadonlySet<string | undefined> = new Set(["pages", "groups"]);

/**
 * Drops what follows from a part that wasn't read: unknown facts if the facts file is invalid YAML, links to pages and
 * unused files if the key of pages is misspelled.
 */
export function withoutUnread(problems: readonly Problem[]): Problem[] {
  const lacksFacts = problems.some(({ code, place }) => place.file === FACTS_FILE && code.startsWith("yaml-"));
  const lacksPages = problems.some(
    ({ code, hint = "" }) => code === "unknown-key" && PAGE_KEYS.has(suggestionIn(hint)),
  );
  const follows = ({ code }: Problem) =>
    (lacksFacts && code === "unknown-fact") || (lacksPages && ["broken-link", "unused-content"].includes(code));
  return problems.filter((problem) => !follows(problem));
}

/** The exchange rate between two currencies; undefined if there is none. */
export function findRate(facts: Config["facts"], from: string, to: string): { id: string; value: number } | undefined {
  for (const [id, { rate, value }] of Object.entries(facts))
    if (rate?.from === from && rate.to === to && typeof value === "number") return { id, value };
  return undefined;
}

/** Reports expired facts. @param today ISO 8601 */
export const checkDates = ({ facts, locateFact }: Config, today: string): Problem[] =>
  Object.entries(facts)
    .filter(([, { expires }]) => expires <= today)
    .map(([id, fact]) => ({
      code: "outdated-fact",
      severity: "warning",
      message: `The fact \`${id}\` expired on ${fact.expires}`,
      why: `${age(fact)}; pages still show it.`,
      hint: `Open ${fact.source} and compare. Then write the value, today as \`checked\`, and the day of the next check as \`expires\`.`,
      place: locateFact([id, "expires"]),
    }));

const age = ({ checked }: FactConfig): string =>
  checked === undefined
    ? "It was never compared with its source"
    : `It was last compared with its source on ${checked}`;

/** Facts from a site's settings, by id, as visitors read them. */
const SITE_FACTS: Record<string, (site: SiteConfig) => string | undefined> = {
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

const SITE_FACT_IDS = Object.keys(SITE_FACTS);

/** A fact from a site's settings; undefined if not set or unknown. */
const siteFact = (site: SiteConfig, id: string): string | undefined =>
  Object.hasOwn(SITE_FACTS, id) ? SITE_FACTS[id]?.(site) : undefined;

/** All facts from a site's settings, by id. */
export const siteFacts = (site: SiteConfig): Record<string, string> =>
  Object.fromEntries(
    SITE_FACT_IDS.flatMap((id) => {
      const value = siteFact(site, id);
      return value === undefined ? [] : [[id, value]];
    }),
  );

/** The key of a country's file for such a fact; undefined for an unknown id. */
const keyOfSiteFact = (id: string): string | undefined => (Object.hasOwn(KEYS, id) ? KEYS[id] : undefined);
