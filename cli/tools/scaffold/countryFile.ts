import { type CountryFacts, type NetworkConfig, sameLanguage } from "../../config/index.ts";
import type { SiteConfig } from "../../model/config.ts";
import { comment, itemLines, onOneLine } from "./addToYaml.ts";
import { placeholderContacts, siteLanguage, commonStructure } from "./structure.ts";
import { ownFields, regionFields } from "./formChoices.ts";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface NewCountry {
  network: NetworkConfig;
  /** The project's countries, each in its first language. */
  countries: readonly SiteConfig[];
  /** The country to copy the structure of (`--like`). */
  like?: SiteConfig | undefined;
  facts: CountryFacts;
  /** Name of the file and of the site's path. */
  key: string;
  /** Name of the site, when it is not the country's. */
  name?: string | undefined;
  /** Whether the project's files name their schema in the first line. */
  withSchema?: boolean;
  /** Another site has the country's code already. */
  withoutCode?: boolean;
}

/** Writes a new country's file: facts from public data, the structure of the project's other countries, and placeholders. */
export function countryFile(options: NewCountry): string {
  const { network, countries, facts, key, like } = options;
  const language = siteLanguage(network, countries, facts, like);
  const name = options.name ?? facts.nameIn(language.language);
  const own = { ...options, name, speakers: language.speakers };
  return [
    ...(options.withSchema ? [SCHEMA_LINE] : []),
    ...comment(
      `${name}. Keys that are missing here have the value of \`defaults\` in network.yaml. Names, codes, time zones and regions are from public data (CLDR, ISO 3166, IANA): check them.`,
    ),
    "",
    ...identity(options, name, language),
    "",
    ...services(network),
    ...placeholderContacts({ network, countries: like ? [like] : countries, facts, key, name }),
    "",
    ...comment(
      "Details that only the owner knows. `sitegen validate` lists missing ones (node_modules/countrysites/docs/legal-pages.md).",
    ),
    "# owner:",
    "#   name: …",
    "",
    ...structureLines(own),
    ...formLines(own),
    "",
  ]
    .join("\n")
    .replace(/\n{2,}$/, "\n");
}

function identity(
  { facts, withoutCode, name: given }: NewCountry,
  name: string,
  { language, inherited }: ReturnType<typeof siteLanguage>,
): string[] {
  const { demonym, code, dialCode, currencies, currency, timeZones, timeZone, languages } = facts;
  const others = (list: readonly string[], what: string) =>
    list.length > 1 ? comment(`${what}: ${list.slice(1, 8).join(", ")}${list.length > 8 ? " …" : ""}.`) : [];
  const usable = currency !== undefined && Intl.supportedValuesOf("currency").includes(currency);
  return [
    `name: ${onOneLine(name)}`,
    ...(demonym && given === undefined && sameLanguage(language, "en")
      ? ["# Adjective for the country's people.", `demonym: ${onOneLine(demonym)}`]
      : []),
    ...(withoutCode ? [] : [`code: ${onOneLine(code)}`]),
    ...(dialCode ? [`dialCode: ${JSON.stringify(dialCode)}`] : []),
    ...(usable ? [...others(currencies, "Also legal tender"), `currency: ${currency}`] : []),
    ...(timeZone
      ? [...others(timeZones, "Time zone of the offices; the country has others"), `timeZone: ${timeZone}`]
      : []),
    ...languageLines(language, inherited, languages),
  ];
}

/** The language of the pages, and the other languages of the country as a comment. */
function languageLines(language: string, inherited: boolean, spoken: readonly string[]): string[] {
  const others = spoken.filter((locale) => !sameLanguage(locale, language));
  const [official] = others;
  return [
    ...(inherited ? comment(`Pages are in ${language}, which network.yaml sets.`) : [`languages: [${language}]`]),
    ...(official === undefined
      ? []
      : [
          ...comment(
            `Also spoken there: ${others.join(", ")}. A further language needs translations (node_modules/countrysites/docs/words.md):`,
          ),
          `# languages: [${language}, ${official}]`,
        ]),
  ];
}

const services = ({ contentApi }: NetworkConfig): string[] =>
  contentApi?.navigation === undefined
    ? []
    : [
        ...comment("Id of the header menu in the CMS. Without it, the header shows `navigation`."),
        "# contentApi: { menuId: … }",
        "",
      ];

function structureLines(options: NewCountry & { speakers: readonly SiteConfig[] }): string[] {
  const { layout, notFoundLayout, groups, pages } = commonStructure(options);
  const map = (entries: Record<string, object>) =>
    Object.entries(entries).map(([key, settings]) => `  ${key}: ${onOneLine(settings)}`);
  const hasGroups = Object.keys(groups).length > 0;
  return [
    ...(layout ? [`layout: ${layout}`] : []),
    ...(notFoundLayout ? [`notFoundLayout: ${notFoundLayout}`] : []),
    ...((layout ?? notFoundLayout) ? [""] : []),
    ...(hasGroups
      ? [
          ...comment(
            "`shared: true` includes the pages that network.yaml lists. `omit` leaves some out, `slugs` changes their spelling, and `add` adds your own (`sitegen new page`).",
          ),
          "groups:",
          ...map(groups),
          "",
        ]
      : []),
    ...(Object.keys(pages).length > 0 ? ["pages:", ...map(pages), ""] : []),
  ];
}

function formLines(options: NewCountry & { name: string; speakers: readonly SiteConfig[] }): string[] {
  const fields = ownFields(options);
  if (fields.length === 0) return [];
  return [
    "forms:",
    "  fields:",
    ...fields.flatMap(({ key, about, settings: { options: choices, ...rest } }) => [
      ...comment(about, "    "),
      `    ${key}:`,
      ...(Array.isArray(choices) ? ["      options:", ...itemLines(choices, "        ")] : []),
      ...Object.entries(rest).map(([name, value]) => `      ${name}: ${onOneLine(value)}`),
    ]),
    ...regionFields(fields, options).flatMap(({ form, add, optional }) => {
      const lines = [`  ${form}:`, "    add:", ...itemLines(add, "      ")];
      return optional
        ? ["  # To ask visitors for them:", ...lines.map((line) => line.replace(/^ {2}/, "  # "))]
        : lines;
    }),
  ];
}

/** File that tells VS Code the schema of each YAML file. */
export const EDITOR_SETTINGS = ".vscode/settings.json";

/** The line by which other editors know the schema of a country's file. */
const SCHEMA_LINE = "# yaml-language-server: $schema=.schema/country.json";

const ALL_COUNTRIES =
  '["countries/*.yaml", "!countries/network.yaml", "!countries/network.*.yaml", "!countries/facts.yaml"]';

/** The project's settings of VS Code with the schema for the files of all countries, where they have it for some. */
export function settingsForAll(root: string): string | undefined {
  const path = join(root, EDITOR_SETTINGS);
  if (!existsSync(path)) return undefined;
  const text = readFileSync(path, "utf8");
  const changed = text.replace(
    /("countries\/\.schema\/country\.json":\s*)(\[[^\]]*\]|"[^"]*")/,
    (whole, key: string, files: string) => (files.includes('"countries/*.yaml"') ? whole : key + ALL_COUNTRIES),
  );
  return changed === text ? undefined : changed;
}
