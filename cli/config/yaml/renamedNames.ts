import { isMap, isScalar, isSeq, type Scalar } from "yaml";
import type { Checked, Problem } from "../../core/problems/problem.ts";
import { editOf, placeOf, yamlFile, type YamlFile, type YamlSource } from "./yamlFile.ts";

interface RenamedName {
  from: string;
  to: string;
  files: RegExp;
  /** Path of the key: keys and indexes joined by dots. */
  at: RegExp;
  /** The value is renamed, not the key. */
  isValue?: boolean;
}

/** Renamed names. The version that renames something still reads the old name; the next version removes the line. */
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

/** Old names of sections; own sections can't use them while they are still read. */
export const OLD_SECTION_TYPES: readonly string[] = RENAMED.filter(({ isValue }) => isValue).map(({ from }) => from);

/** A fast test for an old name as key or whole value, because most texts need no nodes. */
const mayHold = ({ from }: RenamedName, text: string): boolean =>
  new RegExp(`\\b${from}["']?[ \\t]*:|:[ \\t]+(?:&\\S+[ \\t]+)?["']?${from}\\b`).test(text);

/**
 * Replaces old names by new ones and warns about each, so that schemas, planners and the editor know only new names.
 * Source locations stay those of the original text.
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
      message: `The key \`${from}\` is now called \`${to}\``,
      why: "This version of sitegen still reads the old name; the next will not.",
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
        // If a map has both names, the old one is reported as an unknown key.
        if (name.isValue || !node.has(name.to)) rename(old, name);
      }
      walk(value, at);
    }
  };
  walk(document.contents, []);
  return { value: problems.length > 0 ? yamlFile(source, document.toJS(), document) : yaml, problems };
}
