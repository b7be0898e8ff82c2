import type { Place } from "../../report/problem.ts";
import { mergeDefaults } from "../mergeDefaults.ts";
import { valueAt } from "../schema/check/valueAt.ts";
import { locate, reach } from "./locate.ts";
import type { YamlFile } from "./yamlFile.ts";

/** Settings of a file, or of a part of it. */
export interface Layer {
  yaml: YamlFile;
  /** Where in the file the settings are: `["defaults"]`. */
  path: readonly PropertyKey[];
  /** The one key whose value these settings are: `brand`. */
  key?: string;
}

/** The settings of all layers in one: a later one overrides an earlier one key by key. */
export const mergeLayers = (layers: readonly Layer[]): unknown =>
  layers.reduce<unknown>((merged, layer) => mergeDefaults(merged, settingsOf(layer)), undefined);

function settingsOf({ yaml, path, key }: Layer): unknown {
  const settings = valueAt(yaml.value, path);
  return key === undefined ? settings : { [key]: settings };
}

/** Where a setting is written: in the last layer that has it. With `atKey`, its key. One that nobody has belongs into the last layer. */
export function locateInLayers(layers: readonly Layer[], path: readonly PropertyKey[], atKey = false): Place {
  const [last, ...earlier] = [...layers].reverse();
  if (!last) throw new Error("no layers");
  let best = { layer: last, ...reachIn(last, path) };
  for (const layer of earlier) {
    const found = reachIn(layer, path);
    // Only maps are merged: in a list of a later layer nothing is inherited.
    if (best.throughMaps && found.steps > best.steps) best = { layer, ...found };
  }
  const { yaml, path: prefix, key } = best.layer;
  return locate(yaml, [...prefix, ...path.slice(key === undefined ? 0 : 1)], atKey);
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
