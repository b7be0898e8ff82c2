import { z } from "zod";
import { PictureRef } from "../picture.ts";
import { section } from "./section.ts";

export const PictureSection = section("picture", "A picture across the page.", {
  picture: PictureRef.describe("The picture."),
  width: z
    .enum(["text", "wide"])
    .default("wide")
    .describe("The width: that of the text, or that of the page's container."),
});
