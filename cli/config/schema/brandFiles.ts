import { z } from "zod";
import type { ProblemCode } from "../../report/problem.ts";
import { BRAND_FOLDER, ILLUSTRATIONS, isFileBelow } from "../brandFiles.ts";
import { isPictureName } from "../pictureName.ts";
import { AltText } from "./picture.ts";
import { Slug, Text } from "./primitives.ts";

const code: ProblemCode = "invalid-value";

const named = (test: (name: string) => boolean, what: string, example: string) =>
  z
    .string()
    .refine((name) => isFileBelow(name) && test(name), {
      error: `The value is no name of ${what}`,
      params: { code, hint: `Put the file into ${BRAND_FOLDER}/ and write its name, for example \`${example}\`.` },
    })
    .meta({ examples: [example] });

/** A drawing of the brand's folder. */
export const BrandFile = named((name) => name.endsWith(".svg"), "an SVG file", "logo.svg");

/** One logo, or one for light and one for dark ground. */
export const Logo = z.union([
  BrandFile.transform((file) => ({ light: file, dark: file, name: false })),
  z
    .strictObject({
      light: BrandFile.describe("The logo on light ground."),
      dark: BrandFile.optional().describe("The logo on dark ground, such as the footer's. By default the same."),
      name: z.boolean().default(false).describe("Writes the brand's name beside it: for a mark without the name."),
    })
    .transform(({ light, dark, name }) => ({ light, dark: dark ?? light, name })),
]);

/** The picture of link previews. */
export const BrandPicture = z.strictObject({
  file: named(
    (name) => isPictureName(name) && !name.endsWith(".svg"),
    "a picture that link previews show",
    "share.jpg",
  ).describe(`A JPEG, PNG, WebP, AVIF or TIFF of ${BRAND_FOLDER}/, best 1200 × 630 pixels.`),
  alt: AltText.describe("What the picture shows, for those who can't see it; required."),
});

/** Which illustration a page has. */
export const Illustrations = z.strictObject({
  subjects: z
    .record(z.string().regex(/^[\w-]+$/, { error: "Write the name of the file without its ending." }), z.array(Text))
    .default({})
    .describe(
      `By the name of a file in ${BRAND_FOLDER}/${ILLUSTRATIONS}/, without its ending: the words of content keys that it stands for. Of several the first fits.`,
    ),
  other: Slug.optional().describe("Name of the illustration for pages that none of the words fits."),
  arch: z
    .boolean()
    .default(true)
    .describe(
      "Shows the illustration of the host's own pages, to choose a country and of what is not found, under an arch, in network.yaml. With false it fills its side of the page.",
    ),
});
