import { memoizeWeak } from "../../core/lookups.ts";
import type { Place, Problem } from "../../core/problems/problem.ts";
import { changeList, isListChange } from "./listChange.ts";
import { valueAt, type YamlFile, isMap } from "./yamlFile.ts";
import { locate } from "./locate.ts";

/** A layer of settings: a file, or a part of it. */
export interface Layer {
  yaml: YamlFile;
  /** Path of the settings in the file: `["defaults"]`. */
  path: readonly PropertyKey[];
  /** The only key of the layer: `brand`. Default: all of them. */
  only?: string;
}

export interface Written {
  layer: Layer;
  path: readonly PropertyKey[];
}

/** Where each entry of a changed list is written. */
const changedLists = new WeakMap<readonly unknown[], Written[]>();

/** Merges layers; a later one overrides earlier ones key by key. Invalid list changes are added to `problems`. */
export function mergeLayers(layers: readonly Layer[], problems?: Problem[]): unknown {
  /** Maps are merged key by key, lists by `add` and `remove`; anything else is replaced. */
  function merge(defaults: unknown, own: unknown, layer: Layer, path: readonly PropertyKey[]): unknown {
    if (own === undefined) return defaults;
    const inherited = isListChange(own) ? inheritedList(layers, path, defaults) : undefined;
    if (isListChange(own) && inherited) {
      const { value, kept, added, mistakes } = changeList(inherited.list, own);
      for (const { path: inside, ...mistake } of mistakes)
        problems?.push({ ...mistake, place: placeInLayer(layer, [...path, ...inside]) });
      const ofAdded = added.map((index): Written => ({ layer, path: [...path, "add", index] }));
      changedLists.set(value, [...kept.flatMap((index) => inherited.entries[index] ?? []), ...ofAdded]);
      return value;
    }
    if (!isMap(defaults) || !isMap(own)) return own;
    const merged: Record<string, unknown> = { ...defaults };
    for (const [key, value] of Object.entries(own)) merged[key] = merge(defaults[key], value, layer, [...path, key]);
    return merged;
  }
  return layers.reduce<unknown>((merged, layer) => merge(merged, valueInLayer(layer, []), layer, []), undefined);
}

/** An inherited list, or the option list that an inherited text names, and where each entry is written. */
function inheritedList(layers: readonly Layer[], path: readonly PropertyKey[], inherited: unknown) {
  const isName = typeof inherited === "string";
  const from = isName ? layers.filter(({ path: [first] }) => first === "defaults") : layers;
  for (const layer of from.toReversed()) {
    const written: Written = isName
      ? { layer: { yaml: layer.yaml, path: [] }, path: ["optionLists", inherited] }
      : { layer, path };
    const list = valueInLayer(written.layer, written.path);
    if (Array.isArray(list) && (isName || list === inherited))
      return { list, entries: list.map((_, index): Written => ({ ...written, path: [...written.path, index] })) };
  }
  return Array.isArray(inherited) ? { list: inherited, entries: changedLists.get(inherited) ?? [] } : undefined;
}

/** Source location of a path in a layer; the nearest parent if it doesn't exist. */
export const placeInLayer = ({ yaml, path: prefix }: Layer, path: readonly PropertyKey[], atKey = false): Place =>
  locate(yaml, [...prefix, ...path], atKey);

export function valueInLayer({ yaml, path: prefix, only }: Layer, path: readonly PropertyKey[]): unknown {
  const [key = only] = path;
  if (only !== undefined && key !== only) return undefined;
  const value = valueAt(yaml.value, [...prefix, ...path]);
  return only !== undefined && path.length === 0 ? { [only]: valueAt(value, [only]) } : value;
}

const merged = memoizeWeak((layers: readonly Layer[]) => mergeLayers(layers));

/** The origin of a changed list's entry on a path; undefined if no changed list is on it. */
export function changedEntry(layers: readonly Layer[], path: readonly PropertyKey[]): Written | undefined {
  for (const [at, step] of path.entries()) {
    if (!/^\d+$/.test(String(step))) continue;
    const list = valueAt(merged(layers), path.slice(0, at));
    const entry = Array.isArray(list) ? changedLists.get(list)?.[Number(step)] : undefined;
    if (entry) return { layer: entry.layer, path: [...entry.path, ...path.slice(at + 1)] };
  }
  return undefined;
}

/** Source location of a setting, or with `atKey` of its key: in the last layer that has it, else in the last layer. */
export function locateInLayers(layers: readonly Layer[], path: readonly PropertyKey[], atKey = false): Place {
  const [last, ...earlier] = [...layers].reverse();
  if (!last) throw new Error("no layers");
  const entry = changedEntry(layers, path);
  if (entry) return placeInLayer(entry.layer, entry.path, atKey);
  let best = { layer: last, ...reachIn(last, path) };
  for (const layer of earlier) {
    // Only maps are merged: a list of a later layer inherits nothing.
    if (!best.throughMaps || best.steps === path.length) break;
    const found = reachIn(layer, path);
    if (found.steps > best.steps) best = { layer, ...found };
  }
  return placeInLayer(best.layer, path, atKey);
}

/** Whether a layer sets what is at a path. */
export const isIn = (layer: Layer, path: readonly PropertyKey[]): boolean => valueInLayer(layer, path) !== undefined;

/** Number of steps of `path` that a layer has, and whether they only pass maps. */
function reachIn(layer: Layer, path: readonly PropertyKey[]): { steps: number; throughMaps: boolean } {
  let value = valueInLayer(layer, []);
  let throughMaps = value === undefined || isMap(value);
  for (const [steps, step] of path.entries()) {
    value = valueAt(value, [step]);
    if (value === undefined) return { steps, throughMaps };
    throughMaps &&= isMap(value);
  }
  return { steps: path.length, throughMaps };
}
