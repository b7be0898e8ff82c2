import type { ProblemCode } from "../report/problem.ts";

/** Endings of the originals that can be shown, lower case. */
const ENDINGS = ["jpg", "jpeg", "png", "webp", "avif", "tif", "tiff", "svg"];

/** Folder of the originals: a country's own below its key, those of all countries below `shared`. */
export const PICTURE_FOLDER = "countries/images";

/** Folder of the Markdown files, each of which may have pictures beside it. */
export const CONTENT_FOLDER = "countries/content";

/** A picture's path without the `./` that may be before it. */
export const pathOfPicture = (name: string): string => name.replace(/^(?:\.\/)+/, "");

/** True for a file that can be a picture, by its name. */
export const isPictureName = (name: string): boolean => ENDINGS.includes(name.split(".").at(-1)?.toLowerCase() ?? "");

/** What is wrong with the name of a picture's file, if anything: the same in YAML and in Markdown. */
export function pictureNameMistake(
  name: string,
): { code: ProblemCode; message: string; why?: string; hint: string } | undefined {
  const place = `Put the file beside the page's Markdown file, or into ${PICTURE_FOLDER}/<country>/ or ${PICTURE_FOLDER}/shared/,`;
  const path = pathOfPicture(name);
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(name))
    return {
      code: "remote-picture",
      message: "The picture is on another server",
      why: "It would have no size and no small version, and its server would learn of every visit.",
      hint: `${place} and write its name, for example \`office.jpg\`.`,
    };
  if (path.startsWith("/") || path.includes("\\") || path.split("/").some((part) => /^\.{0,2}$/.test(part)))
    return {
      code: "invalid-value",
      message: `\`${name}\` is no name of a picture`,
      hint: `${place} and write its path from there, for example \`office.jpg\` or \`offices/perth.jpg\`.`,
    };
  if (!isPictureName(name))
    return {
      code: "invalid-value",
      message: `\`${name}\` is in no format that can be shown`,
      hint: "Save it as JPEG, PNG, WebP, AVIF, TIFF or SVG, and write its name with the ending.",
    };
  return undefined;
}

/** What to write where a picture says nothing to those who can't see it. */
export const MISSING_ALT = {
  message: "The picture has no alt text",
  why: "Those who can't see it learn from the alt text what it shows.",
} as const;
