import { parse, TYPE, type MessageFormatElement } from "@formatjs/icu-messageformat-parser";
import type { Text, TextPart } from "../../../runtime/site/text.ts";
import { mapValues } from "../../core/lookups.ts";

/** Arguments by name: values, numbers that select plural forms, and tags. */
type Takes = Record<string, "value" | "number" | "tag">;

export interface Message {
  text: Text;
  takes: Readonly<Takes>;
}

/** Compiles a message of ICU MessageFormat (https://unicode-org.github.io/icu/userguide/format_parse/messages/). */
export function compileMessage(source: string): Message | { mistake: string } {
  // Most texts have no syntax; parsing all of them would take a thirtieth of a small build's time.
  if (!/[{}<']/.test(source)) return { text: source, takes: {} };
  const takes: Takes = {};
  try {
    return { text: compileParts(parse(source, { shouldParseSkeletons: false }), takes), takes };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { mistake: MISTAKES[error.message] ?? error.message.toLowerCase().replaceAll("_", " ") };
  }
}

/** Explanations of frequent syntax errors. */
const MISTAKES: Record<string, string> = {
  EXPECT_ARGUMENT_CLOSING_BRACE: "a closing brace is missing",
  EMPTY_ARGUMENT: "there is nothing between two braces",
  MALFORMED_ARGUMENT: "the content of the braces is not the name of a value",
  EXPECT_ARGUMENT_TYPE: "the type after the comma is missing",
  INVALID_ARGUMENT_TYPE: "the type after the comma is unknown",
  MISSING_OTHER_CLAUSE: "the form `other {…}` is missing",
  UNCLOSED_TAG: "a tag is not closed",
  UNMATCHED_CLOSING_TAG: "a tag is closed that was not opened",
  INVALID_TAG: "a tag is not in the form `<name>…</name>`",
  UNCLOSED_QUOTE_IN_ARGUMENT_STYLE: "a quotation mark is not closed",
};

function compileParts(elements: readonly MessageFormatElement[], takes: Takes, count = ""): Text {
  const parts = elements.map((element) => compilePart(element, takes, count));
  return parts.every((part) => typeof part === "string") ? parts.join("") : parts;
}

function compilePart(element: MessageFormatElement, takes: Takes, count: string): TextPart {
  const options = (of: Record<string, { value: MessageFormatElement[] }>, name: string) =>
    mapValues(of, ({ value }) => compileParts(value, takes, name));
  switch (element.type) {
    case TYPE.literal:
      return element.value;
    case TYPE.argument:
      takes[element.value] ??= "value";
      return { arg: element.value };
    case TYPE.number:
      if (element.style) throw new SyntaxError("numbers have no style here: write `{count, number}`");
      takes[element.value] = "number";
      return { number: element.value };
    case TYPE.pound:
      return { number: count };
    case TYPE.plural:
      if (element.offset !== 0) throw new SyntaxError("`offset:` is not supported");
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
      // `<lower>` is built in, and no argument.
      if (element.value !== "lower") takes[element.value] = "tag";
      return { tag: element.value, of: compileParts(element.children, takes, count) };
    default:
      throw new SyntaxError("dates and times are formatted before they are inserted: write `{name}` alone");
  }
}
