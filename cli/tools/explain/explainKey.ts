import { describeKey, type KeyWords, type UnknownStep } from "../../config/schema/check/describeKey.ts";
import { valueAt } from "../../config/schema/check/valueAt.ts";
import { Country } from "../../config/schema/country.ts";
import { DEFAULT_LAYOUT, Layout } from "../../config/schema/layouts.ts";
import { Network } from "../../config/schema/network.ts";
import { mergeLayers, type Layer } from "../../config/yaml/layers.ts";
import { didYouMean } from "../../report/suggest.ts";
import { findOrigins, type Origin } from "./origins.ts";
import { writeKey } from "../../config/keyPath.ts";
import type { Settings } from "./settings.ts";

/** A key of a site, or of the network. */
export interface ExplainedKey {
  /** The key as it is written where it belongs: `layouts.india.floating`. */
  key: string;
  /** Key of the site, or `network`. */
  site: string;
  description?: string;
  /** Undefined where nobody says it and there is no default. */
  value: unknown;
  /** Empty where nobody says it. */
  origins: Origin[];
  /** The value where nobody says one. */
  default?: unknown;
}

/** Names what belongs to no country. */
export const OF_NETWORK = "network";

/** True for a key that a country, a layout or the network can have, by its first step. */
export const isKey = ([first = ""]: readonly string[]): boolean =>
  [Country, Network, Layout].some(({ shape }) => Object.hasOwn(shape, first));

/** Where a key of a site comes from: the country's, else that of its layout, else the network's. Or which step of it nobody knows. */
export function explainKey(settings: Settings, site: string, path: string[]): ExplainedKey | UnknownStep {
  const [country = ""] = site.split("/");
  const layers = site === OF_NETWORK ? undefined : settings.sitesOf(country).get(site);
  const inCountry = layers ? explainIn(Country, layers, site, path) : undefined;
  if (layers && inCountry && "origins" in inCountry && inCountry.origins.length > 0) return inCountry;
  const inNetwork = explainIn(Network, settings.network, OF_NETWORK, path);
  const found = [inCountry, layers && explainLayout(settings, layers, site, path), inNetwork].filter(
    (each) => each !== undefined,
  );
  const known = found.filter((each) => "origins" in each);
  return known.find(({ origins }) => origins.length > 0) ?? known[0] ?? deepest(found);
}

/** The unknown step that is the furthest along the path: most of the key is right there. */
const deepest = (found: (ExplainedKey | UnknownStep)[]): UnknownStep => {
  const unknown = found.filter((each) => "known" in each);
  const at = Math.max(...unknown.map((each) => each.at));
  return { at, known: [...new Set(unknown.filter((each) => each.at === at).flatMap(({ known }) => known))] };
};

function explainIn(
  schema: Parameters<typeof describeKey>[0],
  layers: readonly Layer[],
  site: string,
  path: string[],
): ExplainedKey | UnknownStep {
  const merged = mergeLayers(layers);
  const words: KeyWords | UnknownStep = describeKey(schema, path, merged);
  const value = valueAt(merged, path);
  if ("known" in words && value === undefined) return withWritten(words, merged, path);
  const { names, ...known } = "known" in words ? { names: [] } : words;
  const lost = names.find((index) => valueAt(merged, path.slice(0, index + 1)) === undefined);
  if (lost !== undefined) return withWritten({ at: lost, known: [] }, merged, path);
  return {
    key: writeKey(path),
    site,
    ...known,
    value: value === undefined && "default" in known ? known.default : value,
    origins: findOrigins(layers, path, value),
  };
}

/** With the names that the project has chosen at that step. */
function withWritten({ at, known }: UnknownStep, merged: unknown, path: readonly string[]): UnknownStep {
  const beside = valueAt(merged, path.slice(0, at));
  return { at, known: [...new Set([...known, ...(typeof beside === "object" && beside ? Object.keys(beside) : [])])] };
}

/** A key of the layout that the site has: `floating` is `layouts.india.floating`. */
function explainLayout(settings: Settings, layers: readonly Layer[], site: string, path: string[]) {
  const written = valueAt(mergeLayers(layers), ["layout"]);
  const name = typeof written === "string" ? written : DEFAULT_LAYOUT;
  const ofLayout = settings.network.map(({ yaml }): Layer => ({ yaml, path: ["layouts", name] }));
  const found = explainIn(Layout, ofLayout, site, path);
  return "origins" in found ? { ...found, key: `layouts.${name}.${found.key}` } : found;
}

/** What is wrong with a key, and what it may have been. */
export function unknownKey(path: readonly string[], { at, known }: UnknownStep): { message: string; hint: string } {
  const above = writeKey(path.slice(0, at));
  return {
    message: `There is no key \`${writeKey(path.slice(0, at + 1))}\``,
    hint: didYouMean(path[at] ?? "", known) || (above ? `\`${above}\` has no keys.` : ""),
  };
}
