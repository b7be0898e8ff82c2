import { NETWORK, parseFileName, PULLED } from "../../config/countryFiles.ts";
import { isMap } from "../../config/isMap.ts";
import { isListChange } from "../../config/listChange.ts";
import { changedEntry, placeInLayer, valueInLayer, type Layer, type Written } from "../../config/yaml/layers.ts";

/** A value that a file says. */
export interface Said {
  file: string;
  line: number;
  column: number;
  /** Which settings of the file: `country`, `country in hi`, `defaults`, `layout india`, `network`. */
  layer: string;
  value: unknown;
}

/** Where a value, or a part of a map, comes from. */
export interface Origin {
  path: string[];
  /** What says it; of a changed list the changes, the last first, and then the list that they change. */
  set: Said[];
  /** What earlier settings say of the same, the nearest first. */
  hidden: Said[];
}

/** Where the value at a path comes from: its one origin, or those of the parts of a map that several settings make. */
export function findOrigins(layers: readonly Layer[], path: string[], value: unknown): Origin[] {
  if (value === undefined) return [];
  const entry = changedEntry(layers, path);
  if (entry) return [{ path, set: [saidAt(entry)], hidden: [] }];
  const list = path.findIndex((step) => /^\d+$/.test(step));
  const owner = list > 0 && layers.findLast((layer) => valueInLayer(layer, path.slice(0, list)) !== undefined);
  // A list is replaced as a whole: what others have at the same place is something else.
  if (owner) return [{ path, set: [saidAt({ layer: owner, path })], hidden: [] }];
  const written = layers.flatMap((layer) => {
    const own = valueInLayer(layer, path);
    return own === undefined ? [] : [{ layer, path, own }];
  });
  const lastOther = written.findLastIndex(({ own }) => !isMap(own));
  const merged = written.slice(lastOther + 1);
  if (isMap(value) && merged.length > 1)
    return Object.entries(value).flatMap(([key, part]) => findOrigins(layers, [...path, key], part));
  const said = written.map(saidAt).reverse();
  const own = said.findIndex((each) => !isListChange(each.value) || isMap(value));
  const count = own === -1 ? said.length : own + 1;
  return [{ path, set: said.slice(0, count), hidden: said.slice(count) }];
}

function saidAt({ layer, path }: Written): Said {
  const { file, line, column } = placeInLayer(layer, path);
  return { file, line, column, layer: layerName(layer), value: valueInLayer(layer, path) };
}

function layerName({ yaml: { file }, path: [part, name] }: Layer): string {
  const { owner, language } = parseFileName(file);
  if (language === PULLED) return "content of the CMS";
  const suffix = language === undefined ? "" : ` in ${language}`;
  if (owner !== NETWORK) return `country${suffix}`;
  if (part === "layouts") return `layout ${String(name)}${suffix}`;
  return (part === "defaults" ? "defaults" : "network") + suffix;
}
