import { z } from "zod";
import { Slug, Text } from "./primitives.ts";

/** Terms by their ids: pages explain them where they first occur, and sections of type `glossary` list them. */
export const Terms = z.record(
  Slug,
  z.strictObject({
    term: Text.describe("The term as copy writes it, upper and lower case included: `VAT`."),
    name: Text.optional().describe("What it is short for, or its whole name: `Value added tax`."),
    text: Text.describe("What it is, in one or two sentences. Plain text."),
    also: z.array(Text).default([]).describe("Other ways to write it in copy: `[COE, CoEs]`."),
  }),
);
