import { isMap, isPair, isScalar, isSeq, YAMLMap, type Document, type Pair } from "yaml";
import { count } from "../../report/count.ts";
import type { Problem } from "../../report/problem.ts";
import type { TextEdit } from "../yaml/checkNodes.ts";
import { editOf, placeOf, type YamlFile } from "../yaml/yamlFile.ts";
import type { Dictionary, Repaired } from "./repairFile.ts";

/** Keys that are indented too little for the map above them. */
interface Outdented {
  pairs: Pair[];
  /** Name of that map. */
  into: string;
  /** Number of missing spaces. */
  spaces: number;
}

/**
 * Reports keys that are indented too little, and returns the file with them in the map above. A key qualifies if its
 * own map doesn't know it, and the map above knows and lacks it. Consecutive keys are one problem. Undefined if there
 * is none.
 */
export function repairIndentation(yaml: YamlFile, { keysAt, isOpen }: Dictionary): Repaired | undefined {
  const document = yaml.document.clone() as Document.Parsed;
  const found: Outdented[] = [];
  const knownAt = (path: readonly PropertyKey[]) => keysAt(path, undefined)?.known ?? [];

  /** The nearest map above that knows a key and lacks it. */
  function findOwner(above: Pair, name: string, path: readonly PropertyKey[]) {
    let at = [...path, nameOf(above)];
    let owner: Pair | undefined = above;
    while (owner) {
      const inside: unknown = owner.value;
      const map: unknown = isSeq(inside) ? inside.items.at(-1) : inside;
      const where = isSeq(inside) ? [...at, inside.items.length - 1] : at;
      const canHold = isMap(map) ? !map.flow && !map.has(name) : isEmpty(inside);
      if (canHold && knownAt(where).includes(name)) return { pair: owner, map: isMap(map) ? map : undefined };
      owner = isMap(map) && !map.flow ? map.items.at(-1) : undefined;
      at = owner ? [...where, nameOf(owner)] : where;
    }
    return undefined;
  }

  function walk(node: unknown, path: readonly PropertyKey[]): void {
    if (isSeq(node)) node.items.forEach((item, index) => walk(item, [...path, index]));
    if (!isMap(node)) return;
    if (!node.flow) node.items = withoutOutdented(node, path);
    for (const pair of node.items) walk(pair.value, [...path, nameOf(pair)]);
  }

  function withoutOutdented(map: YAMLMap, path: readonly PropertyKey[]): Pair[] {
    const known = knownAt(path);
    const open = isOpen?.(path) ?? true;
    const remaining: Pair[] = [];
    let last: { keys: Outdented; into: YAMLMap } | undefined;
    for (const pair of map.items) {
      const name = nameOf(pair);
      const above = remaining.at(-1);
      const isForeign = above && !known.includes(name) && (!open || isEmpty(above.value) || last !== undefined);
      const owner = isForeign ? findOwner(above, name, path) : undefined;
      if (!owner) {
        remaining.push(pair);
        last = undefined;
        continue;
      }
      const into = owner.map ?? new YAMLMap();
      owner.pair.value = isSeq(owner.pair.value) ? owner.pair.value : into;
      if (last?.into === into) last.keys.pairs.push(pair);
      else {
        const [first] = into.items;
        const column = first ? columnOf(first) : columnOf(owner.pair) + 2;
        last = { into, keys: { pairs: [pair], into: nameOf(owner.pair), spaces: column - columnOf(pair) } };
        found.push(last.keys);
      }
      into.items.push(pair);
    }
    return remaining;
  }

  const columnOf = ({ key }: Pair): number => yaml.lines.linePos(rangeOf(key)[0]).col;

  walk(document.contents, []);
  if (found.length === 0) return undefined;
  const { file, text, firstLine, lines } = yaml;
  const value = document.toJS() as unknown;
  return {
    yaml: { file, text, firstLine, lines, document, value },
    problems: found.map((group) => explain(yaml, group)),
  };
}

function explain(yaml: YamlFile, { pairs, into, spaces }: Outdented): Problem {
  const names = pairs.map((pair) => `\`${nameOf(pair)}\``);
  const [start, end] = rangeOf(pairs[0]?.key);
  const { line, col } = yaml.lines.linePos(start);
  const written = /^[^\r\n]*/.exec(textOf(yaml).slice(yaml.lines.lineStarts[line - 1]))?.[0] ?? "";
  const edits = pairs.flatMap((pair) => deeper(yaml, pair, spaces));
  const others = edits.length - 1;
  return {
    code: "indentation",
    severity: "error",
    message: `${names.join(", ")} ${names.length === 1 ? "is" : "are"} indented too little`,
    why: `${names.length === 1 ? "It is a key" : "They are keys"} of \`${into}\`, the map above.`,
    hint: `Write \`${" ".repeat(spaces)}${written}\`, with ${count(col - 1 + spaces, "space")} before it${others > 0 ? `, and indent the next ${others === 1 ? "line" : `${others} lines`} by as much` : ""}.`,
    fix: { edits: edits.map((edit) => editOf(yaml, edit)) },
    place: placeOf(yaml, start, end),
  };
}

/** Indents a key, and its value if that would no longer be below it. */
function deeper(yaml: YamlFile, { key, value }: Pair, spaces: number): TextEdit[] {
  const [from] = rangeOf(key);
  const to = isEmpty(value) ? from : Math.max(rangeOf(value)[1] - 1, from);
  const [first = 1, last = 1] = [from, to].map((offset) => yaml.lines.linePos(offset).line);
  const inside = value === null ? 0 : yaml.lines.linePos(rangeOf(value)[0]).col;
  const isBelow = inside > yaml.lines.linePos(from).col + spaces;
  const starts = yaml.lines.lineStarts.slice(first - 1, isBelow ? first : last);
  return starts.map((start) => ({ start, end: start, write: " ".repeat(spaces) }));
}

/** The text to which node offsets refer; in front matter that is the YAML only. */
const textOf = ({ text, firstLine }: YamlFile): string =>
  text
    .split("\n")
    .slice(firstLine - 1)
    .join("\n");

const nameOf = (pair: Pair): string => (isScalar(pair.key) ? String(pair.key.value) : "");

const isEmpty = (value: unknown): boolean => value === null || (isScalar(value) && value.value === null);

const rangeOf = (node: unknown): [start: number, end: number] => {
  const range = isPair(node) ? undefined : (node as { range?: [number, number, number] | null } | null)?.range;
  return range ? [range[0], range[1]] : [0, 1];
};
