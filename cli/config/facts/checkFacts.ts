import type { Mistake, Problem } from "../../core/problems/problem.ts";
import { didYouMean, suggestionIn } from "../../core/problems/suggest.ts";
import type { Config, SiteConfig } from "../../model/config.ts";
import { FACTS_FILE } from "./loadFacts.ts";
import { SITE_PREFIX } from "../schema/facts.ts";

/** What is wrong with a citation of an unknown fact, or of one that doesn't apply to the site's readers. */
export function citationMistake({ facts, factIds }: Config, id: string, site: SiteConfig): Mistake | undefined {
  if (id.startsWith(SITE_PREFIX)) return missingSetting(id, site);
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

function missingSetting(id: string, site: SiteConfig): Mistake | undefined {
  const { key, valueIn } = SITE_FACTS.get(id) ?? {};
  if (valueIn?.(site) !== undefined) return undefined;
  return {
    code: "unknown-fact",
    message: key === undefined ? `There is no fact \`${id}\`` : `${site.config.name} has no \`${key}\` for \`${id}\``,
    why: "Visitors would see the braces.",
    hint:
      key === undefined
        ? didYouMean(id, SITE_FACTS.keys())
        : `Write \`${key}\` into the country's file, or remove the sentence.`,
  };
}

/**
 * Drops what follows from a part that wasn't read: unknown facts if the facts file is invalid YAML, links to pages and
 * unused files if the key of pages is misspelled.
 */
export function withoutUnread(problems: readonly Problem[]): Problem[] {
  const lacksFacts = problems.some(({ code, place }) => place.file === FACTS_FILE && code.startsWith("yaml-"));
  const lacksPages = problems.some(
    ({ code, hint = "" }) => code === "unknown-key" && ["pages", "groups"].includes(suggestionIn(hint) ?? ""),
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
      why: `It was ${fact.checked === undefined ? "never compared with its source" : `last compared with its source on ${fact.checked}`}; pages still show it.`,
      hint: `Open ${fact.source} and compare. Then write the value, today as \`checked\`, and the day of the next check as \`expires\`.`,
      place: locateFact([id, "expires"]),
    }));

/** Facts from a site's settings, by id: as visitors read them, and the key of a country's file if it may be missing. */
const SITE_FACTS = new Map<string, { key?: string; valueIn(site: SiteConfig): string | undefined }>([
  ["site.name", { valueIn: ({ config }) => config.name }],
  ["site.brand", { valueIn: ({ config }) => config.brand.name }],
  ["site.phone", { key: "contacts.phone", valueIn: ({ config }) => config.contacts.phone?.display }],
  ["site.whatsapp", { key: "contacts.whatsapp", valueIn: ({ config }) => config.contacts.whatsapp?.display }],
  ["site.email", { key: "contacts.email", valueIn: ({ config }) => config.contacts.email }],
]);

/** All facts from a site's settings, by id. */
export const siteFacts = (site: SiteConfig): Record<string, string> =>
  Object.fromEntries(
    [...SITE_FACTS].flatMap(([id, { valueIn }]) => {
      const value = valueIn(site);
      return value === undefined ? [] : [[id, value]];
    }),
  );
