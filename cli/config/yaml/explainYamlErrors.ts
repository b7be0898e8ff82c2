import type { Document, YAMLError } from "yaml";
import { count } from "../../core/console/text.ts";
import { type LocatedMistake, TOO_DEEP } from "./checkNodes.ts";
import { findOpenBracket, findOpenQuote, misindentedLine, TOO_FAR_IN } from "./misindentedLine.ts";
import { UNKNOWN_TAG } from "./mistakes.ts";
import type { TextEdit } from "./yamlFile.ts";

/** Most errors to explain; later ones are consequences. */
const MAX_ERRORS = 20;

interface Broken {
  error: YAMLError;
  text: string;
  document: Document.Parsed;
  start: number;
  /** Offset of the error's line. */
  lineStart: number;
}

/** An explanation, and its offset if not the error's. */
type Explained = Pick<LocatedMistake, "message" | "hint" | "edits"> & { at?: number };

const TAB = "The line is indented with a tab";
const OPEN_QUOTE = "A quotation mark is not closed";
const OPEN_BRACKET = " is not closed";

/** Explains the parser's errors and warnings: what is wrong, and what to write instead. */
export function explainYamlErrors(document: Document.Parsed, text: string): LocatedMistake[] {
  const errors: YAMLError[] = [...document.errors, ...document.warnings];
  const line = errors[0] && misindentedLine(text, errors[0].pos[0]);
  if (line) return [line];
  return withoutConsequences(errors.slice(0, MAX_ERRORS).map((error) => explain(error, document, text)));
}

function explain(error: YAMLError, document: Document.Parsed, text: string): LocatedMistake {
  const [start, end] = error.pos;
  const range = [start, Math.max(end, start + 1)] as const;
  if (error.code === "MULTIPLE_DOCS") {
    const hint = "Keep one: remove the line `---` and what does not belong in this file.";
    return { code: "yaml-several-documents", message: "The file has several YAML documents", hint, range: [start] };
  }
  if (error.code === "TAG_RESOLVE_FAILED" && error.name === "YAMLWarning") return { ...UNKNOWN_TAG, range };
  if (/call stack/i.test(error.message)) return { ...TOO_DEEP, range };
  const broken = { error, text, document, start, lineStart: text.lastIndexOf("\n", start - 1) + 1 };
  const cause = CAUSES.map((find) => find(broken)).find((found) => found !== undefined);
  const { at, ...words } = cause ?? {
    message: error.message.split("\n")[0]?.replace(/\.$/, "") ?? "The YAML is invalid",
    hint: HINTS[error.code] ?? "Compare the indentation and punctuation with the lines around it.",
  };
  return { code: "yaml-syntax", ...words, range: at === undefined ? range : [at] };
}

/** Finds the actual causes of errors that the parser describes by their symptoms, in this order. */
const CAUSES: ((broken: Broken) => Explained | undefined)[] = [
  function tab({ error, text, start, lineStart }) {
    const line = text.slice(lineStart, text.indexOf("\n", start) + 1 || text.length);
    if (error.code !== "TAB_AS_INDENT" && !/^\s*\t/.test(line)) return undefined;
    const at = Math.max(lineStart, text.indexOf("\t", lineStart));
    const hint = "YAML is indented with spaces. Replace the tab by two spaces.";
    return { message: TAB, hint, at, edits: [{ start: at, end: at + 1, write: "  " }] };
  },
  function openQuote({ error, text, document, start, lineStart }) {
    const unclosed = error.code === "MISSING_CHAR" && /quote/i.test(error.message);
    const at = findOpenQuote(document, { text, lineStart, start, unclosed });
    if (at === undefined) return undefined;
    const hint = "Add the closing quotation mark at the end of the value.";
    const end = at + lineFrom(text, at).trimEnd().length;
    return { message: OPEN_QUOTE, hint, at, edits: [insertion(end, text[at] ?? '"')] };
  },
  function openBracket({ error, text, document, start }) {
    const at = /flow/i.test(error.message) ? findOpenBracket(document, text, start) : undefined;
    if (at === undefined) return undefined;
    const closing = text[at] === "{" ? "}" : "]";
    // As after an unquoted colour.
    const isCommentedOut = /\s#.*/.exec(lineFrom(text, at))?.[0].includes(closing);
    const hint = isCommentedOut
      ? `\`#\` begins a comment, and the comment contains the \`${closing}\`. Put the value with \`#\` in quotation marks.`
      : `Add a \`${closing}\` where the ${closing === "}" ? "map" : "list"} ends.`;
    return { message: `The \`${text[at] ?? ""}\`${OPEN_BRACKET}`, hint, at };
  },
  function overIndented({ error: { code }, text, start, lineStart }) {
    if (code !== "BLOCK_AS_IMPLICIT_KEY") return undefined;
    const first = lineFrom(text, lineStart);
    const next = lineFrom(text, lineStart + first.length + 1);
    const [indent, nextIndent] = [first.search(/\S/), next.search(/\S/)];
    // The parser reads a line that is indented deeper than the value above it as a part of that value.
    if (!/^ *(?:- +)?[\w-]+: +\S/.test(first) || !/^ +[\w-]+:(?: |$)/.test(next) || nextIndent <= indent)
      return undefined;
    if (/\S: /.test(text.slice(start, lineStart + first.length))) return undefined;
    const hint = `Indent it like the line above, by ${count(indent, "space")}: the key above already has a value.`;
    return { message: TOO_FAR_IN, hint, at: lineStart + first.length + 1 + nextIndent };
  },
  function colonInText({ error: { code }, text, start }) {
    if (code !== "BLOCK_IN_FLOW" && code !== "BLOCK_AS_IMPLICIT_KEY") return undefined;
    // Most such errors are caused by a colon in a text, which the parser takes for that of a key.
    const value = lineFrom(text, start);
    if (!/^(?!- ).*\S: /.test(value)) return undefined;
    const mark = ['"', "'"].find((candidate) => !value.includes(candidate) && !value.includes("\\"));
    const quoted = mark && [insertion(start, mark), insertion(start + value.trimEnd().length, mark)];
    const [or, edits] =
      code === "BLOCK_IN_FLOW"
        ? ["insert a comma before the next key", undefined]
        : ["indent the lines that belong to the key", quoted || undefined];
    return { message: "The value contains a colon", hint: `Put the text in quotation marks, or ${or}.`, edits };
  },
  function anchorOfAlias({ error }) {
    if (!/^an alias node must not/i.test(error.message)) return undefined;
    const hint = "Write `*name` alone. It stands for the value with the anchor `&name`.";
    return { message: "An alias has its own anchor or tag", hint };
  },
  function noSpace({ error, text, lineStart }) {
    if (!/^implicit (?:map )?keys/i.test(error.message)) return undefined;
    const [, indent = "", key, value] =
      /^([ ]*(?:- +)?)([A-Za-z][\w-]*):([^\s:/].*)/.exec(lineFrom(text, lineStart)) ?? [];
    if (key === undefined || value === undefined) return undefined;
    const at = lineStart + indent.length;
    return {
      message: `A space is missing after the colon of \`${key}\``,
      hint: `Write \`${key}: ${value.trimEnd()}\`.`,
      at,
      edits: [insertion(at + key.length + 1, " ")],
    };
  },
  function noKey({ error }) {
    if (!/^implicit map keys/i.test(error.message)) return undefined;
    const hint = "Write `key: value`. Either the colon is missing, or the line does not belong here.";
    return { message: "The line is not a key with a value", hint };
  },
];

/** A text from an offset to the end of the line. */
const lineFrom = (text: string, start: number): string => /[^\n]*/.exec(text.slice(start))?.[0] ?? "";

const insertion = (at: number, write: string): TextEdit => ({ start: at, end: at, write });

const HINTS: Partial<Record<YAMLError["code"], string>> = {
  BAD_DIRECTIVE: "Remove the line, or put the text in quotation marks. A line that begins with `%` is a directive.",
  BAD_ALIAS: "Write the name of an existing anchor (`&name`).",
  BAD_INDENT: "Indent the entries of one map or list by the same number of spaces.",
  BAD_SCALAR_START: "Put the value in quotation marks. It begins with a character that is special in YAML.",
  BLOCK_AS_IMPLICIT_KEY:
    "Put the value in quotation marks if it contains a colon, or indent the lines that belong to it.",
  BLOCK_IN_FLOW: "Close the brackets before the next line, or write the list with one `-` per line.",
  KEY_OVER_1024_CHARS: "A key is a short name. Check whether a colon is missing.",
  MISSING_CHAR: "Add the closing bracket, brace or quotation mark.",
  MULTILINE_IMPLICIT_KEY: "A key is on one line. Check whether a colon is missing.",
};

/** Some problems cause all others; then only those are reported. */
function withoutConsequences(found: LocatedMistake[]): LocatedMistake[] {
  const tabs = found.filter(({ message }) => message === TAB);
  if (tabs.length > 0) return tabs;
  const cause = [TOO_DEEP.message, TOO_FAR_IN, OPEN_QUOTE, OPEN_BRACKET]
    .map((end) => found.find(({ message }) => message.endsWith(end)))
    .find((candidate) => candidate !== undefined);
  if (cause) return [cause];
  return found.filter(({ message }, index) => index === 0 || !message.includes("in YAML stream"));
}
