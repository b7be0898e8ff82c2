import type { TextArguments } from "./textArguments.ts";

/** A text of the catalogue by where it is: `header.enquiry`. */
export type TextKey = keyof TextArguments;

/** A compiled message: plain text, or parts that are joined when it is shown. The command line compiles it (`cli/config/text`). */
export type Text = string | readonly TextPart[];

export type TextPart =
  | string
  /** A value as it is. */
  | { arg: string }
  /** A number in the language's digits. */
  | { number: string }
  /** The form of the language's plural category, or of `=N`. */
  | { plural: string; ordinal?: true; of: Readonly<Record<string, Text>> }
  /** The form of a value, else `other`. */
  | { select: string; of: Readonly<Record<string, Text>> }
  /** What is inside of a tag: a link, or `lower` for lower case. */
  | { tag: string; of: Text };

/** Texts of one language, by key. In the browser only those that its code shows. */
export type Texts = Readonly<Record<string, Text>>;

type Plain = string | number;

/** The values of a text that has no tags. */
type TextValues<K extends TextKey> = { [A in keyof TextArguments[K]]: Plain };

/** Gives a text, with its values. */
export type ShowText = <K extends TextKey>(
  key: K,
  ...values: keyof TextArguments[K] extends never ? [] : [values: TextValues<K>]
) => string;

/** How the parts of a message become what is shown: a string, or elements. */
interface Joiner<T> {
  language: string;
  value(name: string): T | Plain;
  tag(name: string, inner: T): T;
  join(parts: (T | Plain)[]): T;
}

/** Makes the function that gives the texts of a language. @throws for a key that is not there */
export function textsOf(texts: Texts, language: string): ShowText {
  return (key, ...[values]) => {
    const text = readText(texts, key);
    if (typeof text === "string") return text;
    return joinText<string>(text, {
      language,
      value: (name) => (values as Record<string, Plain> | undefined)?.[name] ?? "",
      tag: (_name, inner) => inner,
      join: (parts) => parts.join(""),
    });
  };
}

/** A text as it was compiled. @throws for a key that is not there: a text that a script shows is one of its bundle */
export function readText(texts: Texts, key: TextKey): Text {
  const text = texts[key];
  if (text === undefined) throw new Error(`there is no text ${key}`);
  return text;
}

/** Joins the parts of a message. */
export function joinText<T>(text: Text, joiner: Joiner<T>): T {
  const { language, value, tag, join } = joiner;
  const inner = (of: Text | undefined) => joinText(of ?? "", joiner);
  const show = (part: TextPart): T | Plain => {
    if (typeof part === "string") return part;
    if ("arg" in part) return value(part.arg);
    if ("number" in part) return formatter(Intl.NumberFormat, language).format(Number(value(part.number)));
    if ("tag" in part) return part.tag === "lower" ? lower(inner(part.of), language) : tag(part.tag, inner(part.of));
    if ("select" in part) return inner(part.of[String(value(part.select))] ?? part.of["other"]);
    const count = Number(value(part.plural));
    const rules = formatter(Intl.PluralRules, language, { type: part.ordinal ? "ordinal" : "cardinal" });
    return inner(part.of[`=${count}`] ?? part.of[rules.select(count)] ?? part.of["other"]);
  };
  return join(typeof text === "string" ? [text] : text.map(show));
}

const lower = <T>(shown: T, language: string): T =>
  (typeof shown === "string" ? shown.toLocaleLowerCase(language) : shown) as T;

/** Formatters that were made, by their constructor, language and options. */
const made = new Map<string, unknown>();

/**
 * A formatter of `Intl` for a language. Each is made once: that takes as long as formatting a hundred values.
 * `formatter(Intl.NumberFormat, "de").format(1.5)`
 */
export function formatter<T, O>(Formatter: new (language: string, options?: O) => T, language: string, options?: O): T {
  const key = `${Formatter.name} ${language} ${JSON.stringify(options)}`;
  const known = (made.get(key) as T | undefined) ?? new Formatter(language, options);
  made.set(key, known);
  return known;
}
