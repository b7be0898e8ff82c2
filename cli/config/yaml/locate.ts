import { memoizeWeak } from "../../core/lookups.ts";
import { isAlias, isCollection, isMap, isScalar, type Alias, type Node, type Pair, type YAMLMap } from "yaml";
import type { Place } from "../../core/problems/problem.ts";
import { placeOf, type YamlFile } from "./yamlFile.ts";

/** Source location of the value at `path`, or with `key` of its key; the nearest parent if it doesn't exist. */
export function locate(yaml: YamlFile, path: readonly PropertyKey[], key = false): Place {
  let node: unknown = yaml.document.contents;
  let range = [0, 1];
  for (const [index, step] of path.entries()) {
    node = resolve(yaml, node);
    if (isMap(node)) {
      const pair = findPair(node, step);
      if (!pair) break;
      const keyRange = isScalar(pair.key) ? pair.key.range : undefined;
      const valueRange = (pair.value as { range?: number[] } | null)?.range;
      const last = index === path.length - 1;
      range = (key && last) || isCollection(pair.value) || !valueRange ? (keyRange ?? range) : valueRange;
      node = pair.value;
    } else if (isCollection(node)) {
      const item = (node.items as unknown[])[Number(step)];
      const itemRange = (item as { range?: number[] } | undefined)?.range;
      if (!itemRange) break;
      range = itemRange;
      node = item;
    } else break;
  }
  return placeOf(yaml, range[0] ?? 0, range[1]);
}

/** Number of steps of `path` that exist, and whether they only pass maps. */
export function reach(yaml: YamlFile, path: readonly PropertyKey[]): { steps: number; throughMaps: boolean } {
  let node = resolve(yaml, yaml.document.contents);
  let steps = 0;
  let throughMaps = isMap(node);
  for (const step of path) {
    let next: unknown;
    if (isMap(node)) next = findPair(node, step)?.value;
    else if (isCollection(node)) next = (node.items as unknown[])[Number(step)];
    if (next === undefined) break;
    node = resolve(yaml, next);
    steps += 1;
    throughMaps &&= isMap(node);
  }
  return { steps, throughMaps };
}

/** Cached, like targets: a file with many problems is looked up again and again. */
const pairsOf = memoizeWeak(
  (map: YAMLMap): ReadonlyMap<string, Pair> =>
    new Map(map.items.flatMap((pair) => (isScalar(pair.key) ? [[String(pair.key.value), pair]] : []))),
);
const targets = new WeakMap<Alias, Node | undefined>();

const findPair = (map: YAMLMap, key: PropertyKey): Pair | undefined => pairsOf(map).get(String(key));

function resolve(yaml: YamlFile, node: unknown): unknown {
  if (!isAlias(node)) return node;
  if (!targets.has(node)) targets.set(node, node.resolve(yaml.document));
  return targets.get(node);
}

/** First and last line (from 1) of a key and its value; undefined if it doesn't exist. */
export function linesAt(yaml: YamlFile, path: readonly PropertyKey[]): [first: number, last: number] | undefined {
  if (reach(yaml, path).steps < path.length) return undefined;
  let node: unknown = yaml.document.contents;
  for (const step of path) {
    const holder = resolve(yaml, node);
    node = isMap(holder)
      ? findPair(holder, step)?.value
      : isCollection(holder)
        ? (holder.items as unknown[])[Number(step)]
        : undefined;
  }
  const first = locate(yaml, path, true).line;
  const range = (node as { range?: number[] } | null | undefined)?.range;
  const last = range ? yaml.lines.linePos(Math.max((range[1] ?? 1) - 1, 0)).line + yaml.firstLine - 1 : first;
  return [Math.min(first, last), Math.max(first, last)];
}
