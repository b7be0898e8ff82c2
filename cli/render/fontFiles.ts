import { readFileSync } from "node:fs";
import { join } from "node:path";
import { encodedFolder } from "../cache.ts";
import { cutFont } from "../content/fonts/cutFont.ts";
import { codePoints } from "../content/fonts/unicodeRange.ts";
import { contentHash } from "../contentHash.ts";
import { describePackages } from "../engine.ts";
import type { FontForm } from "../plan/fonts/fontParts.ts";
import { fontFace } from "../plan/fonts/fontStyle.ts";
import type { PlannedFonts } from "../plan/fonts/planFonts.ts";
import type { Plan } from "../plan/plan.ts";
import type { Project } from "../project.ts";
import { keepSealed, readSealed, type Bytes } from "./sealedFiles.ts";
import { readShipped } from "./shippedBrand.ts";

/** Version of what cuts fonts. */
export const fontCutter = (): string => contentHash(...describePackages(["subset-font"]));

/** Cuts a font, whatever was cut before. */
export const cutForm = ({ original, range, weight, features }: FontForm): Promise<Bytes> =>
  cutFont(readFileSync(original), { text: String.fromCodePoint(...codePoints(range)), weight, features });

/** The file of a font's part: as the package brings it along, as it was cut before, or cut now and kept. */
export async function readFontForm(project: Project, form: FontForm): Promise<Bytes> {
  const kept = join(encodedFolder(project), "fonts", `${form.hash}.woff2`);
  return readShipped(form.hash, "woff2") ?? readSealed(kept) ?? keepSealed(kept, await cutForm(form));
}

/** Those styles of all countries, for the policy of their host. */
export const charactersStyles = (project: Project, { inlineFonts }: Pick<Plan, "inlineFonts">): Promise<string[]> =>
  Promise.all(inlineFonts.map((fonts) => charactersStyle(project, fonts)));

/**
 * The style that has the font of further characters in it, 1.3 kB for two: a file would be one request more before the
 * page's first view, and one that arrives later lays out all of the text anew.
 */
export async function charactersStyle(
  project: Project,
  { characters }: Pick<PlannedFonts, "characters">,
): Promise<string> {
  if (!characters) return "";
  const contents = await readFontForm(project, characters.part.form);
  return fontFace("body", characters.part, `data:font/woff2;base64,${Buffer.from(contents).toString("base64")}`);
}
