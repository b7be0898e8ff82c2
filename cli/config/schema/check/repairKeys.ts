import { isMap, isScalar, isSeq, type Document } from "yaml";
import type { Problem } from "../../../report/problem.ts";
import { suggest } from "../../../report/suggest.ts";
import { placeOf, type YamlFile } from "../../yaml/yamlFile.ts";
import { unknownKey } from "./explainIssue.ts";

/** A file as it was meant, and the typing mistakes that it has. */
export interface Repaired {
  yaml: YamlFile;
  problems: Problem[];
}

/**
 * Reports each key that is most likely a known one misspelled, and reads the file as if it were spelled right: what is below
 * is checked under the right name, and so one typing mistake is one problem. Places are those of what is written. Undefined
 * when there is no such key.
 * @param keysAt The keys that are known in the map at a path.
 */
export function repairKeys(yaml: YamlFile, keysAt: (path: readonly PropertyKey[]) => string[]): Repaired | undefined {
  const document = yaml.document.clone() as Document.Parsed;
  const problems: Problem[] = [];
  const repair = (node: unknown, path: readonly PropertyKey[]): void => {
    if (isSeq(node)) for (const [index, item] of node.items.entries()) repair(item, [...path, index]);
    if (!isMap(node)) return;
    const keys = node.items.map(({ key }) => key).filter(isScalar);
    const known = keysAt(path);
    const absent = known.filter((name) => !keys.some(({ value }) => value === name));
    for (const key of keys) {
      const written = String(key.value);
      const near = known.includes(written) ? undefined : suggest(written, absent);
      if (near === undefined) continue;
      const [start, end] = key.range ?? [0];
      problems.push({ ...unknownKey(written, path, [near]), place: placeOf(yaml, start, end) });
      absent.splice(absent.indexOf(near), 1);
      key.value = near;
    }
    for (const { key, value } of node.items) if (isScalar(key)) repair(value, [...path, String(key.value)]);
  };
  repair(document.contents, []);
  if (problems.length === 0) return undefined;
  const { file, text, firstLine, lines } = yaml;
  return { yaml: { file, text, firstLine, lines, document, value: document.toJS() as unknown }, problems };
}
