import { memoizeWeak } from "../../core/lookups.ts";
import { isAlias, isCollection, isMap, isNode, isScalar, isSeq } from "yaml";
import type { Alias, Node, Pair, YAMLMap } from "yaml";
import type { Place } from "../../core/problems/problem.ts";
import { placeOf, type YamlFile } from "./yamlFile.ts";

/** Source location of the value at `path`, or with `key` of its key; the nearest parent if it doesn't exist. */
export function locate(yaml: YamlFile, path: readonly PropertyKey[], key = false): Place {
  let range: readonly number[] = [0, 1];
  for (const [index, { keyRange, node }] of follow(yaml, path).entries()) {
    const own = rangeOf(node);
    const isKey = (key && index === path.length - 1) || isCollection(node) || !own;
    range = (isKey && keyRange) || own || range;
  }
  return placeOf(yaml, range[0] ?? 0, range[1]);
}

/** The values on a path, as far as it exists, each with the range of its key in a map. */
function follow(yaml: YamlFile, path: readonly PropertyKey[]) {
  const found: { keyRange?: readonly number[] | null | undefined; node: unknown }[] = [];
  let holder: unknown = yaml.document.contents;
  for (const step of path) {
    holder = resolve(yaml, holder);
    const pair = isMap(holder) ? pairsOf(holder).get(String(step)) : undefined;
    const node = isSeq(holder) ? holder.items[Number(step)] : pair?.value;
    if (node === undefined) break;
    found.push({ keyRange: rangeOf(pair?.key), node });
    holder = node;
  }
  return found;
}

const rangeOf = (node: unknown) => (isNode(node) ? node.range : undefined);

/** Cached, like targets: a file with many problems is looked up again and again. */
const pairsOf = memoizeWeak(
  (map: YAMLMap): ReadonlyMap<string, Pair> =>
    new Map(map.items.flatMap((pair) => (isScalar(pair.key) ? [[String(pair.key.value), pair]] : []))),
);
const targets = new WeakMap<Alias, Node | undefined>();

function resolve(yaml: YamlFile, node: unknown): unknown {
  if (!isAlias(node)) return node;
  if (!targets.has(node)) targets.set(node, node.resolve(yaml.document));
  return targets.get(node);
}

/** First and last line (from 1) of a key and its value; undefined if it doesn't exist. */
export function linesAt(yaml: YamlFile, path: readonly PropertyKey[]): [first: number, last: number] | undefined {
  const found = follow(yaml, path);
  if (found.length < path.length) return undefined;
  const first = locate(yaml, path, true).line;
  const range = rangeOf(found.at(-1)?.node ?? yaml.document.contents);
  const last = range ? yaml.lines.linePos(Math.max(range[1] - 1, 0)).line + yaml.firstLine - 1 : first;
  return [Math.min(first, last), Math.max(first, last)];
}
