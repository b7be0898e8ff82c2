import type { Plan } from "../../model/plan.ts";
import { readFileSync } from "node:fs";
import { readOrEncode, type Bytes } from "../../core/cache.ts";
import { codePoints, cutFont } from "../../content/fonts/fontFacts.ts";
import { describePackages } from "../../core/engine.ts";
import { contentHash } from "../../core/contentHash.ts";
import type { FontSubset } from "../../plan/fonts/fontParts.ts";
import { fontFace, type PlannedFonts } from "../../plan/fonts/planFonts.ts";
import type { Project } from "../../core/project.ts";
import { readShipped } from "./shippedBrand.ts";

/** Hash of the packages that subset fonts. */
export const fontCutter = (): string => contentHash(...describePackages(["subset-font"]));

/** Subsets a font, without a cache. */
export const cutSubset = ({ original, range, weight, features }: FontSubset): Promise<Bytes> =>
  cutFont(readFileSync(original), { text: String.fromCodePoint(...codePoints(range)), weight, features });

/** A font subset as WOFF2: shipped with the package, cached, or made now and cached. */
export const readFontSubset = async (project: Project, subset: FontSubset): Promise<Bytes> =>
  readShipped(subset.hash, "woff2") ?? readOrEncode(project, `fonts/${subset.hash}.woff2`, () => cutSubset(subset));

/** `charactersStyle` of all countries, for the host's content security policy. */
export const charactersStyles = (project: Project, { inlineFonts }: Pick<Plan, "inlineFonts">): Promise<string[]> =>
  Promise.all(inlineFonts.map((fonts) => charactersStyle(project, fonts)));

/**
 * CSS with the font of further characters inlined, 1.3 kB for two characters. A file would cost another request before
 * the first paint, and a font that arrives later makes the browser lay out all text again.
 */
export async function charactersStyle(
  project: Project,
  { characters }: Pick<PlannedFonts, "characters">,
): Promise<string> {
  if (!characters) return "";
  const contents = await readFontSubset(project, characters.part.subset);
  return fontFace("body", characters.part, `data:font/woff2;base64,${Buffer.from(contents).toString("base64")}`);
}
