import { z } from "zod";
import { Font } from "./fonts.ts";

/** The pictures of link previews that a build draws. */
export const SharePictures = z.strictObject({
  for: z
    .enum(["pages", "site", "none"])
    .default("site")
    .describe(
      "`pages` draws one for each page that names none, with its title; `site` one for all of them, with the tagline, where `picture` names none; `none` draws none.",
    ),
  fonts: z
    .array(Font)
    .default([])
    .describe(
      "Fonts of letters that those of the brand have not, such as `@fontsource/noto-sans-devanagari`. They are drawn with, and no page loads them.",
    ),
});
