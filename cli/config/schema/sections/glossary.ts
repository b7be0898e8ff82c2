import { z } from "zod";
import { Slug } from "../primitives.ts";
import { section } from "./section.ts";

export const Glossary = section("glossary", "Terms and what they mean, in alphabetical order.", {
  terms: z
    .array(Slug)
    .min(1)
    .optional()
    .describe("Ids of terms under `terms` in the country's settings. Default: all of them."),
});
