import { sameLanguage } from "../../config/index.ts";
import { type Lines, comment, itemLines, listLines, onOneLine } from "./addToYaml.ts";
import { placeholderContacts, siteLanguage, commonStructure, type BegunCountry, type NewCountry } from "./structure.ts";
import { ownFields, regionFields } from "./formChoices.ts";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

interface Options extends NewCountry {
  /** Name of the site, when it is not the country's. */
  name?: string | undefined;
  /** Whether the project's files name their schema in the first line. */
  withSchema?: boolean;
  /** Another site has the country's code already. */
  withoutCode?: boolean;
}

/** Writes a new country's file: facts from public data, the structure of the project's other countries, and placeholders. */
export function countryFile(options: Options): string {
  const { network, countries, facts, like, withSchema } = options;
  const { speakers, ...language } = siteLanguage(options);
  const name = options.name ?? facts.nameIn(language.language);
  const begun: BegunCountry = { ...options, name, models: like ? [like] : countries, speakers };
  const lines = listLines([
    withSchema && SCHEMA_LINE,
    comment(
      `${name}. Keys that are missing here have the value of \`defaults\` in network.yaml. Names, codes, time zones and regions are from public data (CLDR, ISO 3166, IANA): check them.`,
    ),
    "",
    `name: ${onOneLine(name)}`,
    identity(options, language),
    "",
    network.contentApi?.navigation !== undefined && [
      comment("Id of the header menu in the CMS. Without it, the header shows `navigation`."),
      "# contentApi: { menuId: … }",
      "",
    ],
    placeholderContacts(begun),
    "",
    comment(
      "Details that only the owner knows. `sitegen validate` lists missing ones (node_modules/countrysites/docs/legal-pages.md).",
    ),
    "# owner:",
    "#   name: …",
    "",
    structureLines(begun),
    formLines(begun),
    "",
  ]);
  return lines.join("\n").replace(/\n{2,}$/, "\n");
}

function identity(
  { facts, withoutCode, name }: Options,
  { language, isInherited }: Pick<ReturnType<typeof siteLanguage>, "language" | "isInherited">,
): Lines {
  const { demonym, code, dialCode, currencies, currency, timeZones, timeZone, languages } = facts;
  const others = (list: readonly string[], what: string) =>
    list.length > 1 && comment(`${what}: ${list.slice(1, 8).join(", ")}${list.length > 8 ? " …" : ""}.`);
  const usable = currency !== undefined && Intl.supportedValuesOf("currency").includes(currency);
  const spoken = languages.filter((locale) => !sameLanguage(locale, language));
  return [
    demonym !== undefined &&
      name === undefined &&
      sameLanguage(language, "en") && ["# Adjective for the country's people.", `demonym: ${onOneLine(demonym)}`],
    !withoutCode && `code: ${onOneLine(code)}`,
    dialCode !== undefined && `dialCode: ${JSON.stringify(dialCode)}`,
    usable && [others(currencies, "Also legal tender"), `currency: ${currency}`],
    timeZone !== undefined && [
      others(timeZones, "Time zone of the offices; the country has others"),
      `timeZone: ${timeZone}`,
    ],
    isInherited ? comment(`Pages are in ${language}, which network.yaml sets.`) : `languages: [${language}]`,
    spoken.length > 0 && [
      comment(
        `Also spoken there: ${spoken.join(", ")}. A further language needs translations (node_modules/countrysites/docs/words.md):`,
      ),
      `# languages: [${language}, ${spoken[0]}]`,
    ],
  ];
}

function structureLines(country: BegunCountry): Lines {
  const { groups, pages, layouts } = commonStructure(country);
  const map = (name: string, entries: Record<string, object>): Lines => [
    `${name}:`,
    Object.entries(entries).map(([key, settings]) => `  ${key}: ${onOneLine(settings)}`),
    "",
  ];
  return [
    layouts.length > 0 && [...layouts, ""],
    Object.keys(groups).length > 0 && [
      comment(
        "`shared: true` includes the pages that network.yaml lists. `omit` leaves some out, `slugs` changes their spelling, and `add` adds your own (`sitegen new page`).",
      ),
      map("groups", groups),
    ],
    Object.keys(pages).length > 0 && map("pages", pages),
  ];
}

function formLines(country: BegunCountry): Lines {
  const fields = ownFields(country);
  return (
    fields.length > 0 && [
      "forms:",
      "  fields:",
      fields.map(({ key, about, settings: { options: choices, ...rest } }) => [
        comment(about, "    "),
        `    ${key}:`,
        Array.isArray(choices) && ["      options:", itemLines(choices, "        ")],
        Object.entries(rest).map(([name, value]) => `      ${name}: ${onOneLine(value)}`),
      ]),
      regionFields(fields, country).map(({ form, add }) => {
        const lines = [`  ${form}:`, "    add:", ...itemLines(add, "      ")];
        // In a country like others, the user decides.
        return country.like
          ? lines
          : ["  # To ask visitors for them:", lines.map((line) => line.replace(/^ {2}/, "  # "))];
      }),
    ]
  );
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
