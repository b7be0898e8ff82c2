import { isAlias, isCollection, isMap, isNode, isScalar, Lexer, LineCounter, parseAllDocuments, visit, type Document, type YAMLError } from "yaml";
import type { Checked, Place, Problem, ProblemCode } from "../report/problem.ts";

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

/** Beyond this yaml's uniqueness check alone takes seconds. */
export const MAX_BYTES = 1_000_000;
const MAX_DEPTH = 50;
const TOO_DEEP = `Maps and lists are nested more than ${MAX_DEPTH} deep`;
const TOO_DEEP_HINT = "Check the brackets: no setting is nested so deep.";
const TAB = "A tab indents this line";
const OPEN_QUOTE = "A quotation mark is not closed";
const OPEN_BRACKET = " is not closed";
const TAG_HINT = "Remove the tag: plain text, numbers, lists and maps are all that is needed.";
const FORBIDDEN_KEYS = new Set(["__proto__", "constructor", "prototype"]);
/** YAML's own types that settings are made of; the others (`!!binary`, `!!set`) make values that no setting takes. */
const KNOWN_TAGS = new Set(["str", "int", "float", "bool", "null", "map", "seq"].map((name) => `tag:yaml.org,2002:${name}`));

/** Decodes bytes as UTF-8, without a byte order mark. @returns undefined when they aren't UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

interface Source {
  file: string;
  text: string;
  /** The whole file's text when `text` is a part of it, for code frames. */
  whole?: string;
  firstLine?: number;
}

/** Parses one YAML text. Reports `yaml-*`, `empty-file` and `forbidden-key`; throws nothing. */
export function parseYaml(source: Source): Checked<YamlFile> {
  try {
    return parseDocument(source);
  } catch (error) {
    // The parser and the visitor call themselves for each level.
    if (!(error instanceof RangeError)) throw error;
    const { file, text, whole = text, firstLine = 1 } = source;
    return { problems: [{ code: "yaml-nesting", severity: "error", message: TOO_DEEP, hint: TOO_DEEP_HINT, place: { file, line: firstLine, column: 1, length: 1, text: whole } }] };
  }
}

function parseDocument({ file, text, whole = text, firstLine = 1 }: Source): Checked<YamlFile> {
  const lines = new LineCounter();
  const place = (start: number, end = start + 1): Place => placeOf({ file, text: whole, firstLine, lines }, Math.min(start, text.length), end);
  const problem = (code: ProblemCode, at: Place, message: string, hint: string, why?: string): Problem => ({
    code, severity: "error", message, hint, place: at, ...(why && { why }),
  });

  const tooDeep = findDeepBracket(text);
  if (tooDeep !== undefined) {
    for (const { index } of text.matchAll(/(?<=^|\n)/g)) lines.addNewLine(index);
    return { problems: [problem("yaml-nesting", place(tooDeep), TOO_DEEP, TOO_DEEP_HINT)] };
  }
  const documents = parseAllDocuments(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: true });
  const [document, second] = Array.isArray(documents) ? documents : [];
  const problems: Problem[] = [];
  const isEmpty = !document || document.contents === null || (isScalar(document.contents) && document.contents.value === null);
  if (!document || (isEmpty && !second && document.errors.length + document.warnings.length === 0)) {
    return { problems: [problem("empty-file", place(0), "The file is empty", "Write the settings, or delete the file.")] };
  }
  if (second) {
    const start = second.range[0];
    problems.push(problem("yaml-several-documents", place(start), "The file has several YAML documents", "Keep one: remove the line `---` and what does not belong here."));
  }
  for (const error of document.errors) problems.push(fromYamlError(error, text, place, document));
  for (const warning of document.warnings) {
    if (warning.code === "BAD_DIRECTIVE") problems.push(fromYamlError(warning, text, place, document));
    else problems.push(problem("yaml-tag", place(...pos(warning)), "The value has a tag of its own", TAG_HINT));
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
      problems: [problem("yaml-alias", place(firstAlias(document)), bomb ? "The aliases expand to too many values" : "An alias has no anchor before it", bomb ? "Write the values out, or use fewer aliases." : "Define `&name` before `*name`.")],
    };
  }
}

/** Offset of the bracket or brace that is nested too deep. The parser takes minutes for some thousand of them that are not closed. */
function findDeepBracket(text: string): number | undefined {
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

/** Behind some mistakes the parser has lost its place: what else it complains of is not the maintainer's doing. */
function withoutConsequences(problems: Problem[]): Problem[] {
  const tabs = problems.filter(({ message }) => message === TAB);
  if (tabs.length > 0) return tabs;
  const causes: ((problem: Problem) => boolean)[] = [({ code }) => code === "yaml-nesting", ({ message }) => message === OPEN_QUOTE, ({ message }) => message.endsWith(OPEN_BRACKET)];
  const cause = causes.map((isCause) => problems.find(isCause)).find((problem) => problem !== undefined);
  return cause ? [cause] : problems;
}

const pos = (error: YAMLError): [number, number] => [error.pos[0], error.pos[1]];

/** The parser's own errors in our words: what is wrong, and what to write instead. */
function fromYamlError(error: YAMLError, text: string, place: (start: number, end?: number) => Place, document: Document.Parsed): Problem {
  const [start, end] = pos(error);
  const at = place(start, Math.max(end, start + 1));
  const make = (code: ProblemCode, message: string, hint: string): Problem => ({ code, severity: "error", message, hint, place: at });
  if (error.code === "DUPLICATE_KEY") {
    const key = /^[^\s:]+/.exec(text.slice(start))?.[0] ?? "";
    return { ...make("yaml-duplicate-key", `The key \`${key}\` stands twice in this map`, "Keep one of them: the first would be lost without a word."), place: place(start, start + key.length) };
  }
  if (/call stack/i.test(error.message)) return make("yaml-nesting", TOO_DEEP, TOO_DEEP_HINT);
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const line = text.slice(lineStart, text.indexOf("\n", start) + 1 || text.length);
  if (error.code === "TAB_AS_INDENT" || /^\s*\t/.test(line)) {
    return { ...make("yaml-syntax", TAB, "YAML is indented with spaces: replace the tab by two spaces."), place: place(Math.max(lineStart, text.indexOf("\t", lineStart))) };
  }
  const quote = openQuote(document, { text, lineStart, start, unclosed: error.code === "MISSING_CHAR" && /quote/i.test(error.message) });
  if (quote !== undefined) {
    return { ...make("yaml-syntax", OPEN_QUOTE, "Add the closing quotation mark at the end of the value."), place: place(quote) };
  }
  const bracket = /flow/i.test(error.message) ? openBracket(document, text, start) : undefined;
  if (bracket !== undefined) {
    const closing = text[bracket] === "{" ? "}" : "]";
    return { ...make("yaml-syntax", `The \`${text[bracket] ?? ""}\`${OPEN_BRACKET}`, `Add a \`${closing}\` where the ${closing === "}" ? "map" : "list"} ends.`), place: place(bracket) };
  }
  if (/^implicit map keys/i.test(error.message)) return make("yaml-syntax", "The line is no key with a value", "Write `key: value`: a colon is missing, or the line does not belong here.");
  return make("yaml-syntax", error.message.split("\n")[0]?.replace(/\.$/, "") ?? "The YAML can't be read", SYNTAX_HINTS[error.code] ?? "Compare the indentation and punctuation with the lines around it.");
}

interface QuoteSearch {
  text: string;
  /** Offset of the line that the error is on. */
  lineStart: number;
  /** Offset of the error. */
  start: number;
  /** The parser itself says that a quotation mark is not closed. */
  unclosed: boolean;
}

/**
 * Offset of the quotation mark that an error comes from. An unclosed one takes in the lines up to the next quotation mark,
 * and what stands behind that is what the parser complains of.
 */
function openQuote(document: Document.Parsed, { text, lineStart, start, unclosed }: QuoteSearch): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Scalar(_key, { type, range }) {
      if (!range || (type !== "QUOTE_DOUBLE" && type !== "QUOTE_SINGLE")) return;
      const [from, to] = range;
      const swallowed = to >= lineStart && to <= start && text.slice(from, to).includes("\n");
      if (from <= start && (unclosed || swallowed)) offset = from;
    },
  });
  return offset;
}

/** Offset of the last bracket or brace before an error that has no counterpart. */
function openBracket(document: Document.Parsed, text: string, start: number): number | undefined {
  let offset: number | undefined;
  visit(document, {
    Collection(_key, { flow, range }) {
      if (flow && range && range[0] < start && !/[\]}]/.test(text[range[1] - 1] ?? "")) offset = range[0];
    },
  });
  return offset;
}

const SYNTAX_HINTS: Partial<Record<YAMLError["code"], string>> = {
  BAD_DIRECTIVE: "Remove the line, or put the text in quotation marks: a line that begins with `%` is a directive.",
  BAD_ALIAS: "Give the alias a name that an anchor (`&name`) has.",
  BAD_INDENT: "Indent the entries of one map or list by the same number of spaces.",
  BAD_SCALAR_START: "Put the value in quotation marks: it begins with a character that YAML gives a meaning.",
  BLOCK_AS_IMPLICIT_KEY: "Put the value in quotation marks if it has a colon, or indent what belongs to it.",
  BLOCK_IN_FLOW: "Close the brackets before the next line, or write the list with one `-` a line.",
  IMPOSSIBLE: "Compare the indentation and punctuation with the lines around it.",
  KEY_OVER_1024_CHARS: "A key is a short name: check that a colon is not missing.",
  MISSING_CHAR: "Close what was opened: a bracket, a brace or a quotation mark is missing.",
  MULTILINE_IMPLICIT_KEY: "A key stands on one line: check that a colon is not missing.",
  UNEXPECTED_TOKEN: "Compare the indentation and punctuation with the lines around it.",
};

function checkNodes(document: Document.Parsed, place: (start: number, end?: number) => Place): Problem[] {
  const problems: Problem[] = [];
  const report = (code: ProblemCode, range: readonly number[] | null | undefined, message: string, hint: string) =>
    problems.push({ code, severity: "error", message, hint, place: place(range?.[0] ?? 0, range?.[1]) });
  visit(document, {
    Node(_key, node, path) {
      if (path.length > MAX_DEPTH * 2) {
        report("yaml-nesting", node.range, TOO_DEEP, TOO_DEEP_HINT);
        return visit.BREAK;
      }
      if (isAlias(node)) {
        const target = node.resolve(document);
        if (!target) report("yaml-alias", node.range, `The alias \`*${node.source}\` has no anchor before it`, `Define \`&${node.source}\` first, or write the value.`);
        else if (path.some((parent) => parent === target)) report("yaml-alias", node.range, `The alias \`*${node.source}\` refers to the value it stands in`, "Write the value out.");
      } else if (node.tag && !KNOWN_TAGS.has(node.tag)) {
        report("yaml-tag", node.range, `The value has the tag \`${node.tag.replace("tag:yaml.org,2002:", "!!")}\``, TAG_HINT);
      }
      return undefined;
    },
    Pair(_key, pair) {
      const key = isAlias(pair.key) ? pair.key.resolve(document) : pair.key;
      if (isScalar(key) && FORBIDDEN_KEYS.has(String(key.value))) {
        report("forbidden-key", isNode(pair.key) ? pair.key.range : undefined, `The key \`${String(key.value)}\` is not allowed`, "Remove it.");
      } else if (isCollection(key)) {
        report("yaml-syntax", key.range, "A key is a list or map", "Write a name before the colon; text with braces needs quotation marks.");
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
function placeOf({ file, text, firstLine, lines }: Pick<YamlFile, "file" | "text" | "firstLine" | "lines">, start: number, end = start + 1): Place {
  const { line, col } = lines.linePos(start);
  const next = lines.lineStarts[line] ?? Number.POSITIVE_INFINITY;
  return { file, line: line + firstLine - 1, column: col, length: Math.max(1, Math.min(end, next - 1) - start), text };
}
