import { z } from "zod";
import { PictureRef } from "../picture.ts";
import { section } from "./section.ts";

export const PictureSection = section("picture", "A picture across the page.", {
  picture: PictureRef.describe("The picture."),
  width: z.enum(["text", "wide"]).default("wide").describe("As wide as the text, or as wide as the page's container."),
});
