import type { Mistake } from "../../../core/problems/problem.ts";
import { didYouMean, suggest } from "../../../core/problems/suggest.ts";
import { isListChange } from "../../yaml/listChange.ts";
import { hasOwnMessage, type Issue } from "./singleIssues.ts";
import { valueAt } from "../../yaml/yamlFile.ts";
import type { Details } from "../values/builders.ts";

/** An explained Zod issue. `path` is where it is; `key` means that the key is wrong, not the value. */
type Explained = Mistake & { path: PropertyKey[]; key: boolean };

type IssueOf<Code extends Issue["code"]> = Extract<Issue, { code: Code }>;

/** Explains one of `singleIssues`. @param file The checked value. */
export function explainIssue(issue: Issue, file: unknown, knownKeys: (path: PropertyKey[]) => string[]): Explained {
  const { path } = issue;
  const name = path.length > 0 ? `\`${path.map(String).join(".")}\`` : "The file";
  if (issue.code === "unrecognized_keys") {
    const [unknown = ""] = issue.keys;
    const message = `There is no key \`${unknown}\` ${path.length > 0 ? `in ${name}` : "at this level"}`;
    const hint = didYouMean(unknown, knownKeys(path)) || "Remove it.";
    return { path: [...path, unknown], key: true, code: "unknown-key", message, hint };
  }
  if (issue.code === "invalid_key") return { path, key: true, ...explainKey(issue, name) };
  return { path, key: false, ...explainValue(issue, name, valueAt(file, path), file) };
}

function explainKey({ path, issues }: IssueOf<"invalid_key">, name: string): Mistake {
  const key = String(path.at(-1));
  if (issues[0]?.code === "custom") return explainCustom(issues[0], name, key);
  const hint = didYouMean(key, choicesOf(issues)) || "Remove it.";
  return { code: "invalid-value", message: `The key \`${key}\` is not allowed here`, hint };
}

const choicesOf = (issues: readonly Issue[]): string[] =>
  issues.flatMap((issue) => {
    if (issue.code === "invalid_value") return issue.values.map(String);
    return issue.code === "invalid_union" ? choicesOf(issue.errors.flat()) : [];
  });

function explainValue(issue: Issue, name: string, written: unknown, file: unknown): Mistake {
  const isMissing = written === undefined;
  const missing = (hint: string): Mistake => ({ code: "missing-key", message: `The key ${name} is missing`, hint });
  const invalid = (message: string, hint: string): Mistake => ({ code: "invalid-value", message, hint });
  const noChoice = (hint: string): Mistake => ({
    code: "invalid-choice",
    message: `${name} can't be ${typeof written === "object" ? describeValue(written) : `\`${String(written)}\``}`,
    hint,
  });
  const isOfOtherType = issue.code === "invalid_type" || issue.code === "invalid_union";
  if (isListChange(written) && isOfOtherType) return nothingToChange(name);
  switch (issue.code) {
    case "invalid_union": {
      if (!("options" in issue) || !issue.options) {
        if (issue.errors.length === 0) return notInForm(issue, name);
        if (isMissing) return missing(issue.message);
        return { code: "wrong-type", message: `${name} can't be ${describeValue(written)}`, hint: issue.message };
      }
      const kinds = issue.options.map(String);
      if (isMissing) return missing(entryMeant(issue.path, file) || `Write one of ${listChoices(kinds)}.`);
      return noChoice(didYouMean(String(written), kinds, kinds.length));
    }
    case "invalid_type": {
      const type = TYPES[issue.expected] ?? { name: issue.expected, hint: `Write ${issue.expected}.` };
      if (isMissing) return missing(`Add it: write ${type.name}.`);
      const message = `${name} is ${describeValue(written)}, but must be ${type.name}`;
      if (hasOwnMessage(issue)) return { code: "wrong-type", message, hint: issue.message };
      if (issue.expected === "string" && (typeof written === "number" || typeof written === "boolean"))
        return { code: "wrong-type", message, hint: "Put it in quotation marks." };
      return { code: "wrong-type", message, hint: written === null ? "Write a value, or remove the key." : type.hint };
    }
    case "invalid_value":
      if (isMissing) return missing(`Write one of ${listChoices(issue.values)}.`);
      if (issue.values.length > 1) return noChoice(didYouMean(String(written), issue.values.map(String)));
      return noChoice(hasOwnMessage(issue) ? issue.message : `Write ${listChoices(issue.values)}.`);
    case "too_small": {
      const { origin, minimum, inclusive } = issue;
      if (origin === "string") return invalid(`${name} is empty`, "Write a text, or remove the key.");
      if (origin === "array") return invalid(`${name} has too few entries`, `Write at least ${minimum}.`);
      const least = inclusive === false ? `more than ${minimum}` : `${minimum} or more`;
      return invalid(`${name} is too small`, `Write ${least}.`);
    }
    case "too_big":
      return invalid(`${name} is too large or too long`, `The maximum is ${issue.maximum}.`);
    case "custom":
      return explainCustom(issue, name, String(written), file);
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

const nothingToChange = (name: string): Mistake => ({
  code: "list-change",
  message: `${name} has no inherited list to change`,
  why: "`add` and `remove` change a list from a higher layer: `defaults` in network.yaml, or the country's file.",
  hint: "Write the whole list: `[a, b]`, or one entry per line after `- `.",
});

const notInForm = ({ message }: Issue, name: string, code: Mistake["code"] = "invalid-value"): Mistake => ({
  code,
  message: `${name} has the wrong format`,
  hint: message,
});

/** Explains an issue of our own schemas. */
function explainCustom(issue: IssueOf<"custom">, name: string, written: string, file?: unknown): Mistake {
  const { code = "invalid-value", why, suggest: better, hint = "" }: Details = issue.params ?? {};
  if (!hint && !why) return notInForm(issue, name, code);
  return { code, message: issue.message, why, hint: better?.(written, file) ?? hint };
}

const listChoices = (values: readonly unknown[]) => values.map((value) => `\`${String(value)}\``).join(", ");

/** The type of a value, with the value if it is unambiguous. */
function describeValue(value: unknown): string {
  if (value === null) return "empty";
  if (typeof value === "object") return Array.isArray(value) ? "a list" : "a map";
  return typeof value === "string" ? "text" : `the ${typeof value} \`${String(value)}\``;
}

const MAP = { name: "a map", hint: "Write its keys indented below it, one `key: value` per line." };

/** Zod's types in words, and how a value of each is written. */
const TYPES: Record<string, { name: string; hint: string } | undefined> = {
  string: { name: "text", hint: "Write a single text." },
  object: MAP,
  record: MAP,
  array: { name: "a list", hint: "Write `[a, b]`, or one entry per line after `- `." },
  int: { name: "a whole number", hint: "Write a whole number, without a decimal point and without quotation marks." },
  number: { name: "a number", hint: "Write a number, without quotation marks." },
  boolean: { name: "true or false", hint: "Write `true` or `false`, without quotation marks." },
};
