import { z } from "zod";
import { suggest } from "../../../report/suggest.ts";
import { Country, type CountryConfig } from "../country.ts";
import { Network, type NetworkConfig } from "../network.ts";

/** A country's settings with neutral values for those that are wrong, so that the file's other mistakes are found in the same run. */
export const salvageCountry = (value: unknown): CountryConfig | undefined => salvage(Country, value, NEUTRAL_COUNTRY);

/** The same for the network's settings; `country` is any country of the project. */
export const salvageNetwork = (value: unknown, country: string): NetworkConfig | undefined =>
  salvage(Network, value, neutralNetwork(country));

/** Values that no rule objects to, in place of broken ones. */
const NEUTRAL_COUNTRY: Partial<z.input<typeof Country>> = {
  name: "This country",
  demonym: "its",
  code: "ZZ",
  dialCode: "+1",
  timeZone: "UTC",
  languages: ["en"],
  brand: { name: "-", tagline: "-", description: "-", claims: [{ title: "-", text: "-" }] },
  theme: {},
  contentApi: { menuId: 1 },
  contacts: {
    phone: { e164: "+10000000000", display: "-" },
    email: "nobody@example.com",
    offices: [{ name: "-", lines: ["-"] }],
  },
  navigation: [],
  footer: [],
  forms: {},
  redirects: [],
};

const neutralNetwork = (country: string): Partial<z.input<typeof Network>> => ({
  brand: { name: "-", tagline: "-", description: "-", claims: [{ title: "-", text: "-" }] },
  order: {},
  contentApi: { base: "https://example.com", navigation: "menus/v1" },
  geoIp: { url: "https://example.com", fallback: country },
  redirects: [],
});

/**
 * Unknown keys are dropped, broken ones become neutral where they can. Undefined when too much is lost to judge the rest:
 * an unknown key may be one that is missing, misspelled.
 */
function salvage<S extends z.ZodObject>(
  schema: S,
  value: unknown,
  neutral: Partial<z.input<S>>,
): z.output<S> | undefined {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
  const written = value as Record<string, unknown>;
  const known = Object.entries(written).filter(([key]) => Object.hasOwn(schema.shape, key));
  const absent = Object.keys(schema.shape).filter(
    (key) => !Object.hasOwn(written, key) && !Object.hasOwn(neutral, key),
  );
  if (Object.keys(written).some((key) => !Object.hasOwn(schema.shape, key) && suggest(key, absent) !== undefined))
    return undefined;
  const broken = Object.entries(neutral).filter(
    ([key]) => !z.safeParse(schema.shape[key] as z.ZodType, written[key]).success,
  );
  return schema.safeParse({ ...Object.fromEntries(known), ...Object.fromEntries(broken) }).data;
}
