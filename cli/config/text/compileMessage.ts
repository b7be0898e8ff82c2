import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import type { Text, TextPart } from "../../../runtime/site/text.ts";

/** What a message takes: a value, a number by which its form is chosen, or a tag. */
type ArgumentKind = "value" | "number" | "tag";

/** A compiled message, and what it takes, by name. */
export interface Message {
  text: Text;
  takes: Readonly<Record<string, ArgumentKind>>;
}

/** Why a message is none: what the parser says, and where in the text. */
export interface MessageMistake {
  mistake: string;
  /** In UTF-16 units from the text's start. */
  offset: number;
}

/** Compiles a message of ICU MessageFormat (https://unicode-org.github.io/icu/userguide/format_parse/messages/). */
export function compileMessage(source: string): Message | MessageMistake {
  // Most texts are nothing but words, and parsing all of them would take a small build a thirtieth of its time.
  if (!/[{}<']/.test(source)) return { text: source, takes: {} };
  let elements: MessageFormatElement[];
  try {
    elements = parse(source, { shouldParseSkeletons: false });
  } catch (error) {
    const { message, location } = error as Error & { location?: { start: { offset: number } } };
    return {
      mistake: MISTAKES[message] ?? message.toLowerCase().replaceAll("_", " "),
      offset: location?.start.offset ?? 0,
    };
  }
  const takes: Record<string, ArgumentKind> = {};
  try {
    return { text: compileParts(elements, takes), takes };
  } catch (error) {
    if (error instanceof UnsupportedError) return { mistake: error.message, offset: 0 };
    throw error;
  }
}

/** What users of translations meet most, in words. */
const MISTAKES: Record<string, string> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: "a closing brace is missing",
  EMPTY_ARGUMENT: "there is nothing between two braces",
  MALFORMED_ARGUMENT: "what is in braces is no name of a value",
  EXPECT_ARGUMENT_TYPE: "the type behind the comma is missing",
  INVALID_ARGUMENT_TYPE: "the type behind the comma is not known",
  MISSING_OTHER_CLAUSE: "the form `other {…}` is missing",
  UNCLOSED_TAG: "a tag is not closed",
  UNMATCHED_CLOSING_TAG: "a tag is closed that was not opened",
  INVALID_TAG: "a tag is not written as `<name>…</name>`",
  UNCLOSED_QUOTE_IN_ARGUMENT_STYLE: "a quotation mark is not closed",
};

class UnsupportedError extends Error {}

/** A tag of our own: it is a style of the text, no value that has to be given. */
const OWN_TAGS = new Set(["lower"]);

function compileParts(
  elements: readonly MessageFormatElement[],
  takes: Record<string, ArgumentKind>,
  count = "",
): Text {
  const parts = elements.map((element) => compilePart(element, takes, count));
  return parts.every((part) => typeof part === "string") ? parts.join("") : parts;
}

function compilePart(element: MessageFormatElement, takes: Record<string, ArgumentKind>, count: string): TextPart {
  const options = (of: Record<string, { value: MessageFormatElement[] }>, name: string) =>
    Object.fromEntries(Object.entries(of).map(([form, { value }]) => [form, compileParts(value, takes, name)]));
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.argument:
      takes[element.value] ??= "value";
      return { arg: element.value };
    case TYPE.number:
      if (element.style) throw new UnsupportedError("numbers have no style here: write `{count, number}`");
      takes[element.value] = "number";
      return { number: element.value };
    case TYPE.pound:
      return { number: count };
    case TYPE.plural:
      if (element.offset !== 0) throw new UnsupportedError("`offset:` is not supported");
      takes[element.value] = "number";
      return {
        plural: element.value,
        ...(element.pluralType === "ordinal" && { ordinal: true as const }),
        of: options(element.options, element.value),
      };
    case TYPE.select:
      takes[element.value] ??= "value";
      return { select: element.value, of: options(element.options, count) };
    case TYPE.tag:
      if (!OWN_TAGS.has(element.value)) takes[element.value] = "tag";
      return { tag: element.value, of: compileParts(element.children, takes, count) };
    default:
      throw new UnsupportedError("dates and times are formatted before they are put into a text: write `{name}` alone");
  }
}
