import type { Mistake } from "../../core/problems/problem.ts";

/** Extensions of supported pictures, lower case. */
const EXTENSIONS = ["jpg", "jpeg", "png", "webp", "avif", "tif", "tiff", "svg"];

/** Folder of pictures, with a subfolder per country and `shared`. */
export const PICTURE_FOLDER = "countries/images";

/** Folder of Markdown files; pictures may be beside them. */
export const CONTENT_FOLDER = "countries/content";

/** A picture's path without a leading `./`. */
export const pathOfPicture = (name: string): string => name.replace(/^(?:\.\/)+/, "");

export const isPictureName = (name: string): boolean =>
  EXTENSIONS.includes(name.split(".").at(-1)?.toLowerCase() ?? "");

/** The problem of a picture's name in YAML or Markdown, if any. */
export function pictureNameMistake(name: string): Mistake | undefined {
  const place = `Put the file beside the page's Markdown file, or into ${PICTURE_FOLDER}/<country>/ or ${PICTURE_FOLDER}/shared/,`;
  const path = pathOfPicture(name);
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(name))
    return {
      code: "remote-picture",
      message: "The picture is on another server",
      why: "Its size would be unknown, it would have no small versions, and its server would learn of every visit.",
      hint: `${place} and write its name, for example \`office.jpg\`.`,
    };
  if (!isFileBelow(path))
    return {
      code: "invalid-value",
      message: `\`${name}\` is not the name of a picture`,
      hint: `${place} and write its path from there, for example \`office.jpg\` or \`offices/perth.jpg\`.`,
    };
  if (!isPictureName(name))
    return {
      code: "invalid-value",
      message: `\`${name}\` is not in a supported picture format`,
      hint: "Save it as JPEG, PNG, WebP, AVIF, TIFF or SVG, and write its name with the extension.",
    };
  return undefined;
}

export const MISSING_ALT = {
  message: "The picture has no alt text",
  why: "The alt text describes the picture to people who can't see it.",
} as const;

/** Whether a path stays below its folder. */
export const isFileBelow = (name: string): boolean =>
  !name.startsWith("/") && !name.includes("\\") && name.split("/").every((part) => !/^\.{0,2}$/.test(part));

/** Folder of the brand's files; a subfolder per country overrides shared ones. */
export const BRAND_FOLDER = "countries/brand";

/** Folder of illustrations, in the brand's folder and in a country's subfolder. */
export const ILLUSTRATIONS = "illustrations";

/** Lookup paths of a country's brand file, its own first, below the brand's folder. */
export const brandPaths = (country: string, name: string): [own: string, common: string] => [
  `${country}/${name}`,
  name,
];
