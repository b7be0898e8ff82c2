import { parseDocument, stringify } from "yaml";
import { type FactConfig, type OwnKind, listRoutes } from "../../config/index.ts";
import type { SectionType } from "../../../runtime/site/sections.ts";
import type { Config, SiteConfig } from "../../model/config.ts";
import { localized } from "../../plan/index.ts";

/** An example that is adapted to a country. */
export interface Example {
  /** YAML of a list of sections; empty if the country lacks what they show. */
  yaml: string;
  /** What the country lacks. */
  missing?: string;
}

/** An option that refers to something in the project. */
interface Reference {
  option: string;
  /** Valid names. */
  known(config: Config, site: SiteConfig): string[];
  /** Description for `Example.missing`. */
  missing: string;
}

const MAP_FLAGS = 3;

const REFERENCES: Partial<Record<SectionType, Reference>> = {
  cards: { option: "group", known: groupsWith(1), missing: "no group of pages" },
  checklist: { option: "lists", known: namesIn("documents"), missing: "no list under `documents` in the settings" },
  glossary: { option: "terms", known: namesIn("terms"), missing: "no term under `terms` in the settings" },
  institutions: {
    option: "list",
    known: ({ network }) => Object.keys(network.institutions),
    missing: "no list under `institutions` in network.yaml",
  },
  map: {
    option: "group",
    known: groupsWith(MAP_FLAGS, ({ flag }) => flag !== undefined),
    missing: "no group with three pages or more that have a `flag`",
  },
  posts: {
    option: "group",
    known: ({ network }, { posts }) =>
      Object.keys(posts).filter((group) => network.groups[group]?.collection && posts[group]?.length),
    missing: "no collection of posts",
  },
};

/** Adapts an example to a country: replaces names that the country lacks by names that it has. */
export function fitExample(type: SectionType, yaml: string, config: Config, site: SiteConfig): Example {
  if (type === "comparison" || type === "budget") return fitFacts(type, yaml, config, site);
  const reference = REFERENCES[type];
  if (!reference) return { yaml };
  const { option, known, missing } = reference;
  const names = known(config, site);
  const [first] = names;
  if (first === undefined) return { yaml: "", missing };
  const document = parseDocument(yaml);
  const sections = document.toJS() as Record<string, unknown>[];
  const isKnown = (name: unknown) => name === undefined || names.includes(String(name));
  const wrong = sections.flatMap((section, index) => ([section[option]].flat().every(isKnown) ? [] : [index]));
  for (const index of wrong)
    document.setIn([index, option], Array.isArray(sections[index]?.[option]) ? [first] : first);
  return { yaml: wrong.length > 0 ? document.toString({ lineWidth: 0 }) : yaml };
}

/** The example of an own kind of section, from its file. */
export function ownExample(type: string, { example }: OwnKind): Example {
  if (!example) return { yaml: "", missing: `no \`example\` in countries/sections/${type}.tsx` };
  return { yaml: stringify([{ type, ...example }], { lineWidth: 0 }) };
}

function namesIn(key: "documents" | "terms"): Reference["known"] {
  return (_, { config }) => Object.keys(config[key]);
}

/** Returns a function that finds groups with at least `least` pages that pass the test. */
function groupsWith(
  least: number,
  test: (route: ReturnType<typeof listRoutes>[number]) => boolean = () => true,
): Reference["known"] {
  return ({ network }, site) => {
    const pages = listRoutes({ network }, site).filter((route) => route.role === "page" && test(route));
    return Object.keys(site.config.groups).filter(
      (key) => !network.groups[key]?.collection && pages.filter(({ group }) => group === key).length >= least,
    );
  };
}

const MAX_FACTS = 3;

/** Kinds of section that show facts of places: the option that lists them, and which facts fit. */
const FACT_KINDS = {
  comparison: { option: "topics", fits: () => true },
  budget: { option: "lines", fits: ({ currency }: FactConfig) => currency !== undefined },
} as const;

/** Adapts an example to a country's facts: uses a group whose pages have facts, and facts that they have. */
function fitFacts(kind: keyof typeof FACT_KINDS, yaml: string, { network, facts }: Config, site: SiteConfig): Example {
  const { option, fits } = FACT_KINDS[kind];
  const pages = listRoutes({ network }, site).filter(({ role, flag }) => role === "page" && flag !== undefined);
  for (const group of new Set(pages.flatMap((page) => page.group ?? []))) {
    const keys = pages.filter((page) => page.group === group).map(({ flag }) => flag?.toLowerCase());
    const known = new Map(
      Object.entries(facts).flatMap(([id, fact]): [string, FactConfig][] => {
        const [key, ...rest] = id.split(".");
        const isRead = fact.appliesTo.readers?.includes(site.country) ?? true;
        return keys.includes(key) && isRead && fits(fact) ? [[rest.join("."), fact]] : [];
      }),
    );
    if (known.size === 0) continue;
    const document = parseDocument(yaml);
    const [section] = document.toJS() as { [key in typeof option]?: { label: string; fact?: string }[] }[];
    const asked = (section?.[option] ?? []).filter(({ fact }) => fact === undefined || known.has(fact));
    const others = [...known]
      .slice(0, MAX_FACTS)
      .map(([fact, { label }]) => ({ label: localized(label, site.language), fact }));
    document.setIn([0, "group"], group);
    document.setIn([0, option], asked.some(({ fact }) => fact !== undefined) ? asked : [...others, ...asked]);
    return { yaml: document.toString({ lineWidth: 0 }) };
  }
  return { yaml: "", missing: "no group with pages that have a `flag` and facts in countries/facts.yaml" };
}
