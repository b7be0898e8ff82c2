import { z } from "zod";
import { CountryCode, Text as Line } from "../primitives.ts";
import { PictureRef } from "../picture.ts";
import { Markdown, section } from "./section.ts";

export const TextSection = section("text", "A few paragraphs beside a drawing.", {
  text: Markdown.describe("The paragraphs, as Markdown."),
  art: Line.optional().describe(
    "Content key of the page whose drawing is beside the text, for example `services/first-visit`.",
  ),
  flag: CountryCode.optional().describe("Country whose drawing is beside the text."),
  picture: PictureRef.optional().describe("Your own picture, instead of a drawing."),
  side: z
    .enum(["left", "right"])
    .default("right")
    .describe("Side of the drawing on wide screens. In right-to-left languages it is the opposite side."),
});
