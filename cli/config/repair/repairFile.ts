import { isMap, isScalar, isSeq, type Document, type Scalar } from "yaml";
import type { Problem } from "../../report/problem.ts";
import { suggest } from "../../report/suggest.ts";
import { placeOf, type YamlFile } from "../yaml/yamlFile.ts";

/** Valid names at a place, and the problem of a misspelled one. */
export interface Names {
  known: readonly string[];
  explain(written: string, suggestion: string): Omit<Problem, "place">;
}

/** Valid names by place. Undefined where any name is valid. */
export interface Dictionary {
  /** Keys of the map at a path. @param map Its value. */
  keysAt(path: readonly PropertyKey[], map: unknown): Names | undefined;
  /** Whether the map also takes names that the project chooses. */
  isOpen?(path: readonly PropertyKey[]): boolean;
  /** Entries of the list at a path, or the values of a key in its entries. */
  entriesAt?(path: readonly PropertyKey[]): (Names & { key: string }) | undefined;
}

/** A corrected file, and the problems of its misspelled names. */
export interface Repaired {
  yaml: YamlFile;
  problems: Problem[];
}

/**
 * Reports misspelled names, and returns the file with correct ones, so that what is below them is checked as well and
 * one typing mistake is one problem. Source locations stay those of the original text. Undefined if there is no such
 * name.
 */
export function repairFile(yaml: YamlFile, { keysAt, entriesAt }: Dictionary): Repaired | undefined {
  const document = yaml.document.clone() as Document.Parsed;
  const problems: Problem[] = [];
  const repairNames = (nodes: readonly Scalar[], { known, explain }: Names): void => {
    const unusedNames = new Set(known);
    for (const { value } of nodes) unusedNames.delete(String(value));
    for (const node of nodes) {
      const written = String(node.value);
      const suggestion = known.includes(written) ? undefined : suggest(written, unusedNames);
      if (suggestion === undefined) continue;
      const [start, end] = node.range ?? [0];
      problems.push({ ...explain(written, suggestion), place: placeOf(yaml, start, end) });
      unusedNames.delete(suggestion);
      node.value = suggestion;
    }
  };
  const repair = (node: unknown, path: readonly PropertyKey[]): void => {
    if (isSeq(node)) {
      const entries = entriesAt?.(path);
      if (entries) repairNames(node.items.map((item) => entryName(item, entries.key)).filter(isScalar), entries);
      for (const [index, item] of node.items.entries()) repair(item, [...path, index]);
    }
    if (!isMap(node)) return;
    const keys = keysAt(path, node.toJSON());
    if (keys) repairNames(node.items.map(({ key }) => key).filter(isScalar), keys);
    for (const { key, value } of node.items) if (isScalar(key)) repair(value, [...path, String(key.value)]);
  };
  repair(document.contents, []);
  if (problems.length === 0) return undefined;
  const { file, text, firstLine, lines } = yaml;
  return { yaml: { file, text, firstLine, lines, document, value: document.toJS() as unknown }, problems };
}

/** An entry's name: the entry itself, or its value under a key. */
const entryName = (item: unknown, key: string): unknown => (isMap(item) ? item.get(key, true) : item);
