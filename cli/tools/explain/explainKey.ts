import {
  DEFAULT_LAYOUT,
  type KeyDescription,
  type Layer,
  Layout,
  NETWORK,
  PULLED,
  SHIPPED_SCHEMAS,
  type UnknownStep,
  type Written,
  changedEntry,
  describeKey,
  isListChange,
  isMap,
  mergeLayers,
  parseFileName,
  placeInLayer,
  valueAt,
  valueInLayer,
  writeKey,
} from "../../config/index.ts";
import { didYouMean } from "../../core/problems/suggest.ts";
import type { Settings } from "./settings.ts";

export interface ExplainedKey {
  /** The key as it is written where it belongs: `layouts.india.floating`. */
  key: string;
  /** Key of the site, or `network`. */
  site: string;
  description?: string;
  /** Undefined when no file sets it and there is no default. */
  value: unknown;
  /** Empty when no file sets it. */
  origins: Origin[];
  /** The value when no file sets one. */
  default?: unknown;
}

/** The site of a key that belongs to no country. */
export const OF_NETWORK = "network";

const { country: Country, network: Network } = SHIPPED_SCHEMAS;

/** True for a key that a country, a layout or the network can have, by its first step. */
export const isKey = ([first = ""]: readonly string[]): boolean =>
  [Country, Network, Layout].some(({ shape }) => Object.hasOwn(shape, first));

/** Explains a key of a site: the country's, else that of its layout, else the network's. Returns the unknown step of a wrong key. */
export function explainKey(settings: Settings, site: string, path: string[]): ExplainedKey | UnknownStep {
  const [country = ""] = site.split("/");
  const layers = site === OF_NETWORK ? undefined : settings.sitesOf(country).get(site);
  const found = [
    ...(layers ? [explainIn(Country, layers, site, path), explainLayout(settings, layers, site, path)] : []),
    explainIn(Network, settings.network, OF_NETWORK, path),
  ];
  const known = found.filter((each) => "origins" in each);
  const [first] = known;
  if (first) return known.find(({ origins }) => origins.length > 0) ?? first;
  // The unknown step that is deepest in the key.
  const unknown = found.filter((each) => "known" in each);
  const at = Math.max(...unknown.map((each) => each.at));
  return { at, known: [...new Set(unknown.filter((each) => each.at === at).flatMap((each) => each.known))] };
}

function explainIn(
  schema: Parameters<typeof describeKey>[0],
  layers: readonly Layer[],
  site: string,
  path: string[],
): ExplainedKey | UnknownStep {
  const merged = mergeLayers(layers);
  const words: KeyDescription | UnknownStep = describeKey(schema, path, merged);
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

/** Adds the names that the project itself uses at that step. */
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

/** The error for a key that does not exist, with similar keys. */
export function unknownKey(path: readonly string[], { at, known }: UnknownStep): { message: string; hint: string } {
  const above = writeKey(path.slice(0, at));
  return {
    message: `There is no key \`${writeKey(path.slice(0, at + 1))}\``,
    hint: didYouMean(path[at] ?? "", known) || (above ? `\`${above}\` has no keys.` : ""),
  };
}

/** Where a value or a part of a map comes from. */
export interface Origin {
  path: string[];
  /** What sets it. For a list with changes: the changes, the last one first, then the list that they change. */
  set: Definition[];
  /** Definitions that it hides, the nearest one first. */
  hidden: Definition[];
}

/** Finds where the value at a path comes from. A map that several layers make has an origin for each part. */
function findOrigins(layers: readonly Layer[], path: string[], value: unknown): Origin[] {
  if (value === undefined) return [];
  const entry = changedEntry(layers, path);
  if (entry) return [{ path, set: [definitionAt(entry)], hidden: [] }];
  const list = path.findIndex((step) => /^\d+$/.test(step));
  const owner = list > 0 && layers.findLast((layer) => valueInLayer(layer, path.slice(0, list)) !== undefined);
  // A list is replaced as a whole: an entry does not hide the entry of another list at the same index.
  if (owner) return [{ path, set: [definitionAt({ layer: owner, path })], hidden: [] }];
  const written = layers.flatMap((layer) => {
    const own = valueInLayer(layer, path);
    return own === undefined ? [] : [{ layer, path, own }];
  });
  const lastOther = written.findLastIndex(({ own }) => !isMap(own));
  const merged = written.slice(lastOther + 1);
  if (isMap(value) && merged.length > 1)
    return Object.entries(value).flatMap(([key, part]) => findOrigins(layers, [...path, key], part));
  const definitions = written.map(definitionAt).reverse();
  const own = definitions.findIndex((each) => !isListChange(each.value) || isMap(value));
  const count = own === -1 ? definitions.length : own + 1;
  return [{ path, set: definitions.slice(0, count), hidden: definitions.slice(count) }];
}

export type Definition = ReturnType<typeof definitionAt>;

function definitionAt({ layer, path }: Written) {
  const { file, line, column } = placeInLayer(layer, path);
  return { file, line, column, layer: layerName(layer), value: valueInLayer(layer, path) };
}

/** Which settings of a file: `country`, `country in hi`, `defaults`, `layout india`, `network`. */
function layerName({ yaml: { file }, path: [part, name] }: Layer): string {
  const { owner, language } = parseFileName(file);
  if (language === PULLED) return "content of the CMS";
  const suffix = language === undefined ? "" : ` in ${language}`;
  if (owner !== NETWORK) return `country${suffix}`;
  if (part === "layouts") return `layout ${String(name)}${suffix}`;
  return (part === "defaults" ? "defaults" : "network") + suffix;
}
