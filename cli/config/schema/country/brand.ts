import { z } from "zod";
import { isFileBelow, isPictureName, BRAND_FOLDER, ILLUSTRATIONS } from "../../files/pictureFiles.ts";
import { atLeast, flag, formatted, listOf, map, matching, optional, someOf, withDefault } from "../values/builders.ts";
import { Slug, Text } from "../values/primitives.ts";
import { HttpUrl } from "../values/addresses.ts";
import { AltText } from "../values/picture.ts";

const FontPackage = matching(
  /^@fontsource(?:-variable)?\/[a-z0-9-]+$/,
  "Write the name of a Fontsource package, for example `@fontsource-variable/inter`, or `{ files: … }`.",
  "@fontsource-variable/inter",
);

const named = (test: (name: string) => boolean, what: string, example: string, folder = BRAND_FOLDER) =>
  formatted({
    test: (name) => isFileBelow(name) && test(name),
    message: `The value is not the name of ${what}`,
    hint: `Put the file into ${folder}/ and write its name, for example \`${example}\`.`,
    example,
  });

const FONT_FOLDER = `${BRAND_FOLDER}/fonts`;

const FontFile = named((name) => /\.(?:woff2?|ttf|otf)$/.test(name), "a font file", "brand-regular.woff2", FONT_FOLDER);

const Weight = z.int().min(1).max(1000);

const Font = z.union([
  FontPackage.transform((name) => ({ package: name })),
  map({
    package: FontPackage.describe("An installed Fontsource package."),
    weights: optional(someOf(Weight)).describe(
      "The weights that pages load, from 1 to 1000. With a variable font, the range from the first to the last is loaded; a single weight gives the smallest file.",
    ),
  }),
  map({
    files: atLeast(1, {
      file: FontFile.describe(`File in ${FONT_FOLDER}/.`),
      weight: z
        .union([Weight, z.tuple([Weight, Weight])])
        .describe("The file's weight. For a variable font, the two ends of its range."),
    }).describe("Your own font files."),
    fallback: z.enum(["sans-serif", "serif", "monospace"]).default("sans-serif").describe("The kind of font."),
  }),
]);

const BrandFonts = map({
  body: Font.optional().describe("Font of body text, forms and menus."),
  heading: Font.optional().describe("Font of headings and the wordmark. Default: the body font."),
  characters: Text.optional().describe(
    "Further characters in your texts, such as `₹`. Pages that show one contain it inline; for any other character the browser loads a further part of the font.",
  ),
});

export type FontConfig = z.output<typeof Font>;

const BrandFile = named((name) => name.endsWith(".svg"), "an SVG file", "logo.svg");

const Logo = z.union([
  BrandFile.transform((file) => ({ light: file, dark: file, name: false })),
  map({
    light: BrandFile.describe("The logo on a light background."),
    dark: BrandFile.optional().describe("The logo on a dark background, such as the footer. Default: the same file."),
    name: flag("Shows the brand's name beside the logo, for a logo that doesn't contain the name."),
  }).transform(({ light, dark, name }) => ({ light, dark: dark ?? light, name })),
]);

const BrandPicture = map({
  file: named(
    (name) => isPictureName(name) && !name.endsWith(".svg"),
    "a picture for link previews",
    "share.jpg",
  ).describe(`A JPEG, PNG, WebP, AVIF or TIFF file in ${BRAND_FOLDER}/, ideally 1200 × 630 pixels.`),
  alt: AltText.describe("What the picture shows, for people who can't see it. Required."),
});

const Illustrations = map({
  subjects: withDefault(
    z.record(matching(/^[\w-]+$/, "Write the file's name without its extension."), z.array(Text)),
    {},
  ).describe(
    `Words of content keys, by the name of a file in ${BRAND_FOLDER}/${ILLUSTRATIONS}/ without its extension. A page whose content key has one of the words shows that file; the first match is used.`,
  ),
  other: Slug.optional().describe("Name of the illustration for pages that match none of the words."),
  arch: flag(
    "Shows the illustration in an arch on the host's own pages: the choice of countries and the not-found page. With false it fills its side of the page. Only in network.yaml.",
    true,
  ),
});

const SharePictures = map({
  for: withDefault(z.enum(["pages", "site", "none"]), "site").describe(
    "`pages`: one picture with the title for each page that has no picture of its own. `site`: one picture with the tagline for all of them, unless `picture` is set. `none`: no pictures are drawn.",
  ),
  fonts: withDefault(z.array(Font), []).describe(
    "Fonts for characters that the brand's fonts don't have, such as `@fontsource/noto-sans-devanagari`. They are used for drawing only; no page loads them.",
  ),
});

/** The owner of the sites and their look. A country's `brand` overrides single keys. */
export const Brand = map({
  name: Text.describe("Name of the organisation, used as the site name of every page."),
  tagline: Text.optional().describe("A short phrase beside the name."),
  description: Text.describe(
    "What the organisation does, in one sentence. Shown on the root page and used in schema.org data.",
  ),
  claims: listOf({
    title: Text.describe("The claim, in two to four words."),
    text: Text.describe("The claim, in one sentence."),
  })
    .default([])
    .describe("Claims shown on the sites."),
  social: listOf({
    network: z
      .enum(["facebook", "instagram", "linkedin", "youtube", "x", "tiktok"])
      .describe("The social network; selects the icon."),
    href: HttpUrl.describe("Address of the profile."),
  })
    .default([])
    .describe("Social profiles linked in the footer."),
  logo: Logo.optional().describe(
    `The logo in the header, in the footer and on the root page: an SVG file in ${BRAND_FOLDER}/. Default: the name as text.`,
  ),
  icon: BrandFile.optional().describe(
    `A square SVG file in ${BRAND_FOLDER}/ for browser tabs, bookmarks and home screens. Default: the first letter of the name, in the theme's colours.`,
  ),
  fonts: BrandFonts.default({}).describe("Fonts for body text and headings. Default: the visitor's system font."),
  picture: BrandPicture.optional().describe(
    "Link preview picture for pages that have no picture of their own and no drawn picture.",
  ),
  sharePictures: SharePictures.default({ for: "site", fonts: [] }).describe(
    "Link preview pictures that the build draws, 1200 × 630 pixels, in the brand's fonts and the theme's colours.",
  ),
  illustrations: Illustrations.default({ subjects: {}, arch: true }).describe(
    `Which drawing or picture in ${BRAND_FOLDER}/illustrations/ a page shows. Default: a pattern in the theme's colours.`,
  ),
});

export type BrandConfig = z.output<typeof Brand>;
