import { z } from "zod";
import { MISSING_ALT, PICTURE_FOLDER, pictureNameMistake } from "../../files/pictureFiles.ts";
import { map, report, restricted } from "./builders.ts";
import { Text } from "./primitives.ts";

const PictureName = z
  .string()
  .superRefine((name, context) => {
    const mistake = pictureNameMistake(name);
    if (mistake) report(context, [], mistake.message, mistake);
  })
  .meta({ examples: ["library.jpg"], contentMediaType: "image/*" });

/** Alt text of a picture; required, with an explanation. A missing key is reported like an empty one. */
export const AltText = restricted(z.string().trim().prefault(""), (text) => text !== "", {
  error: MISSING_ALT.message,
  code: "missing-alt",
  why: MISSING_ALT.why,
  hint: "Describe in a few words what it shows: `alt: Visitors in front of the library`.",
}).meta({ examples: ["Visitors in front of the library"] });

/** A picture in settings or front matter. */
export const PictureRef = map({
  file: PictureName.describe(
    `File beside the page's Markdown file, in ${PICTURE_FOLDER}/<country>/ or in ${PICTURE_FOLDER}/shared/. The first match is used.`,
  ),
  alt: AltText.describe("What the picture shows, for people who can't see it. Required."),
  caption: Text.optional().describe("Text under the picture."),
});
export type PictureRef = z.output<typeof PictureRef>;
