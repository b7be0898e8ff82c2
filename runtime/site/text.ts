import { formatter } from "./formatter.ts";
import type { TextSignature } from "./textArguments.ts";

/** The names of what a text takes, from `form.notLoaded(phone,page>)`. */
type Taken<Text> = Text extends `${string}(${infer Names})` ? Listed<Names> : never;
type Listed<Names> = Names extends `${infer Name},${infer Rest}` ? Name | Listed<Rest> : Names & string;

/** What each text takes, by its key: values and tags by their names. */
export type TextArguments = {
  [Text in TextSignature as Before<Text, "(">]: {
    [Name in Taken<Text> as Before<Name, ">">]: Name extends `${string}>` ? "tag" : "value";
  };
};
type Before<Text extends string, End extends string> = Text extends `${infer Start}${End}${string}` ? Start : Text;

/** Key of a text in the catalogue: `header.enquiry`. */
export type TextKey = keyof TextArguments;

/** A compiled message: plain text, or parts to join. The command line compiles messages (`cli/config/text`). */
export type Text = string | readonly TextPart[];

export type TextPart =
  | string
  /** A value. */
  | { arg: string }
  /** A formatted number. */
  | { number: string }
  /** A text by plural category, or by `=N`. */
  | { plural: string; ordinal?: true; of: Readonly<Record<string, Text>> }
  /** A text by value; `other` is the default. */
  | { select: string; of: Readonly<Record<string, Text>> }
  /** The content of a tag: a link, or `lower` for lower case. */
  | { tag: string; of: Text };

/** Texts of one language by key. In the browser only those that scripts show. */
export type Texts = Readonly<Record<string, Text>>;

type Plain = string | number;

type TextValues<K extends TextKey> = { [A in keyof TextArguments[K]]: Plain };

/** Returns a text with its values. */
export type ShowText = <K extends TextKey>(
  key: K,
  ...values: keyof TextArguments[K] extends never ? [] : [values: TextValues<K>]
) => string;

/** Joins the parts of a message into a string or elements. */
interface Joiner<T> {
  language: string;
  value(name: string): T | Plain;
  tag(name: string, inner: T): T;
  join(parts: (T | Plain)[]): T;
}

/** Returns a function that shows texts of a language. It throws for a missing key. */
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

/** The compiled text of a key. @throws for a missing key: scripts show only texts that are listed in the bundle. */
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

/** Text direction: `dir` in HTML. */
export type Direction = "ltr" | "rtl";

/** ISO 15924 codes of scripts that are written from right to left. */
const RIGHT_TO_LEFT = "Adlm Arab Aran Hebr Mand Mend Nkoo Rohg Samr Syrc Thaa Yezi".split(" ");

/** Direction of a language's script. `textInfo` would have it, but some engines lack it, and it is partly wrong. */
export function directionOf(language: string): Direction {
  const { script } = new Intl.Locale(language).maximize();
  return script !== undefined && RIGHT_TO_LEFT.includes(script) ? "rtl" : "ltr";
}

/** The attribute ` dir="rtl"`, with its space; empty for languages from left to right. */
export const dirAttribute = (language: string): string => (directionOf(language) === "rtl" ? ' dir="rtl"' : "");
