import { isAlias, isCollection, isMap, isScalar, LineCounter, type Document } from "yaml";
import type { Place } from "../../report/problem.ts";

/** A parsed YAML text, able to say where each value stands. */
export interface YamlFile {
  /** Path from the project's root, with forward slashes. */
  file: string;
  text: string;
  /** Line of the text's first line in its file; front matter begins at 2. */
  firstLine: number;
  document: Document.Parsed;
  lines: LineCounter;
  value: unknown;
}

/** Where lines begin. The parser would count them itself, but misses some in broken files. */
export function countLines(text: string): LineCounter {
  const lines = new LineCounter();
  for (const { index } of text.matchAll(/(?<=^|\n)/g)) lines.addNewLine(index);
  return lines;
}

/** Where the value at `path` stands; its nearest parent when it isn't there. With `key`, the key instead of the value. */
export function locate(yaml: YamlFile, path: readonly PropertyKey[], key = false): Place {
  let node: unknown = yaml.document.contents;
  let range = [0, 1];
  for (const step of path) {
    if (isAlias(node)) node = node.resolve(yaml.document);
    if (isMap(node)) {
      const pair = node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(step));
      if (!pair) break;
      const keyRange = isScalar(pair.key) ? pair.key.range : undefined;
      const valueRange = (pair.value as { range?: number[] } | null)?.range;
      const last = step === path.at(-1);
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

/** How many steps of `path` lead to something, and whether there are only maps as far as they go. */
export function reach(yaml: YamlFile, path: readonly PropertyKey[]): { steps: number; throughMaps: boolean } {
  const resolve = (node: unknown): unknown => (isAlias(node) ? node.resolve(yaml.document) : node);
  let node = resolve(yaml.document.contents);
  let steps = 0;
  let throughMaps = isMap(node);
  for (const step of path) {
    let next: unknown;
    if (isMap(node)) next = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))?.value;
    else if (isCollection(node)) next = (node.items as unknown[])[Number(step)];
    if (next === undefined) break;
    node = resolve(next);
    steps += 1;
    throughMaps &&= isMap(node);
  }
  return { steps, throughMaps };
}

/** A place from offsets; what goes on below the line is cut off. */
export function placeOf(
  { file, text, firstLine, lines }: Pick<YamlFile, "file" | "text" | "firstLine" | "lines">,
  start: number,
  end = start + 1,
): Place {
  const { line, col } = lines.linePos(start);
  const next = lines.lineStarts[line] ?? Number.POSITIVE_INFINITY;
  return { file, line: line + firstLine - 1, column: col, length: Math.max(1, Math.min(end, next - 1) - start), text };
}
