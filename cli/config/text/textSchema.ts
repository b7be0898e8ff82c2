import { z } from "zod";
import { readCatalogue } from "./catalogue.ts";
import { nestTexts } from "./listTexts.ts";
import { readShippedText } from "./textFiles.ts";

/** Schema of a catalogue for editors; each key is described by its English text. */
export function textSchema(): z.ZodType {
  const source = readShippedText("en");
  const english = source ? [...readCatalogue(source).catalogue.messages] : [];
  return toSchema(nestTexts(english.map(([key, message]) => [key, z.string().describe(message.source)])));
}

const toSchema = (nested: unknown): z.ZodType =>
  nested instanceof z.ZodType
    ? nested
    : z.strictObject(
        Object.fromEntries(
          Object.entries(nested as Record<string, unknown>).map(([key, inner]) => [key, toSchema(inner).optional()]),
        ),
      );
