import { memoize } from "../../core/lookups.ts";
import type { Mistake } from "../../core/problems/problem.ts";
import { Lexer, isAlias, isNode, isScalar, visit, type Document, type Node } from "yaml";
import { aliasMistake, keyMistake, TOO_MANY_ALIASES, valueMistake } from "./mistakes.ts";
import { parseNodes, type TextEdit } from "./yamlFile.ts";

/** Deepest nesting; no setting is that deep. */
const MAX_DEPTH = 50;

export const TOO_DEEP: Mistake = {
  code: "yaml-nesting",
  message: `Maps and lists are nested more than ${MAX_DEPTH} deep`,
  hint: "Check the brackets. No setting is nested that deep.",
};

/** Offset of the bracket that is nested too deep. The parser takes minutes for thousands of unclosed ones. */
export function findDeepBracket(text: string): number | undefined {
  // Most texts have fewer brackets.
  if ((text.match(/[[{]/g)?.length ?? 0) <= MAX_DEPTH) return undefined;
  let depth = 0;
  let offset = 0;
  for (const token of new Lexer().lex(text)) {
    if (token === "[" || token === "{") depth += 1;
    if (token === "]" || token === "}") depth -= 1;
    if (depth > MAX_DEPTH) return offset;
    // The lexer's control tokens are no part of the text.
    if (!["\u0002", "\u0018", "\u001f"].includes(token)) offset += token.length;
  }
  return undefined;
}

/** Resolving an alias takes longer in larger files, so their number is limited. */
const MAX_ALIASES = 1000;

export interface LocatedMistake extends Mistake {
  range: readonly [start: number, end?: number];
  edits?: readonly TextEdit[] | undefined;
}

/** Reports duplicate keys, tags, aliases without anchor, typographic quotation marks, and control characters. */
export function checkNodes(document: Document.Parsed): LocatedMistake[] {
  const found: LocatedMistake[] = [];
  const anchors = new Map<string, Node>();
  const keysIn = memoize((_map: unknown) => new Set<unknown>());
  let aliases = 0;
  const report = (node: unknown, mistake: Mistake | undefined) => {
    if (mistake) found.push({ ...mistake, range: rangeOf(node) });
  };
  visit(document, {
    Node(_key, node, path) {
      if (isAlias(node)) aliases += 1;
      const bound = path.length > MAX_DEPTH * 2 ? TOO_DEEP : aliases > MAX_ALIASES ? TOO_MANY_ALIASES : undefined;
      if (bound) {
        report(node, bound);
        return visit.BREAK;
      }
      report(node, isAlias(node) ? aliasMistake(node, anchors.get(node.source), path) : valueMistake(node));
      if (!isAlias(node) && node.anchor !== undefined) anchors.set(node.anchor, node);
      return undefined;
    },
    Pair(_key, pair, path) {
      const key = isAlias(pair.key) ? anchors.get(pair.key.source) : pair.key;
      const seen = keysIn(path.at(-1));
      report(pair.key, keyMistake(key, seen));
      if (isScalar(key)) seen.add(key.value);
    },
  });
  return found;
}

/** Range of the first alias of a text. */
export function firstAlias(text: string): LocatedMistake["range"] {
  let first: LocatedMistake["range"] | undefined;
  visit(parseNodes(text), {
    Alias(_key, node) {
      first ??= rangeOf(node);
    },
  });
  return first ?? [0];
}

function rangeOf(node: unknown): LocatedMistake["range"] {
  const [start, end] = (isNode(node) && node.range) || [0];
  return [start, end];
}
