import { askApi, type SiteOptions } from "./contentStore.ts";

/** Requests the site options of the content API. Undefined when there are none. */
export const loadOptions = async (base: string): Promise<SiteOptions | undefined> =>
  parseOptions(await askApi(`${base}/acf/v2/options`));

/** Parses the response, with or without the plugin's key `acf`. Keeps only strings, numbers, booleans and null. */
export function parseOptions(answer: unknown): SiteOptions | undefined {
  if (!isMap(answer)) return undefined;
  const { acf } = answer;
  const values = Object.entries(isMap(acf) ? acf : answer).filter((entry): entry is [string, Value] =>
    isValue(entry[1]),
  );
  return values.length > 0 ? Object.fromEntries(values) : undefined;
}

type Value = SiteOptions[string];

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isValue = (value: unknown): value is Value =>
  value === null || ["string", "number", "boolean"].includes(typeof value);
