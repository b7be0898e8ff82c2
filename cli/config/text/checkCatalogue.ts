import { firstProblems, type Problem } from "../../report/problem.ts";
import { didYouMean } from "../../report/suggest.ts";
import type { Catalogue } from "./catalogue.ts";
import type { Message } from "./compileMessage.ts";

/** Compares a catalogue with the English one: unknown keys, and messages with other arguments. */
export function checkCatalogue(catalogue: Catalogue, reference: Catalogue["messages"]): Problem[] {
  const written = [...catalogue.messages];
  const unknown = written.filter(([key]) => !reference.has(key));
  return [
    ...firstProblems(unknown, ([key]) => ({
      code: "unknown-text",
      severity: "error",
      message: `There is no text \`${key}\``,
      why: "The sites have no use for it.",
      hint: didYouMean(key, reference.keys()),
      place: catalogue.locate(key, true),
    })),
    ...written.flatMap(([key, message]) => {
      const english = reference.get(key);
      return english ? compareArguments(catalogue, key, message, english) : [];
    }),
  ];
}

function compareArguments(catalogue: Catalogue, key: string, message: Message, english: Message): Problem[] {
  const [wanted, given] = [namesOf(english), namesOf(message)];
  const missing = wanted.filter((name) => !given.includes(name));
  const strange = given.filter((name) => !wanted.includes(name));
  if (missing.length + strange.length === 0) return [];
  const differences = [
    ...(missing.length > 0 ? [`lacks ${missing.join(", ")}`] : []),
    ...(strange.length > 0 ? [`has the unknown ${strange.join(", ")}`] : []),
  ];
  return [
    {
      code: "text-placeholder",
      severity: "error",
      message: `The text \`${key}\` ${differences.join(" and ")}`,
      why: "A text has the same values and tags in all languages.",
      hint:
        wanted.length > 0
          ? `Use each of these at least once: ${wanted.join(", ")}.`
          : "Write it without braces and tags.",
      place: catalogue.locate(key),
    },
  ];
}

/** A message's arguments as written: `{count}`, `<ask>`. */
const namesOf = ({ takes }: Message): string[] =>
  Object.entries(takes)
    .map(([name, kind]) => (kind === "tag" ? `<${name}>` : `{${name}}`))
    .sort();
