import { z } from "zod";
import type { ProblemCode } from "../../core/problems/problem.ts";
import { isFileBelow, BRAND_FOLDER } from "../files/pictureName.ts";
import { Text } from "./primitives.ts";

const code: ProblemCode = "invalid-value";

/** The name of a Fontsource package. */
const FontPackage = z
  .string()
  .regex(/^@fontsource(?:-variable)?\/[a-z0-9-]+$/, {
    error: "Write the name of a Fontsource package, for example `@fontsource-variable/inter`, or `{ files: … }`.",
  })
  .meta({ examples: ["@fontsource-variable/inter"] });

const FontFile = z
  .string()
  .refine((name) => isFileBelow(name) && /\.(?:woff2?|ttf|otf)$/.test(name), {
    error: "The value is not the name of a font file",
    params: {
      code,
      hint: `Put the file into ${BRAND_FOLDER}/fonts/ and write its name, for example \`brand-regular.woff2\`.`,
    },
  })
  .meta({ examples: ["brand-regular.woff2"] });

const Weight = z.number().int().min(1).max(1000);

/** A font: a package, or own files. */
export const Font = z.union([
  FontPackage.transform((name) => ({ package: name })),
  z.strictObject({
    package: FontPackage.describe("An installed Fontsource package."),
    weights: z
      .array(Weight)
      .min(1)
      .optional()
      .describe(
        "The weights that pages load, from 1 to 1000. With a variable font, the range from the first to the last is loaded; a single weight gives the smallest file.",
      ),
  }),
  z.strictObject({
    files: z
      .array(
        z.strictObject({
          file: FontFile.describe(`File in ${BRAND_FOLDER}/fonts/.`),
          weight: z
            .union([Weight, z.tuple([Weight, Weight])])
            .describe("The file's weight. For a variable font, the two ends of its range."),
        }),
      )
      .min(1)
      .describe("Your own font files."),
    fallback: z.enum(["sans-serif", "serif", "monospace"]).default("sans-serif").describe("The kind of font."),
  }),
]);

/** Fonts by use. */
export const BrandFonts = z.strictObject({
  body: Font.optional().describe("Font of body text, forms and menus."),
  heading: Font.optional().describe("Font of headings and the wordmark. Default: the body font."),
  characters: Text.optional().describe(
    "Further characters in your texts, such as `₹`. Pages that show one contain it inline; for any other character the browser loads a further part of the font.",
  ),
});

export type FontConfig = z.output<typeof Font>;
export type BrandFontsConfig = z.output<typeof BrandFonts>;
