import { contentHash } from "../../contentHash.ts";
import type { FontFace, FontFact, FontFile, FontWeight } from "../../content/fonts/fontFacts.ts";
import { codePoints, unicodeRange } from "../../content/fonts/unicodeRange.ts";
import { isOfLanguages } from "./coreCharacters.ts";

/** A file that a build cuts from a font. */
export interface FontForm {
  /** Path in the country's folder: `assets/figtree-core-1a2b3c4d.woff2`. */
  name: string;
  /** File that it is cut from, on this machine. */
  original: string;
  /** CSS's unicode-range of its characters. */
  range: string;
  /** Of a variable font, to which it is cut. */
  weight?: FontWeight;
  /** What the font does beyond single characters; all of it when undefined. */
  features?: readonly string[];
  /** Hash of all that, and of the font's version. */
  hash: string;
}

/** A part of a font: characters that every page loads, that some bring along, or that a browser asks for. */
export interface FontPart {
  kind: "core" | "characters" | "rest";
  shownFor: FontFace["shownFor"];
  form: FontForm;
}

interface Options {
  font: FontFact;
  isCore: (code: number) => boolean;
  /** Further characters that pages show often. */
  characters: string;
  languages: readonly string[];
  /** Version of what cuts: another one makes other bytes. */
  cutter: string;
}

/** What alphabets need: joining characters, spacing them, and figures of one width. Other scripts need all of a font's features. */
const FEATURES = ["calt", "ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum"];
const ALPHABETS = new Set(["latin", "latin-ext", "vietnamese", "cyrillic", "cyrillic-ext", "greek", "greek-ext"]);

/** Cuts a font into parts, for each of its weights and files. */
export function fontParts({ font, isCore, characters, languages, cutter }: Options): FontPart[] {
  const further = new Set([...characters].map((character) => character.codePointAt(0) ?? 0));
  return font.faces.flatMap((face) =>
    face.files.flatMap((file): FontPart[] => {
      const all = codePoints(file.range);
      if (!isWanted(file, all, languages) && !all.some((code) => further.has(code))) return [];
      const core = isExtension(file) ? all.filter((code) => isCore(code) && code < 0x2000) : all.filter(isCore);
      const inCore = new Set(core);
      const own = all.filter((code) => further.has(code) && !inCore.has(code));
      const rest = all.filter((code) => !inCore.has(code) && !further.has(code));
      const part = (kind: FontPart["kind"], codes: number[]): FontPart[] =>
        codes.length === 0
          ? []
          : [{ kind, shownFor: face.shownFor, form: fontForm({ font, face, file, kind, codes, cutter }) }];
      return [...part("core", core), ...part("characters", own), ...part("rest", rest)];
    }),
  );
}

/** Letters of Vietnamese alone are a file of their own, all others are told by their script. */
const isWanted = ({ subset }: FontFile, codes: readonly number[], languages: readonly string[]): boolean =>
  subset === "vietnamese"
    ? languages.some((language) => new Intl.Locale(language).language === "vi")
    : isOfLanguages(codes, languages);

/** Of the further files of a script only single letters are core, not the rare ones. */
const isExtension = ({ subset }: FontFile): boolean => subset?.endsWith("-ext") ?? false;

function fontForm({
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
}): FontForm {
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
