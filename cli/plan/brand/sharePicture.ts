import { BRAND_FOLDER } from "../../config/brandFiles.ts";
import type { Problem } from "../../report/problem.ts";
import { pictureForms, type PictureForm } from "../pictureForms.ts";
import { previewOf, type SharePicture } from "../share/sharePicture.ts";
import type { BrandContext } from "./brandContext.ts";
import { findBrandFile } from "./findBrandFile.ts";

/** Finds the picture of link previews that the brand names, and plans its file: of its forms the one that every link preview reads. */
export function planSharePicture(context: BrandContext): {
  share?: SharePicture;
  forms: PictureForm[];
  problems: Problem[];
} {
  const { picture } = context.brand;
  if (!picture) return { forms: [], problems: [] };
  const { file, problem } = findBrandFile(context, picture.file, () => context.locate(["picture", "file"]));
  if (!file) return { forms: [], problems: [problem] };
  const { shown, forms } = pictureForms(`${BRAND_FOLDER}/${file.path}`, file.fact, context.home ?? "/");
  return {
    share: previewOf({ ...shown, alt: picture.alt }),
    forms: forms.filter(({ name }) => shown.src.endsWith(`/${name}`)),
    problems: [],
  };
}
