import { z } from "zod";
import { HttpUrl, Text } from "./primitives.ts";

/** Who the sites belong to; the same on every country's site. */
export const Brand = z.strictObject({
  name: Text.describe("Name of the organisation: the site name of every page."),
  tagline: Text.describe("Half a sentence beside the name."),
  description: Text.describe(
    "What the organisation does, one sentence; described on the root page and in schema.org data.",
  ),
  claims: z
    .array(
      z.strictObject({
        title: Text.describe("The claim in two to four words."),
        text: Text.describe("The claim, one sentence."),
      }),
    )
    .min(1)
    .describe("Claims shown on the sites."),
  social: z
    .array(
      z.strictObject({
        network: z
          .enum(["facebook", "instagram", "linkedin", "youtube", "x", "tiktok"])
          .describe("Which network; names the icon."),
        href: HttpUrl.describe("Address of the profile."),
      }),
    )
    .default([])
    .describe("Profiles linked in the footers."),
});
