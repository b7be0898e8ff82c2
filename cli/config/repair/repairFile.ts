import { isMap, isScalar, isSeq, type Document, type Scalar } from "yaml";
import type { Problem } from "../../report/problem.ts";
import { suggest } from "../../report/suggest.ts";
import { placeOf, type YamlFile } from "../yaml/yamlFile.ts";

/** Names that can be written in a place, and the problem of one that is not among them. */
export interface Names {
  known: readonly string[];
  explain(written: string, meant: string): Omit<Problem, "place">;
}

/** What can be written where. Undefined where names are free. */
export interface Dictionary {
  /** The keys of the map at a path. @param map Its value as it is written. */
  keysAt(path: readonly PropertyKey[], map: unknown): Names | undefined;
  /** Whether names of the project's own choice can be written there, besides the known ones. */
  isOpen?(path: readonly PropertyKey[]): boolean;
  /** The entries of the list at a path, or the values of a key in all of its entries. */
  entriesAt?(path: readonly PropertyKey[]): (Names & { key: string }) | undefined;
}

/** A file as it was meant, and the typing mistakes that it has. */
export interface Repaired {
  yaml: YamlFile;
  problems: Problem[];
}

/**
 * Reports each name that is most likely a known one misspelled, and reads the file as if it were spelled right: what is
 * below is checked under the right name, and so one typing mistake is one problem. Places are those of what is written.
 * Undefined when there is no such name.
 */
export function repairFile(yaml: YamlFile, { keysAt, entriesAt }: Dictionary): Repaired | undefined {
  const document = yaml.document.clone() as Document.Parsed;
  const problems: Problem[] = [];
  const repairNames = (nodes: readonly Scalar[], { known, explain }: Names): void => {
    const absent = new Set(known);
    for (const { value } of nodes) absent.delete(String(value));
    for (const node of nodes) {
      const written = String(node.value);
      const meant = known.includes(written) ? undefined : suggest(written, absent);
      if (meant === undefined) continue;
      const [start, end] = node.range ?? [0];
      problems.push({ ...explain(written, meant), place: placeOf(yaml, start, end) });
      absent.delete(meant);
      node.value = meant;
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

/** The name of an entry: the entry itself, or what it has under a key. */
const entryName = (item: unknown, key: string): unknown => (isMap(item) ? item.get(key, true) : item);
