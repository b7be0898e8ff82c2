import { isMap, isScalar, isSeq, type Scalar } from "yaml";
import type { Checked, Problem } from "../../report/problem.ts";
import { editOf, placeOf, yamlFile, type YamlFile, type YamlSource } from "./yamlFile.ts";

/** A key, or a word that a key takes, that has another name since the last version. */
interface RenamedName {
  from: string;
  to: string;
  /** Paths of the files that it stands in. */
  files: RegExp;
  /** Where the key stands in them: the keys and indexes that lead to it, joined by dots. */
  at: RegExp;
  /** It is what the key takes that has another name, not the key. */
  isValue?: boolean;
}

/** What was renamed. The version that renames something reads the old name, with a warning; the next one has no line of it. */
const RENAMED: readonly RenamedName[] = [
  { from: "universities", to: "institutions", files: /^countries\/network\./, at: /^universities$/ },
  { from: "universities", to: "institutions", files: /^countries\/text\//, at: /^sections\.universities$/ },
  {
    from: "universities",
    to: "institutions",
    files: /^countries\//,
    at: /(?:^|\.)sections(?:\.add)?\.\d+\.type$/,
    isValue: true,
  },
];

/** Kinds of section that have another name now: a project can't have its own ones by the old names while those are read. */
export const OLD_SECTION_TYPES: readonly string[] = RENAMED.filter(({ isValue }) => isValue).map(({ from }) => from);

/** Where a name may stand as a key, or as the whole of a value: nodes are parsed only for a text that has such a place. */
const mayHold = ({ from }: RenamedName, text: string): boolean =>
  new RegExp(`\\b${from}["']?[ \\t]*:|:[ \\t]+(?:&\\S+[ \\t]+)?["']?${from}\\b`).test(text);

/**
 * Reads a file with the new names in place of old ones, and warns of each old one: all that follows (schemas, planners, the
 * editor) knows the new names only. Places are those of what is written.
 */
export function readRenamed(source: YamlSource, yaml: YamlFile): Checked<YamlFile> {
  const renamed = RENAMED.filter((name) => name.files.test(source.file) && mayHold(name, source.text));
  if (renamed.length === 0) return { value: yaml, problems: [] };
  const { document } = yaml;
  const problems: Problem[] = [];
  const rename = (node: Scalar, { from, to }: RenamedName): void => {
    const [start, end] = node.range ?? [0, 1];
    problems.push({
      code: "renamed-key",
      severity: "warning",
      message: `\`${from}\` is the old name of \`${to}\``,
      why: "It is read by this version of sitegen, and no longer by the next.",
      hint: `Write \`${to}\`.`,
      fix: { edits: [editOf(yaml, { start, end, write: to })] },
      place: placeOf(yaml, start, end),
    });
    node.value = to;
  };
  const walk = (node: unknown, path: readonly (string | number)[]): void => {
    if (isSeq(node)) for (const [index, item] of node.items.entries()) walk(item, [...path, index]);
    if (!isMap(node)) return;
    for (const { key, value } of node.items) {
      if (!isScalar(key)) continue;
      const at = [...path, String(key.value)];
      for (const name of renamed) {
        const old = name.isValue ? value : key;
        if (!isScalar(old) || old.value !== name.from || !name.at.test(at.join("."))) continue;
        // With both names in a map, the old one is an unknown key.
        if (name.isValue || !node.has(name.to)) rename(old, name);
      }
      walk(value, at);
    }
  };
  walk(document.contents, []);
  return { value: problems.length > 0 ? yamlFile(source, document.toJS(), document) : yaml, problems };
}
