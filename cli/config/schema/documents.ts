import { z } from "zod";
import { Slug, Text } from "./primitives.ts";
import { Markdown } from "./sections/section.ts";

/** One document to have ready: its words, or these with help; `false` takes one away that is inherited. */
const Document = z.union([
  Text.transform((text) => ({ text, help: undefined })),
  z.strictObject({
    text: Text.describe("What to have ready, in a few words: `Passport, valid for the whole stay`."),
    help: Markdown.optional().describe("What to look out for, or where to get it, Markdown."),
  }),
  z.literal(false),
]);

/** Named lists of documents, for sections of type `checklist`. */
export const DocumentLists = z.record(
  Slug,
  z.strictObject({
    title: Text.describe("Heading of the list: `For the first visit`."),
    items: z
      .record(Slug, Document)
      .describe(
        "The documents by their ids, under which the browser keeps the ticks: keep an id when you change the words. `false` takes away one that the country inherits.",
      ),
  }),
);
