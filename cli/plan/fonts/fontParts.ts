import { contentHash } from "../../core/contentHash.ts";
import {
  type FontFace,
  type FontFact,
  type FontFile,
  type FontWeight,
  codePoints,
  unicodeRange,
} from "../../content/fonts/fontFacts.ts";
import { isOfLanguage } from "./coreCharacters.ts";

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
  language: string;
  /** Version of the font cutter, on which the output bytes depend. */
  cutter: string;
}

/** OpenType features that alphabets need: ligatures, marks, kerning, tabular figures. Other scripts need all. */
const FEATURES = ["calt", "ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum"];
const ALPHABETS = new Set(["latin", "latin-ext", "vietnamese", "cyrillic", "cyrillic-ext", "greek", "greek-ext"]);

/** Plans the parts of a font, for each weight and file. */
export function fontParts({ font, isCore, characters, language, cutter }: Options): FontPart[] {
  const further = new Set([...characters].map((character) => character.codePointAt(0) ?? 0));
  const { id, version, faces } = font;
  const subsetOf = ({ weight, isVariable }: FontFace, file: FontFile, kind: FontPart["kind"], codes: number[]) => {
    const range = unicodeRange(codes);
    const { subset = "" } = file;
    const features = ALPHABETS.has(subset) ? FEATURES : undefined;
    const hash = contentHash(id, version, subset, JSON.stringify(weight), range, features?.join(" ") ?? "", cutter);
    const all = subset || "all";
    const part = kind === "rest" ? all : all === "latin" || kind === "characters" ? kind : `${kind}-${all}`;
    return {
      name: `assets/${id}-${part}-${hash.slice(0, 8)}.woff2`,
      original: file.path,
      range,
      weight: isVariable ? weight : undefined,
      features,
      hash,
    };
  };
  return faces.flatMap((face) =>
    face.files.flatMap((file): FontPart[] => {
      const all = codePoints(file.range);
      // Vietnamese has font files of its own; other files are chosen by script.
      const isVietnamese = file.subset === "vietnamese";
      const isWanted = isVietnamese ? new Intl.Locale(language).language === "vi" : isOfLanguage(all, language);
      if (!isWanted && !all.some((code) => further.has(code))) return [];
      // From an extension file (`latin-ext`) only letters are core, no rare symbols.
      const isLetter = (code: number) => code < 0x2000 || !file.subset?.endsWith("-ext");
      const core = all.filter((code) => isCore(code) && isLetter(code));
      const inCore = new Set(core);
      const others = all.filter((code) => !inCore.has(code));
      const kinds: [kind: FontPart["kind"], codes: number[]][] = [
        ["core", core],
        ["characters", others.filter((code) => further.has(code))],
        ["rest", others.filter((code) => !further.has(code))],
      ];
      return kinds.flatMap(([kind, codes]) =>
        codes.length === 0 ? [] : { kind, shownFor: face.shownFor, subset: subsetOf(face, file, kind, codes) },
      );
    }),
  );
}
