import { z } from "zod";
import { suggest } from "../../../core/problems/suggest.ts";
import type { CountryConfig, countrySchema } from "../country/country.ts";
import { LanguageTag } from "../values/primitives.ts";
import type { NetworkConfig, networkSchema } from "../network/network.ts";
import type { ProjectSchemas } from "../projectSchemas.ts";
import { isMap } from "../../yaml/yamlFile.ts";

/** A country's settings with neutral values for invalid ones, so that its other problems are found in the same run. */
export const salvageCountry = ({ country }: ProjectSchemas, value: unknown): CountryConfig | undefined =>
  salvage(country, value, NEUTRAL_COUNTRY);

/** The network's settings with neutral values for invalid ones. */
export const salvageNetwork = ({ network }: ProjectSchemas, value: unknown): NetworkConfig | undefined =>
  salvage(network, value, NEUTRAL_NETWORK);

/** Neutral values, which no rule reports. */
const NEUTRAL_COUNTRY: Partial<z.input<ReturnType<typeof countrySchema>>> = {
  name: "This country",
  demonym: undefined,
  code: undefined,
  dialCode: undefined,
  timeZone: undefined,
  languages: ["en"],
  brand: { name: "-", description: "-" },
  theme: {},
  contentApi: { menuId: 1 },
  pull: undefined,
  contacts: {},
  navigation: [],
  footer: [],
  store: undefined,
  documents: {},
  terms: {},
  forms: {},
  redirects: [],
  gone: [],
};

const NEUTRAL_NETWORK: Partial<z.input<ReturnType<typeof networkSchema>>> = {
  brand: { name: "-", description: "-" },
  order: {},
  contentApi: { base: "https://example.com", navigation: "menus/v1" },
  geoIp: { url: "https://example.com" },
  redirects: [],
  gone: [],
};

/** Drops unknown keys and neutralizes invalid ones. Undefined if a required key may be missing or misspelled. */
function salvage<S extends z.ZodObject>(
  schema: S,
  written: unknown,
  neutral: Partial<z.input<S>>,
): z.output<S> | undefined {
  if (!isMap(written)) return undefined;
  const isKnown = (key: string): boolean => Object.hasOwn(schema.shape, key);
  const known = Object.entries(written).filter(([key]) => isKnown(key));
  const absent = Object.keys(schema.shape).filter((key) => !Object.hasOwn(written, key));
  const misspelled = Object.keys(written).flatMap((key) => (isKnown(key) ? [] : (suggest(key, absent) ?? [])));
  if (misspelled.some((key) => !Object.hasOwn(neutral, key))) return undefined;
  const broken = Object.entries(neutral).filter(
    ([key]) => misspelled.includes(key) || !z.safeParse(schema.shape[key] as z.ZodType, written[key]).success,
  );
  const languages = written["languages"];
  return schema.safeParse({
    ...Object.fromEntries(known),
    ...Object.fromEntries(broken),
    ...(Array.isArray(languages) && Object.hasOwn(neutral, "languages") && { languages: languages.map(nearLanguage) }),
  }).data;
}

/** A valid language tag as it is; else the language it begins with. */
const nearLanguage = (tag: unknown): unknown =>
  LanguageTag.safeParse(tag).success ? tag : (/^([a-z]{2,3})(?:[-_]|$)/i.exec(String(tag))?.[1]?.toLowerCase() ?? "en");
