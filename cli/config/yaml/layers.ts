import { memoize, memoizeWeak } from "../../core/lookups.ts";
import type { Place, Problem } from "../../core/problems/problem.ts";
import { changeList, isListChange } from "./listChange.ts";
import { valueAt, type YamlFile, isMap } from "./yamlFile.ts";
import { locate, reach } from "./locate.ts";

/** A layer of settings: a file, or a part of it. */
export interface Layer {
  yaml: YamlFile;
  /** Path of the settings in the file: `["defaults"]`. */
  path: readonly PropertyKey[];
  /** Key under which these settings belong: `brand`. */
  key?: string;
}

/** Merges layers; a later one overrides earlier ones key by key. Invalid list changes are added to `problems`. */
export function mergeLayers(layers: readonly Layer[], problems?: Problem[]): unknown {
  /** Maps are merged key by key, lists by `add` and `remove`; anything else is replaced. */
  function merge(defaults: unknown, own: unknown, layer: Layer, path: readonly PropertyKey[]): unknown {
    if (own === undefined) return defaults;
    const list = isListChange(own) && typeof defaults === "string" ? namedList(layers, defaults)?.value : defaults;
    if (isListChange(own) && Array.isArray(list)) {
      const { value, mistakes } = changeList(list, own);
      for (const { path: inside, ...mistake } of mistakes)
        problems?.push({ ...mistake, place: placeInLayer(layer, [...path, ...inside]) });
      return value;
    }
    if (!isMap(defaults) || !isMap(own)) return own;
    const merged: Record<string, unknown> = { ...defaults };
    for (const [key, value] of Object.entries(own)) merged[key] = merge(defaults[key], value, layer, [...path, key]);
    return merged;
  }
  return layers.reduce<unknown>((merged, layer) => merge(merged, settingsOf(layer), layer, []), undefined);
}

/** An inherited list, and where each entry is written. */
interface ListSource {
  value: readonly unknown[];
  entries: Written[];
}

/** The option list with a name, from the last network file that has it. */
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

/** Source location of a path in a layer; the nearest parent if it doesn't exist. */
export const placeInLayer = ({ yaml, path: prefix, key }: Layer, path: readonly PropertyKey[], atKey = false): Place =>
  locate(yaml, [...prefix, ...path.slice(key === undefined ? 0 : 1)], atKey);

export const valueInLayer = (layer: Layer, path: readonly PropertyKey[]): unknown => valueAt(settingsOf(layer), path);

export interface Written {
  layer: Layer;
  path: readonly PropertyKey[];
}

/** The origin of a changed list's entry on a path; undefined if no changed list is on it. */
export function changedEntry(layers: readonly Layer[], path: readonly PropertyKey[]): Written | undefined {
  for (const [at, step] of path.entries()) {
    if (!/^\d+$/.test(String(step))) continue;
    const entry = entriesAt(layers)(JSON.stringify(path.slice(0, at)))?.[Number(step)];
    if (entry) return { layer: entry.layer, path: [...entry.path, ...path.slice(at + 1)] };
  }
  return undefined;
}

/** Cached by path as JSON: a list with many problems is looked up again and again. */
const entriesAt = memoizeWeak((layers: readonly Layer[]) =>
  memoize((path: string) => entriesOf(layers, JSON.parse(path) as PropertyKey[])),
);

/** Where each entry of a list is written; undefined if no layer changes the list. */
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
export function isIn({ yaml, path: prefix, key }: Layer, path: readonly PropertyKey[]): boolean {
  if (key !== undefined && path[0] !== key) return false;
  return valueAt(yaml.value, [...prefix, ...(key === undefined ? path : path.slice(1))]) !== undefined;
}

function reachIn({ yaml, path: prefix, key }: Layer, path: readonly PropertyKey[]): ReturnType<typeof reach> {
  if (key !== undefined) {
    if (path[0] !== key) return { steps: 0, throughMaps: true };
    const inside = reachIn({ yaml, path: prefix }, path.slice(1));
    return { ...inside, steps: inside.steps + 1 };
  }
  const { steps, throughMaps } = reach(yaml, [...prefix, ...path]);
  // A missing prefix means no steps.
  return { steps: Math.max(steps - prefix.length, 0), throughMaps: throughMaps || steps < prefix.length };
}
