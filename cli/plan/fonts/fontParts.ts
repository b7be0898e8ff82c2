import { contentHash } from "../../core/contentHash.ts";
import {
  type FontFace,
  type FontFact,
  type FontFile,
  type FontWeight,
  codePoints,
  unicodeRange,
} from "../../content/fonts/fontFacts.ts";
import { isOfLanguages } from "./coreCharacters.ts";

/** A subset of a font file, which the build cuts. */
export interface FontSubset {
  /** Path in the country's folder: `assets/figtree-core-1a2b3c4d.woff2`. */
  name: string;
  /** Absolute path of the font file. */
  original: string;
  /** Its characters as CSS `unicode-range`. */
  range: string;
  /** Weight range to which a variable font is cut. */
  weight?: FontWeight;
  /** OpenType features to keep; all when undefined. */
  features?: readonly string[];
  /** Hash of the fields above and of the font's version. */
  hash: string;
}

/** A part of a font: loaded by every page, inlined by pages that need it, or loaded by `unicode-range`. */
export interface FontPart {
  kind: "core" | "characters" | "rest";
  shownFor: FontFace["shownFor"];
  subset: FontSubset;
}

interface Options {
  font: FontFact;
  isCore: (code: number) => boolean;
  /** Characters beyond the core that pages often show. */
  characters: string;
  languages: readonly string[];
  /** Version of the font cutter, on which the output bytes depend. */
  cutter: string;
}

/** OpenType features that alphabets need: ligatures, marks, kerning, tabular figures. Other scripts need all. */
const FEATURES = ["calt", "ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum"];
const ALPHABETS = new Set(["latin", "latin-ext", "vietnamese", "cyrillic", "cyrillic-ext", "greek", "greek-ext"]);

/** Plans the parts of a font, for each weight and file. */
export function fontParts({ font, isCore, characters, languages, cutter }: Options): FontPart[] {
  const further = new Set([...characters].map((character) => character.codePointAt(0) ?? 0));
  return font.faces.flatMap((face) =>
    face.files.flatMap((file): FontPart[] => {
      const all = codePoints(file.range);
      if (!isWanted(file, all, languages) && !all.some((code) => further.has(code))) return [];
      const core = isExtension(file) ? all.filter((code) => isCore(code) && code < 0x2000) : all.filter(isCore);
      const inCore = new Set(core);
      const extra = all.filter((code) => further.has(code) && !inCore.has(code));
      const rest = all.filter((code) => !inCore.has(code) && !further.has(code));
      const part = (kind: FontPart["kind"], codes: number[]): FontPart[] =>
        codes.length === 0
          ? []
          : [{ kind, shownFor: face.shownFor, subset: fontSubset({ font, face, file, kind, codes, cutter }) }];
      return [...part("core", core), ...part("characters", extra), ...part("rest", rest)];
    }),
  );
}

/** Vietnamese has font files of its own; other files are chosen by script. */
const isWanted = ({ subset }: FontFile, codes: readonly number[], languages: readonly string[]): boolean =>
  subset === "vietnamese"
    ? languages.some((language) => new Intl.Locale(language).language === "vi")
    : isOfLanguages(codes, languages);

/** From an extension file (`latin-ext`) only letters are core, no rare symbols. */
const isExtension = ({ subset }: FontFile): boolean => subset?.endsWith("-ext") ?? false;

function fontSubset({
  font,
  face: { weight, isVariable },
  file,
  kind,
  codes,
  cutter,
}: Pick<Options, "font" | "cutter"> & {
  face: FontFace;
  file: FontFile;
  kind: FontPart["kind"];
  codes: number[];
}): FontSubset {
  const range = unicodeRange(codes);
  const isAlphabet = ALPHABETS.has(file.subset ?? "");
  const hash = contentHash(
    font.id,
    font.version,
    file.subset ?? "",
    JSON.stringify(weight),
    range,
    isAlphabet ? FEATURES.join(" ") : "",
    cutter,
  );
  const subset = file.subset ?? "all";
  const part = kind === "rest" ? subset : subset === "latin" || kind === "characters" ? kind : `${kind}-${subset}`;
  return {
    name: `assets/${font.id}-${part}-${hash.slice(0, 8)}.woff2`,
    original: file.path,
    range,
    ...(isVariable && { weight }),
    ...(isAlphabet && { features: FEATURES }),
    hash,
  };
}
