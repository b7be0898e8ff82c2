import type { Mistake, ProblemCode } from "../../../core/problems/problem.ts";
import { didYouMean, suggest } from "../../../core/problems/suggest.ts";
import { isListChange } from "../../yaml/listChange.ts";
import { hasOwnMessage, type Issue } from "./singleIssues.ts";
import { valueAt } from "../../yaml/yamlFile.ts";

/** An explained Zod issue without location. `path` is where it is; `key` means that the key is wrong, not the value. */
export interface Explained {
  path: PropertyKey[];
  key: boolean;
  problem: Mistake;
}

type Hint = string | ((file: unknown) => string);

interface Words {
  code: ProblemCode;
  message: string;
  why?: string | undefined;
  hint: string | undefined;
}

/** Explains one of `singleIssues`. @param value The checked value. */
export function explainIssue(issue: Issue, value: unknown, knownKeys: (path: PropertyKey[]) => string[]): Explained {
  const path = [...issue.path];
  const name = path.length > 0 ? `\`${path.map(String).join(".")}\`` : "The file";
  const explained = ({ code, message, why, hint }: Words, at = path, key = false): Explained => ({
    path: at,
    key,
    problem: { code, message, ...(why && { why }), ...(hint && { hint }) },
  });
  if (issue.code === "unrecognized_keys") {
    const [unknown = ""] = issue.keys;
    return { path: [...path, unknown], key: true, problem: unknownKey(unknown, path, knownKeys(path)) };
  }
  if (issue.code === "invalid_key") return explained(explainKey(issue, name), path, true);
  return explained(explainValue(issue, name, valueAt(value, path), value));
}

/** The problem of an unknown key in the map at a path. */
const unknownKey = (written: string, path: readonly PropertyKey[], known: readonly string[]): Explained["problem"] => ({
  code: "unknown-key",
  message: `There is no key \`${written}\` ${path.length > 0 ? `in \`${path.map(String).join(".")}\`` : "at this level"}`,
  hint: didYouMean(written, known) || "Remove it.",
});

function explainKey({ path, issues }: Extract<Issue, { code: "invalid_key" }>, name: string): Words {
  const [inner] = issues;
  if (inner?.code === "custom") return explainCustom(inner, name);
  const key = String(path.at(-1));
  return {
    code: "invalid-value",
    message: `The key \`${key}\` is not allowed here`,
    hint: didYouMean(key, choicesOf(issues)) || "Remove it.",
  };
}

function explainValue(issue: Issue, name: string, written: unknown, file: unknown): Words {
  const missing = (hint: string): Words => ({ code: "missing-key", message: `The key ${name} is missing`, hint });
  const invalid = (message: string, hint: string): Words => ({ code: "invalid-value", message, hint });
  if (isListChange(written) && WANTS_LIST.has(issue.code)) return nothingToChange(name);
  switch (issue.code) {
    case "invalid_union": {
      if (!("options" in issue) || !issue.options) {
        if (issue.errors.length === 0) return notInForm(issue, name);
        if (written === undefined) return missing(issue.message);
        return { code: "wrong-type", message: `${name} can't be ${describeValue(written)}`, hint: issue.message };
      }
      const kinds = issue.options.map(String);
      if (written === undefined) return missing(entryMeant(issue.path, file) || `Write one of ${listChoices(kinds)}.`);
      const hint = didYouMean(String(written), kinds, kinds.length);
      return { code: "invalid-choice", message: `${name} can't be ${quoteValue(written)}`, hint };
    }
    case "invalid_type":
      if (written === undefined) return missing(`Add it: write ${typeName(issue.expected)}.`);
      return {
        code: "wrong-type",
        message: `${name} is ${describeValue(written)}, but must be ${typeName(issue.expected)}`,
        hint: hasOwnMessage(issue) ? issue.message : typeHint(issue.expected, written),
      };
    case "invalid_value":
      if (written === undefined) return missing(`Write one of ${listChoices(issue.values)}.`);
      return {
        code: "invalid-choice",
        message: `${name} can't be ${quoteValue(written)}`,
        hint: choiceHint(issue, written),
      };
    case "too_small":
      if (issue.origin === "string") return invalid(`${name} is empty`, "Write a text, or remove the key.");
      if (issue.origin === "array")
        return invalid(`${name} has too few entries`, `Write at least ${String(issue.minimum)}.`);
      return invalid(
        `${name} is too small`,
        issue.inclusive === false
          ? `Write more than ${String(issue.minimum)}.`
          : `Write ${String(issue.minimum)} or more.`,
      );
    case "too_big":
      return invalid(`${name} is too large or too long`, `The maximum is ${String(issue.maximum)}.`);
    case "custom":
      return explainCustom(issue, name, file);
    default:
      return notInForm(issue, name);
  }
}

/** A hint for an entry of a map without its kind, if its name is nearly that of another entry, which it may change. */
function entryMeant(path: readonly PropertyKey[], file: unknown): string {
  const entry = path.at(-2);
  const others = Object.keys(valueAt(file, path.slice(0, -2)) ?? {}).filter((name) => name !== entry);
  const meant = typeof entry === "string" ? suggest(entry, others) : undefined;
  return meant === undefined ? "" : `Did you mean \`${meant}\`?`;
}

/** Codes of issues that a map in place of a list causes. */
const WANTS_LIST: ReadonlySet<Issue["code"]> = new Set(["invalid_type", "invalid_union"]);

const nothingToChange = (name: string): Words => ({
  code: "list-change",
  message: `${name} has no inherited list to change`,
  why: "`add` and `remove` change a list from a higher layer: `defaults` in network.yaml, or the country's file.",
  hint: "Write the whole list: `[a, b]`, or one entry per line after `- `.",
});

const notInForm = ({ message }: Issue, name: string, code: ProblemCode = "invalid-value"): Words => ({
  code,
  message: `${name} has the wrong format`,
  hint: message,
});

/** Explains an issue of our own schemas, whose `params` have the details; a hint can depend on the rest of the file. */
function explainCustom(issue: Extract<Issue, { code: "custom" }>, name: string, file?: unknown): Words {
  const { hint: given, ...params } = (issue.params ?? {}) as Partial<Omit<Words, "hint">> & { hint?: Hint };
  const { code = "invalid-value", why } = params;
  const hint = typeof given === "function" ? given(file) : given;
  if (!hint && !why) return notInForm(issue, name, code);
  return { code, message: issue.message, hint, why };
}

function choiceHint({ values, message }: Extract<Issue, { code: "invalid_value" }>, written: unknown): string {
  if (values.length > 1) return didYouMean(String(written), values.map(String));
  return message.startsWith("Invalid") ? `Write ${listChoices(values)}.` : message;
}

const listChoices = (values: readonly unknown[]) => values.map((value) => `\`${String(value)}\``).join(", ");
const choicesOf = (issues: readonly Issue[]): string[] =>
  issues.flatMap((issue) =>
    issue.code === "invalid_value"
      ? issue.values.map(String)
      : issue.code === "invalid_union"
        ? choicesOf(issue.errors.flat())
        : [],
  );

const TYPE_NAMES: Record<string, string> = {
  string: "text",
  object: "a map",
  record: "a map",
  array: "a list",
  int: "a whole number",
  number: "a number",
  boolean: "true or false",
};

/** Name of a Zod type in problems. */
const typeName = (expected: string): string => TYPE_NAMES[expected] ?? expected;

/** A scalar in backticks; the type of other values. */
const quoteValue = (value: unknown): string =>
  typeof value === "object" ? describeValue(value) : `\`${String(value)}\``;

/** The type of a value, with the value if it is unambiguous. */
function describeValue(value: unknown): string {
  if (value === null) return "empty";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a map";
  return typeof value === "string" ? "text" : `the ${typeof value} \`${String(value)}\``;
}

const TYPE_HINTS: Record<string, string> = {
  string: "Write a single text.",
  object: "Write its keys indented below it, one `key: value` per line.",
  record: "Write its keys indented below it, one `key: value` per line.",
  array: "Write `[a, b]`, or one entry per line after `- `.",
  int: "Write a whole number, without a decimal point and without quotation marks.",
  number: "Write a number, without quotation marks.",
  boolean: "Write `true` or `false`, without quotation marks.",
};

/** The hint for a value of the wrong type. */
function typeHint(expected: string, written: unknown): string {
  if (expected === "string" && (typeof written === "number" || typeof written === "boolean"))
    return "Put it in quotation marks.";
  if (written === null) return "Write a value, or remove the key.";
  return TYPE_HINTS[expected] ?? `Write ${typeName(expected)}.`;
}
