import { isAlias, isCollection, isNode, isScalar, Lexer, parseAllDocuments, visit, type Document } from "yaml";
import type { Checked, Place, Problem, ProblemCode } from "../../report/problem.ts";
import { explainYamlError, MAX_DEPTH, tooDeep, withoutConsequences } from "./explainYamlError.ts";
import { readPlainYaml } from "./readPlainYaml.ts";
import { countLines, placeOf, type YamlFile } from "./yamlFile.ts";

const TAG_HINT = "Remove the tag: plain text, numbers, lists and maps are all that is needed.";
const FORBIDDEN_KEYS = new Set(["__proto__", "constructor", "prototype"]);
/** YAML's own types that settings are made of; the others (`!!binary`, `!!set`) make values that no setting takes. */
const KNOWN_TAGS = new Set(
  ["str", "int", "float", "bool", "null", "map", "seq"].map((name) => `tag:yaml.org,2002:${name}`),
);

interface Source {
  file: string;
  text: string;
  /** The whole file's text when `text` is a part of it, for code frames. */
  whole?: string;
  firstLine?: number;
}

/** Parses one YAML text. Reports `yaml-*`, `empty-file` and `forbidden-key`; throws nothing. */
export function parseYaml(source: Source): Checked<YamlFile> {
  const plain = readPlainYaml(source.text);
  return plain ? { value: plainFile(source, plain), problems: [] } : parseAny(source);
}

/** The parser's document is only made when a place is asked for. */
function plainFile(source: Source, value: unknown): YamlFile {
  const { file, text, whole = text, firstLine = 1 } = source;
  let parsed: YamlFile | undefined;
  const parse = (): YamlFile => {
    parsed ??= parseAny(source).value;
    if (!parsed) throw new Error(`${file} was read as plain YAML, but the parser refuses it`);
    return parsed;
  };
  return {
    file,
    text: whole,
    firstLine,
    value,
    get document() {
      return parse().document;
    },
    get lines() {
      return parse().lines;
    },
  };
}

function parseAny(source: Source): Checked<YamlFile> {
  try {
    return parseDocument(source);
  } catch (error) {
    // The parser and the visitor call themselves for each level.
    if (!(error instanceof RangeError)) throw error;
    const { file, text, whole = text, firstLine = 1 } = source;
    return { problems: [tooDeep({ file, line: firstLine, column: 1, length: 1, text: whole })] };
  }
}

function parseDocument({ file, text, whole = text, firstLine = 1 }: Source): Checked<YamlFile> {
  const lines = countLines(text);
  const place = (start: number, end = start + 1): Place =>
    placeOf({ file, text: whole, firstLine, lines }, Math.min(start, text.length), end);
  const problem = (code: ProblemCode, at: Place, message: string, hint: string, why?: string): Problem => ({
    code,
    severity: "error",
    message,
    hint,
    place: at,
    ...(why && { why }),
  });

  const deepBracket = findDeepBracket(text);
  if (deepBracket !== undefined) return { problems: [tooDeep(place(deepBracket))] };
  const documents = parseAllDocuments(text, { prettyErrors: false, uniqueKeys: true });
  const [document, second] = Array.isArray(documents) ? documents : [];
  const problems: Problem[] = [];
  const isEmpty =
    !document || document.contents === null || (isScalar(document.contents) && document.contents.value === null);
  if (!document || (isEmpty && !second && document.errors.length + document.warnings.length === 0)) {
    return {
      problems: [problem("empty-file", place(0), "The file is empty", "Write the settings, or delete the file.")],
    };
  }
  if (second) {
    const start = second.range[0];
    problems.push(
      problem(
        "yaml-several-documents",
        place(start),
        "The file has several YAML documents",
        "Keep one: remove the line `---` and what does not belong here.",
      ),
    );
  }
  for (const error of document.errors) problems.push(explainYamlError(error, { text, place, document }));
  for (const warning of document.warnings) {
    if (warning.code === "BAD_DIRECTIVE") problems.push(explainYamlError(warning, { text, place, document }));
    else problems.push(problem("yaml-tag", place(...warning.pos), "The value has a tag of its own", TAG_HINT));
  }
  if (problems.length > 0) return { problems: withoutConsequences(problems) };

  problems.push(...checkNodes(document, place));
  if (problems.length > 0) return { problems };
  try {
    const value: unknown = document.toJS({ maxAliasCount: 200 });
    return { value: { file, text: whole, firstLine, document, lines, value }, problems };
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    const bomb = /excessive/i.test(error.message);
    return {
      problems: [
        problem(
          "yaml-alias",
          place(firstAlias(document)),
          bomb ? "The aliases expand to too many values" : "An alias has no anchor before it",
          bomb ? "Write the values out, or use fewer aliases." : "Define `&name` before `*name`.",
        ),
      ],
    };
  }
}

/** A quick look before the lexer's exact one: it counts the brackets in texts and comments too. */
function mayBeDeep(text: string): boolean {
  let depth = 0;
  for (const [sign] of text.matchAll(/[[\]{}]/g)) {
    depth = Math.max(0, depth + (sign === "[" || sign === "{" ? 1 : -1));
    if (depth > MAX_DEPTH) return true;
  }
  return false;
}

/** Offset of the bracket or brace that is nested too deep. The parser takes minutes for some thousand of them that are not closed. */
function findDeepBracket(text: string): number | undefined {
  if (!mayBeDeep(text)) return undefined;
  let depth = 0;
  let offset = 0;
  for (const token of new Lexer().lex(text)) {
    if (token === "[" || token === "{") depth += 1;
    if (token === "]" || token === "}") depth -= 1;
    if (depth > MAX_DEPTH) return offset;
    // The lexer's own marks are no part of the text.
    if (!["\u0002", "\u0018", "\u001f"].includes(token)) offset += token.length;
  }
  return undefined;
}

function checkNodes(document: Document.Parsed, place: (start: number, end?: number) => Place): Problem[] {
  const problems: Problem[] = [];
  const report = (code: ProblemCode, range: readonly number[] | null | undefined, message: string, hint: string) =>
    problems.push({ code, severity: "error", message, hint, place: place(range?.[0] ?? 0, range?.[1]) });
  visit(document, {
    Node(_key, node, path) {
      if (path.length > MAX_DEPTH * 2) {
        problems.push(tooDeep(place(node.range?.[0] ?? 0)));
        return visit.BREAK;
      }
      if (isAlias(node)) {
        const target = node.resolve(document);
        if (!target)
          report(
            "yaml-alias",
            node.range,
            `The alias \`*${node.source}\` has no anchor before it`,
            `Define \`&${node.source}\` first, or write the value.`,
          );
        else if (path.some((parent) => parent === target))
          report(
            "yaml-alias",
            node.range,
            `The alias \`*${node.source}\` refers to the value it stands in`,
            "Write the value out.",
          );
      } else if (node.tag && !KNOWN_TAGS.has(node.tag)) {
        report(
          "yaml-tag",
          node.range,
          `The value has the tag \`${node.tag.replace("tag:yaml.org,2002:", "!!")}\``,
          TAG_HINT,
        );
      }
      return undefined;
    },
    Pair(_key, pair) {
      const key = isAlias(pair.key) ? pair.key.resolve(document) : pair.key;
      if (isScalar(key) && FORBIDDEN_KEYS.has(String(key.value))) {
        report(
          "forbidden-key",
          isNode(pair.key) ? pair.key.range : undefined,
          `The key \`${String(key.value)}\` is not allowed`,
          "Remove it.",
        );
      } else if (isCollection(key)) {
        report(
          "yaml-syntax",
          key.range,
          "A key is a list or map",
          "Write a name before the colon; text with braces needs quotation marks.",
        );
      }
    },
  });
  return problems;
}

function firstAlias(document: Document.Parsed): number {
  let start = 0;
  visit(document, {
    Alias(_key, node) {
      start = node.range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return start;
}
