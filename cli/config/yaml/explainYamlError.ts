import { visit, type Document, type YAMLError } from "yaml";
import type { Place, Problem, ProblemCode } from "../../report/problem.ts";

/** Deeper than any setting is. */
export const MAX_DEPTH = 50;

const TAB = "A tab indents this line";
const OPEN_QUOTE = "A quotation mark is not closed";
const OPEN_BRACKET = " is not closed";

/** What the parser made of a broken text, and how to find places in it. */
interface Broken {
  text: string;
  document: Document.Parsed;
  place: (start: number, end?: number) => Place;
}

/** The parser's own errors in our words: what is wrong, and what to write instead. */
export function explainYamlError(error: YAMLError, { text, place, document }: Broken): Problem {
  const [start, end] = error.pos;
  const at = place(start, Math.max(end, start + 1));
  const make = (code: ProblemCode, message: string, hint: string): Problem => ({
    code,
    severity: "error",
    message,
    hint,
    place: at,
  });
  if (error.code === "DUPLICATE_KEY") {
    const key = /^[^\s:]+/.exec(text.slice(start))?.[0] ?? "";
    return {
      ...make(
        "yaml-duplicate-key",
        `The key \`${key}\` stands twice in this map`,
        "Keep one of them: the first would be lost without a word.",
      ),
      place: place(start, start + key.length),
    };
  }
  if (/call stack/i.test(error.message)) return tooDeep(at);
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const line = text.slice(lineStart, text.indexOf("\n", start) + 1 || text.length);
  if (error.code === "TAB_AS_INDENT" || /^\s*\t/.test(line)) {
    return {
      ...make("yaml-syntax", TAB, "YAML is indented with spaces: replace the tab by two spaces."),
      place: place(Math.max(lineStart, text.indexOf("\t", lineStart))),
    };
  }
  const quote = openQuote(document, {
    text,
    lineStart,
    start,
    unclosed: error.code === "MISSING_CHAR" && /quote/i.test(error.message),
  });
  if (quote !== undefined) {
    return {
      ...make("yaml-syntax", OPEN_QUOTE, "Add the closing quotation mark at the end of the value."),
      place: place(quote),
    };
  }
  const bracket = /flow/i.test(error.message) ? openBracket(document, text, start) : undefined;
  if (bracket !== undefined) {
    const closing = text[bracket] === "{" ? "}" : "]";
    return {
      ...make(
        "yaml-syntax",
        `The \`${text[bracket] ?? ""}\`${OPEN_BRACKET}`,
        isCommentedOut(closing, text.slice(bracket))
          ? `\`#\` begins a comment, and the \`${closing}\` is in it: put the value with \`#\` in quotation marks.`
          : `Add a \`${closing}\` where the ${closing === "}" ? "map" : "list"} ends.`,
      ),
      place: place(bracket),
    };
  }
  // Of what the parser calls a collection here, most is a text in which it takes a colon for that of a key.
  const rest = /^[^\n]*/.exec(text.slice(start))?.[0] ?? "";
  if ((error.code === "BLOCK_IN_FLOW" || error.code === "BLOCK_AS_IMPLICIT_KEY") && /^(?!- ).*\S: /.test(rest))
    return make("yaml-syntax", "The value has a colon of its own", COLON_HINTS[error.code]);
  if (/^implicit map keys/i.test(error.message))
    return make(
      "yaml-syntax",
      "The line is no key with a value",
      "Write `key: value`: a colon is missing, or the line does not belong here.",
    );
  return make(
    "yaml-syntax",
    error.message.split("\n")[0]?.replace(/\.$/, "") ?? "The YAML can't be read",
    SYNTAX_HINTS[error.code] ?? "Compare the indentation and punctuation with the lines around it.",
  );
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

/** True when the first line of a text has the sign within a comment, as behind a colour without quotation marks. */
const isCommentedOut = (sign: string, text: string): boolean =>
  /\s#[^\n]*/.exec(text.split("\n", 1)[0] ?? "")?.[0].includes(sign) === true;

const COLON_HINTS = {
  BLOCK_IN_FLOW: "Put the text in quotation marks, or a comma where the next key begins.",
  BLOCK_AS_IMPLICIT_KEY: "Put the text in quotation marks, or indent what belongs to the key below it.",
};

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

/** The problem of maps and lists in each other without end. */
export const tooDeep = (place: Place): Problem => ({
  code: "yaml-nesting",
  severity: "error",
  message: `Maps and lists are nested more than ${MAX_DEPTH} deep`,
  hint: "Check the brackets: no setting is nested so deep.",
  place,
});

/** Behind some mistakes the parser has lost its place: what else it complains of is not the maintainer's doing. */
export function withoutConsequences(problems: Problem[]): Problem[] {
  const tabs = problems.filter(({ message }) => message === TAB);
  if (tabs.length > 0) return tabs;
  const causes: ((problem: Problem) => boolean)[] = [
    ({ code }) => code === "yaml-nesting",
    ({ message }) => message === OPEN_QUOTE,
    ({ message }) => message.endsWith(OPEN_BRACKET),
  ];
  const cause = causes.map((isCause) => problems.find(isCause)).find((problem) => problem !== undefined);
  return cause ? [cause] : problems.filter(({ message }, index) => index === 0 || !message.includes("in YAML stream"));
}
