import type { Place, Problem } from "../../report/problem.ts";
import { changeList, isListChange, type ChangeMistake } from "../listChange.ts";
import { valueAt } from "../schema/check/valueAt.ts";
import { locate, reach } from "./locate.ts";
import type { YamlFile } from "./yamlFile.ts";
import { isMap } from "../isMap.ts";

/** Settings of a file, or of a part of it. */
export interface Layer {
  yaml: YamlFile;
  /** Where in the file the settings are: `["defaults"]`. */
  path: readonly PropertyKey[];
  /** The one key whose value these settings are: `brand`. */
  key?: string;
}

/** The settings of all layers in one: a later one overrides an earlier one key by key. Mistakes in changes of lists are added to `problems`. */
export function mergeLayers(layers: readonly Layer[], problems?: Problem[]): unknown {
  const named = (name: string) => namedList(layers, name)?.value;
  let merged: unknown;
  for (const layer of layers)
    merged = mergeDefaults(merged, settingsOf(layer), {
      named,
      report: (path, { path: inside, ...mistake }) =>
        problems?.push({ severity: "error", ...mistake, place: placeInLayer(layer, [...path, ...inside]) }),
    });
  return merged;
}

/** A list that is changed, and where each of its entries is written. */
interface ListSource {
  value: readonly unknown[];
  entries: Written[];
}

/** The option list with a name, of the last file of the network that has it. */
function namedList(layers: readonly Layer[], name: string): ListSource | undefined {
  const path = ["optionLists", name];
  for (const { yaml } of layers.filter((layer) => layer.path[0] === "defaults").reverse()) {
    const value = valueAt(yaml.value, path);
    if (Array.isArray(value)) return listSource({ yaml, path: [] }, path, value);
  }
  return undefined;
}

const listSource = (layer: Layer, path: readonly PropertyKey[], value: readonly unknown[]): ListSource => ({
  value,
  entries: value.map((_, index) => ({ layer, path: [...path, index] })),
});

function settingsOf({ yaml, path, key }: Layer): unknown {
  const settings = valueAt(yaml.value, path);
  return key === undefined ? settings : { [key]: settings };
}

/** Where a layer itself writes what is at a path of the settings; the nearest parent when it does not. */
export const placeInLayer = ({ yaml, path: prefix, key }: Layer, path: readonly PropertyKey[], atKey = false): Place =>
  locate(yaml, [...prefix, ...path.slice(key === undefined ? 0 : 1)], atKey);

/** What a layer itself says at a path of the settings. */
export const valueInLayer = (layer: Layer, path: readonly PropertyKey[]): unknown => valueAt(settingsOf(layer), path);

/** A layer, and a path in it as it is written there. */
export interface Written {
  layer: Layer;
  path: readonly PropertyKey[];
}

/** The entry of a changed list through which a path leads: which layer wrote it, and where. Undefined without a changed list. */
export function changedEntry(layers: readonly Layer[], path: readonly PropertyKey[]): Written | undefined {
  for (const [at, step] of path.entries()) {
    if (!/^\d+$/.test(String(step))) continue;
    const entry = knownEntries(layers, path.slice(0, at))?.[Number(step)];
    if (entry) return { layer: entry.layer, path: [...entry.path, ...path.slice(at + 1)] };
  }
  return undefined;
}

/** Entries of changed lists by their paths: a list with many mistakes is asked for again and again. */
const changedLists = new WeakMap<readonly Layer[], Map<string, Written[] | undefined>>();

function knownEntries(layers: readonly Layer[], path: readonly PropertyKey[]): Written[] | undefined {
  const known = changedLists.get(layers) ?? new Map<string, Written[] | undefined>();
  changedLists.set(layers, known);
  const key = path.map(String).join("\0");
  if (!known.has(key)) known.set(key, entriesOf(layers, path));
  return known.get(key);
}

/** Where each entry of a list is written; undefined when no layer changes the list. */
function entriesOf(layers: readonly Layer[], path: readonly PropertyKey[]): Written[] | undefined {
  let list: ListSource | undefined;
  let isChanged = false;
  for (const layer of layers) {
    const written = valueInLayer(layer, path);
    if (written === undefined) continue;
    isChanged = list !== undefined && isListChange(written);
    if (list && isListChange(written)) {
      const { value, entries } = changeList(list.value, written);
      const { entries: before } = list;
      const places = entries.map((entry): Written | undefined =>
        "added" in entry ? { layer, path: [...path, "add", entry.added] } : before[entry.inherited],
      );
      list = { value, entries: places.filter((place) => place !== undefined) };
    } else if (typeof written === "string") list = namedList(layers, written);
    else list = Array.isArray(written) ? listSource(layer, path, written) : undefined;
  }
  return isChanged ? list?.entries : undefined;
}

/** Where a setting is written: in the last layer that has it. With `atKey`, its key. One that nobody has belongs into the last layer. */
export function locateInLayers(layers: readonly Layer[], path: readonly PropertyKey[], atKey = false): Place {
  const [last, ...earlier] = [...layers].reverse();
  if (!last) throw new Error("no layers");
  const entry = changedEntry(layers, path);
  if (entry) return placeInLayer(entry.layer, entry.path, atKey);
  let best = { layer: last, ...reachIn(last, path) };
  for (const layer of earlier) {
    const found = reachIn(layer, path);
    // Only maps are merged: in a list of a later layer nothing is inherited.
    if (best.throughMaps && found.steps > best.steps) best = { layer, ...found };
  }
  return placeInLayer(best.layer, path, atKey);
}

/** True when a layer itself says what is at a path. */
export const isIn = (layer: Layer, path: readonly PropertyKey[]): boolean => reachIn(layer, path).steps === path.length;

function reachIn({ yaml, path: prefix, key }: Layer, path: readonly PropertyKey[]): ReturnType<typeof reach> {
  if (key !== undefined) {
    if (path[0] !== key) return { steps: 0, throughMaps: true };
    const inside = reachIn({ yaml, path: prefix }, path.slice(1));
    return { ...inside, steps: inside.steps + 1 };
  }
  const { steps, throughMaps } = reach(yaml, [...prefix, ...path]);
  // Nothing that is below a part which is not there.
  return { steps: Math.max(steps - prefix.length, 0), throughMaps: throughMaps || steps < prefix.length };
}

/** What merging needs to know of lists that are changed. */
interface ListContext {
  /** Is told of each mistake in a change, with the list's path. */
  report(path: readonly PropertyKey[], mistake: ChangeMistake): void;
  /** The list of choices with a name, where the name is written in place of a list. */
  named(name: string): readonly unknown[] | undefined;
}

/**
 * A country's own values over the network's defaults: maps are merged key by key, a list is changed by a map of `add` and
 * `remove`, anything else is replaced.
 */
function mergeDefaults(
  defaults: unknown,
  own: unknown,
  context: ListContext,
  path: readonly PropertyKey[] = [],
): unknown {
  if (own === undefined) return defaults;
  const list = isListChange(own) ? inheritedList(defaults, context) : undefined;
  if (list && isListChange(own)) {
    const { value, mistakes } = changeList(list, own);
    for (const mistake of mistakes) context.report(path, mistake);
    return value;
  }
  if (!isMap(defaults) || !isMap(own)) return own;
  const merged: Record<string, unknown> = { ...defaults };
  for (const [key, value] of Object.entries(own))
    merged[key] = mergeDefaults(defaults[key], value, context, [...path, key]);
  return merged;
}

function inheritedList(written: unknown, { named }: ListContext): readonly unknown[] | undefined {
  if (typeof written === "string") return named(written);
  return Array.isArray(written) ? (written as unknown[]) : undefined;
}
