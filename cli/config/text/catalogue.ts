import { firstProblems, startOf } from "../../core/problems/problem.ts";
import type { Found, Mistake, Place, Problem } from "../../core/problems/problem.ts";
import { locate } from "../yaml/locate.ts";
import { parseYaml } from "../yaml/parseYaml.ts";
import type { Source } from "../yaml/readSources.ts";
import { isMap } from "../yaml/yamlFile.ts";
import { compileMessage, type Message } from "./compileMessage.ts";
import { readShippedText, readTextFiles } from "./textFiles.ts";
import { didYouMean } from "../../core/problems/suggest.ts";
import { languageChain } from "../files/countryFiles.ts";

interface WrittenMessage extends Message {
  source: string;
}

/** The messages of one file, by key: `header.enquiry`. */
export interface Catalogue {
  file: string;
  messages: ReadonlyMap<string, WrittenMessage>;
  /** Source location of a message, or with `atKey` of its key. */
  locate(key: string, atKey?: boolean): Place;
}

/** Reads a catalogue: nested maps with messages as leaves. Reports invalid YAML and invalid messages. */
export function readCatalogue(source: Source): { catalogue: Catalogue; problems: Problem[] } {
  const { value: yaml, problems } = parseYaml(source);
  const messages = new Map<string, WrittenMessage>();
  const locateKey: Catalogue["locate"] = (key, atKey) =>
    yaml ? locate(yaml, key.split("."), atKey) : startOf(source.file);
  const collect = (value: unknown, key: string): void => {
    if (isMap(value)) {
      for (const [name, inner] of Object.entries(value)) collect(inner, key === "" ? name : `${key}.${name}`);
      return;
    }
    const message = typeof value === "string" && value !== "" ? compileMessage(value) : undefined;
    if (message && "text" in message) messages.set(key, { ...message, source: String(value) });
    else
      problems.push({ ...(message ? syntaxMistake(key, message.mistake) : typeMistake(key)), place: locateKey(key) });
  };
  if (yaml) collect(yaml.value, "");
  return { catalogue: { file: source.file, messages, locate: locateKey }, problems };
}

const typeMistake = (key: string): Mistake => ({
  code: "wrong-type",
  message: key === "" ? "The file is not a map of texts" : `\`${key}\` is not a text`,
  hint: "Write one text after the key. Put it in quotation marks if it begins with a brace or looks like a number.",
});

const syntaxMistake = (key: string, mistake: string): Mistake => ({
  code: "text-syntax",
  message: `The text \`${key}\` is not a valid ICU message: ${mistake}`,
  why: "Braces contain values, and tags contain links.",
  hint: "Compare it with the English text. To show a brace, put it between apostrophes: `'{'`.",
});

/** The shipped messages of a language, by key; none if there is no catalogue. */
export function shippedMessages(language: string): Catalogue["messages"] {
  const source = readShippedText(language);
  if (!source) return new Map();
  const { catalogue, problems } = readCatalogue(source);
  if (problems[0]) throw new Error(`${source.file} of the package: ${problems[0].message}`);
  return catalogue.messages;
}

/** Compares a catalogue with the English one: unknown keys, and messages with other arguments. */
export function checkCatalogue(catalogue: Catalogue, reference: Catalogue["messages"]): Found {
  const written = [...catalogue.messages];
  const unknown = written.filter(([key]) => !reference.has(key));
  return [
    firstProblems(unknown, ([key]) => ({
      code: "unknown-text",
      message: `There is no text \`${key}\``,
      why: "The sites have no use for it.",
      hint: didYouMean(key, reference.keys()),
      place: catalogue.locate(key, true),
    })),
    written.map(([key, message]) => {
      const english = reference.get(key);
      return english && compareArguments(catalogue, key, message, english);
    }),
  ];
}

function compareArguments(catalogue: Catalogue, key: string, message: Message, english: Message): Found {
  const [wanted, given] = [namesOf(english), namesOf(message)];
  const missing = wanted.filter((name) => !given.includes(name));
  const strange = given.filter((name) => !wanted.includes(name));
  if (missing.length + strange.length === 0) return undefined;
  const differences = [
    missing.length > 0 && `lacks ${missing.join(", ")}`,
    strange.length > 0 && `has the unknown ${strange.join(", ")}`,
  ].filter(Boolean);
  return {
    code: "text-placeholder",
    message: `The text \`${key}\` ${differences.join(" and ")}`,
    why: "A text has the same values and tags in all languages.",
    hint:
      wanted.length > 0
        ? `Use each of these at least once: ${wanted.join(", ")}.`
        : "Write it without braces and tags.",
    place: catalogue.locate(key),
  };
}

/** A message's arguments as written: `{count}`, `<ask>`. */
const namesOf = ({ takes }: Message): string[] =>
  Object.entries(takes)
    .map(([name, kind]) => (kind === "tag" ? `<${name}>` : `{${name}}`))
    .sort();

/** Whether a text is still English, and not a word that both languages share. Always false for English. */
export const isUntranslated = (language: string, text: string | undefined, english: string | undefined): boolean =>
  text === english &&
  !/^en(?:-|$)/.test(language) &&
  /\p{L}\P{L}+\p{L}/u.test(text?.replace(/\{[^}]*\}|<[^>]*>/g, "") ?? "");

/**
 * Lists the texts of a language by key, shipped ones overridden by the project's, without those of single countries; and
 * those that are missing or still English. A region inherits missing texts of its language.
 */
export function listTexts(root: string, language: string): Record<"own" | "missing", ReadonlyMap<string, string>> {
  const project = readTextFiles(root).sources.filter(({ country }) => country === undefined);
  const textsOf = (languages: readonly string[]): ReadonlyMap<string, string> => {
    const files = languages.flatMap((tag) => project.filter((file) => file.language === tag));
    const layers = [...languages.map(shippedMessages), ...files.map((file) => readCatalogue(file).catalogue.messages)];
    return new Map(layers.flatMap((layer) => [...layer]).map(([key, { source }]) => [key, source]));
  };
  const own = textsOf([language]);
  const shown = textsOf(languageChain(language));
  const english = [...shippedMessages("en")].map(([key, { source }]) => [key, source] as const);
  return {
    own: new Map(english.flatMap(([key]) => (own.has(key) ? [[key, own.get(key) ?? ""]] : []))),
    missing: new Map(
      english.filter(([key, source]) => !shown.has(key) || isUntranslated(language, shown.get(key), source)),
    ),
  };
}

/** Texts by their keys as a map of maps, the form in which they are written. */
export function nestTexts<T>(texts: Iterable<readonly [key: string, text: T]>): Record<string, unknown> {
  const nested: Record<string, unknown> = {};
  for (const [key, text] of texts) {
    const parts = key.split(".");
    const last = parts.pop() ?? key;
    let map = nested;
    for (const part of parts) map = (map[part] ??= {}) as Record<string, unknown>;
    map[last] = text;
  }
  return nested;
}
