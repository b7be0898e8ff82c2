import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BRAND_FOLDER, brandPaths } from "../../config/files/pictureName.ts";
import type { FontConfig } from "../../config/schema/fonts.ts";
import { contentHash } from "../../core/contentHash.ts";
import { toSlug } from "../../config/routes/paths.ts";
import type { FontFace, FontMistake } from "./fontFacts.ts";
import { unicodeRange } from "./cutFont.ts";
import { shownFor, type FontSource } from "./readFontPackage.ts";

type OwnFiles = Extract<FontConfig, { files: unknown }>;

/** Reads font files of the project. A country's own take precedence over shared ones. */
export async function readOwnFonts(
  root: string,
  country: string | undefined,
  { files, fallback }: OwnFiles,
): Promise<FontSource | FontMistake> {
  const faces: FontFace[] = [];
  const hashes: string[] = [];
  const sorted = [...files].sort((a, b) => minWeight(a.weight) - minWeight(b.weight));
  for (const [index, { file, weight }] of sorted.entries()) {
    const path = ["files", files.findIndex((written) => written.file === file), "file"];
    const name = `fonts/${file}`;
    const places = country === undefined ? [name] : brandPaths(country, name);
    const place = places.map((found) => join(root, BRAND_FOLDER, found)).find((found) => existsSync(found));
    if (place === undefined)
      return {
        mistake: {
          code: "unknown-font",
          message: `There is no font file \`${file}\``,
          why: `${places.map((found) => `${BRAND_FOLDER}/${found}`).join(" and ")} ${places.length > 1 ? "do" : "does"} not exist.`,
          hint: `Put the file into ${BRAND_FOLDER}/fonts/.`,
        },
        path,
      };
    const bytes = readFileSync(place);
    const found = await readFontFile(bytes);
    if (!found)
      return {
        mistake: {
          code: "broken-font",
          message: `The font ${BRAND_FOLDER}/fonts/${file} can't be read`,
          hint: "Export it again as WOFF2, WOFF, TTF or OTF.",
        },
        path,
      };
    hashes.push(contentHash(bytes));
    faces.push({
      weight,
      isVariable: found.isVariable,
      shownFor: shownFor(
        sorted.map((other) => other.weight),
        index,
      ),
      files: [{ path: place, range: found.range }],
    });
  }
  const id = toSlug(files[0]?.file.replace(/\.\w+$/, "") ?? "") || "font";
  return { id, version: contentHash(...hashes), kind: fallback, faces };
}

const minWeight = (weight: number | [number, number]): number => (typeof weight === "number" ? weight : weight[0]);

/** End marker of a font's character table. */
const NO_CHARACTER = 0xffff;

/** The characters of a font file, and whether it has a weight axis; undefined for an invalid file. */
async function readFontFile(bytes: Uint8Array): Promise<{ range: string; isVariable: boolean } | undefined> {
  const { create } = await import("fontkitten");
  try {
    const font = create(Buffer.from(bytes));
    if (font.isCollection) return undefined;
    const range = unicodeRange(font.characterSet.filter((code) => code >= 0x20 && code < NO_CHARACTER));
    return { range, isVariable: "wght" in font.variationAxes };
  } catch {
    return undefined;
  }
}
