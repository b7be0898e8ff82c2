import type { z } from "zod";
import type { Problem, ProblemCode } from "../../../report/problem.ts";
import { didYouMean } from "../../../report/suggest.ts";

type Issue = z.core.$ZodIssue;

/** A zod issue in our words, without its place. `path` is where it is; `key` says that the key is at fault, not the value. */
export interface Explained {
  path: PropertyKey[];
  key: boolean;
  problem: Omit<Problem, "place">;
}

/** Turns one zod issue into problems: an unknown-keys issue gives one for each key, a union the branch that fits best. */
export function explainIssue(issue: Issue, value: unknown, knownKeys: (path: PropertyKey[]) => string[]): Explained[] {
  const path = [...issue.path];
  const make = (code: ProblemCode, message: string, hint?: string, why?: string, key = false): Explained => ({
    path,
    key,
    problem: { code, severity: "error", message, ...(why && { why }), ...(hint && { hint }) },
  });
  const written = valueAt(value, path);
  const name = path.length > 0 ? `\`${path.map(String).join(".")}\`` : "The file";

  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((unknown) => ({
        path: [...path, unknown],
        key: true,
        problem: {
          code: "unknown-key" as const,
          severity: "error" as const,
          message: `There is no key \`${unknown}\` ${path.length > 0 ? `in ${name}` : "at this level"}`,
          hint: didYouMean(unknown, knownKeys(path)) || "Remove it.",
        },
      }));
    case "invalid_union": {
      if ("options" in issue && issue.options) {
        const kinds = issue.options.map(String);
        if (written === undefined)
          return [make("missing-key", `The key ${name} is missing`, `Write one of ${choices(kinds)}.`)];
        return [
          make(
            "invalid-choice",
            `${name} can't be ${quote(written)}`,
            didYouMean(String(written), kinds, kinds.length),
          ),
        ];
      }
      if (issue.errors.length === 0)
        return [make("invalid-value", `${name} is not in the form that is wanted`, issue.message)];
      if (ownWords(issue) && issue.errors.every(failsOutside))
        return [make("wrong-type", `${name} can't be ${describe(written)}`, issue.message)];
      return closestBranch(issue.errors, written).flatMap((inner) =>
        explainIssue({ ...inner, path: [...path, ...inner.path] } as Issue, value, knownKeys),
      );
    }
    case "invalid_key": {
      const [inner] = issue.issues;
      if (inner?.code === "custom")
        return explainIssue({ ...inner, path } as Issue, value, knownKeys).map((explained) => ({
          ...explained,
          key: true,
        }));
      return [
        {
          ...make(
            "invalid-value",
            `\`${String(path.at(-1))}\` can't be a key here`,
            didYouMean(String(path.at(-1)), valuesOf(issue.issues)) || "Remove it.",
          ),
          key: true,
        },
      ];
    }
    case "invalid_type":
      if (written === undefined)
        return [make("missing-key", `The key ${name} is missing`, `Add it: ${typeName(issue.expected)} is wanted.`)];
      return [
        make(
          "wrong-type",
          `${name} is ${describe(written)}, but ${typeName(issue.expected)} is wanted`,
          ownWords(issue) ? issue.message : typeHint(issue.expected, written),
        ),
      ];
    case "invalid_value":
      if (written === undefined)
        return [make("missing-key", `The key ${name} is missing`, `Write one of ${choices(issue.values)}.`)];
      return [
        make(
          "invalid-choice",
          `${name} can't be \`${String(written)}\``,
          issue.values.length > 1
            ? didYouMean(String(written), issue.values.map(String))
            : issue.message.startsWith("Invalid")
              ? `Write ${choices(issue.values)}.`
              : issue.message,
        ),
      ];
    case "too_small":
      if (issue.origin === "string")
        return [make("invalid-value", `${name} is empty`, "Write a text, or remove the key.")];
      if (issue.origin === "array")
        return [make("invalid-value", `${name} has too few entries`, `At least ${String(issue.minimum)} is wanted.`)];
      return [
        make(
          "invalid-value",
          `${name} is too small`,
          issue.inclusive === false
            ? `Write more than ${String(issue.minimum)}.`
            : `Write ${String(issue.minimum)} or more.`,
        ),
      ];
    case "too_big":
      return [
        make("invalid-value", `${name} is too large or too long`, `At most ${String(issue.maximum)} is the limit.`),
      ];
    case "custom": {
      const {
        code = "invalid-value",
        hint,
        why,
      } = (issue.params ?? {}) as { code?: ProblemCode; hint?: string; why?: string };
      if (hint || why) return [make(code, issue.message, hint, why)];
      return [make(code, `${name} is not in the form that is wanted`, issue.message)];
    }
    default:
      return [make("invalid-value", `${name} is not in the form that is wanted`, issue.message)];
  }
}

/** True when the schema gives an issue a message of its own. */
const ownWords = ({ message }: Issue): boolean => !message.startsWith("Invalid");

/** True when the value is of another type altogether than the branch wants. */
const failsOutside = (issues: Issue[]): boolean =>
  issues.some((issue) => issue.path.length === 0 && issue.code === "invalid_type");

/** The branch of a union whose outer type the value has; of those, the one with the fewest issues, and of equals the last. */
function closestBranch(branches: Issue[][], written: unknown): Issue[] {
  const rank = (issues: Issue[]) => {
    const unknown = issues.filter((issue) => issue.code === "unrecognized_keys").length;
    return (failsOutside(issues) ? 100 : 0) + issues.length + unknown * 2;
  };
  const fits = [...branches].reverse().sort((a, b) => rank(a) - rank(b));
  return fits.find((issues) => written !== undefined && issues.length > 0) ?? branches[0] ?? [];
}

const TYPE_NAMES: Record<string, string> = {
  string: "text",
  object: "a map",
  record: "a map",
  array: "a list",
  int: "a whole number",
  number: "a number",
  boolean: "true or false",
};
const typeName = (expected: string): string => TYPE_NAMES[expected] ?? expected;
const choices = (values: readonly unknown[]) => values.map((value) => `\`${String(value)}\``).join(", ");
const valuesOf = (issues: Issue[]): string[] =>
  issues.flatMap((issue) =>
    issue.code === "invalid_value"
      ? issue.values.map(String)
      : issue.code === "invalid_union"
        ? valuesOf(issue.errors.flat())
        : [],
  );

/** A value as it was written where it is one word, else what it is. */
const quote = (value: unknown): string => (typeof value === "object" ? describe(value) : `\`${String(value)}\``);

function describe(value: unknown): string {
  if (value === null) return "empty";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "a map";
  return typeof value === "string" ? "text" : `the ${typeof value} \`${String(value)}\``;
}

const TYPE_HINTS: Record<string, string> = {
  string: "Write one text.",
  object: "Write its keys indented below it, one `key: value` a line.",
  record: "Write its keys indented below it, one `key: value` a line.",
  array: "Write `[a, b]`, or one entry a line after `- `.",
  int: "Write a number without point and quotation marks.",
  number: "Write a number without quotation marks.",
  boolean: "Write `true` or `false`, without quotation marks.",
};

function typeHint(expected: string, written: unknown): string {
  if (expected === "string" && (typeof written === "number" || typeof written === "boolean"))
    return "Put it in quotation marks.";
  if (written === null) return "Write a value, or remove the key.";
  return TYPE_HINTS[expected] ?? `Write ${typeName(expected)}.`;
}

function valueAt(value: unknown, path: PropertyKey[]): unknown {
  let at = value;
  for (const step of path) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Record<PropertyKey, unknown>)[step];
  }
  return at;
}
