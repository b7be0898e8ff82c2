import { attempt } from "../../core/attempt.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../../model/config.ts";
import type { BrandConfig, FontConfig } from "../../config/schema/country/brand.ts";
import { contentHash } from "../../core/contentHash.ts";
import { memoize } from "../../core/lookups.ts";
import { defineQuery, type Graph } from "../../core/graph/graph.ts";
import { PACKAGE_DIR, type Project } from "../../core/project.ts";
import { findPackage } from "../../core/engine.ts";
import {
  FONT_ROLES,
  type BrandFontFacts,
  type FallbackFace,
  type FontFace,
  type FontKind,
  type FontMistake,
  type FontRole,
  cutFont,
} from "./fontFacts.ts";
import { readFontPackage, type FontSource, readOwnFonts } from "./readOwnFonts.ts";

/** Precomputed metrics of common fonts. */
export const SHIPPED_METRICS = join(PACKAGE_DIR, "lib/brand/metrics.json");

/** Reads the fonts of all sites by site key, the network's under an empty key. Measurements are cached. */
export async function readFonts(graph: Graph, config: Config): Promise<Map<string, BrandFontFacts>> {
  const shipped =
    attempt(() => JSON.parse(readFileSync(SHIPPED_METRICS, "utf8")) as Record<string, FallbackFace[]>) ?? {};
  const found = await readEach(
    config,
    ({ fonts }) => FONT_ROLES.flatMap((role) => (fonts[role] ? { role, font: fonts[role] } : [])),
    async (role, font, country) => {
      const source = await readSource(graph.project.root, country, role, font);
      if ("mistake" in source) return source;
      const key = metricsKey(source);
      return { ...source, fallbacks: shipped[key] ?? (await graph.ask(fallbacksOf, key, source.kind, source.faces)) };
    },
  );
  return new Map([...found].map(([key, own]) => [key, Object.fromEntries(own)]));
}

/** Reads the fonts of all brands, each once, by site key; the network's under an empty key. */
async function readEach<T>(
  { network, sites }: Config,
  fontsOf: (brand: BrandConfig) => { role: FontRole; font: FontConfig }[],
  read: (role: FontRole, font: FontConfig, country: string) => Promise<T>,
): Promise<Map<string, [FontRole, T][]>> {
  const readOnce = memoize((key: string) => read(...(JSON.parse(key) as Parameters<typeof read>)));
  const found = new Map<string, [FontRole, T][]>();
  for (const { key, country, config } of [{ key: "", country: "", config: network }, ...sites]) {
    const own: [FontRole, T][] = [];
    for (const { role, font } of fontsOf(config.brand))
      own.push([role, await readOnce(JSON.stringify([role, font, "files" in font ? country : ""]))]);
    found.set(key, own);
  }
  return found;
}

/** Fallbacks of a font version, which the key identifies. */
const fallbacksOf = defineQuery("fallbacks", async (_, __: string, kind: FontKind, faces: readonly FontFace[]) =>
  measureFallbacks(kind, faces),
);

async function readSource(
  root: string,
  country: string,
  role: FontRole,
  font: FontConfig,
): Promise<FontSource | FontMistake> {
  if ("files" in font) return readOwnFonts(root, country || undefined, font);
  const folder = findPackage(root, font.package);
  if (folder !== undefined) return readFontPackage(folder, role, "weights" in font ? font.weights : undefined);
  return {
    mistake: {
      code: "unknown-font",
      message: `The package \`${font.package}\` is not installed`,
      why: "Sites serve their own font files.",
      hint: `Run \`npm install ${font.package}\`, or write another Fontsource package.`,
    },
    path: ["package"],
  };
}

/** Key of a font's metrics: its version and weights. */
export const metricsKey = ({ id, version, kind, faces }: FontSource): string =>
  contentHash(id, version, kind, JSON.stringify(faces.map(({ weight, shownFor }) => [weight, shownFor])));

const SAMPLE = " ,.'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** Texts of this weight or more get a bold fallback. */
const MIN_BOLD_WEIGHT = 550;

/**
 * Average character width of English text in the fallback fonts, in em: `xWidthAvg` in
 * https://github.com/seek-oss/capsize/tree/master/packages/metrics of Arial, Times New Roman and Courier New.
 */
const WIDTHS: Record<FontKind, { regular: number; bold: number }> = {
  "sans-serif": { regular: 913 / 2048, bold: 983 / 2048 },
  serif: { regular: 832 / 2048, bold: 886 / 2048 },
  monospace: { regular: 1229 / 2048, bold: 1229 / 2048 },
};

async function measureFallbacks(kind: FontKind, faces: readonly FontFace[]): Promise<FallbackFace[]> {
  const found: FallbackFace[] = [];
  const isAlone = faces.length === 1 && typeof faces[0]?.weight === "number";
  for (const isBold of [false, true]) {
    const face = faces.find(({ shownFor: [min, max] }) => (isBold ? max >= MIN_BOLD_WEIGHT : min < MIN_BOLD_WEIGHT));
    if (!face) continue;
    const shown = weightOf(face, isBold);
    // A single weight has only the fallback that is nearest to it.
    if (isAlone && shown >= MIN_BOLD_WEIGHT !== isBold) continue;
    const [min, max] = face.shownFor;
    const [least, most] = isBold ? [Math.max(min, MIN_BOLD_WEIGHT), 900] : [100, Math.min(max, MIN_BOLD_WEIGHT - 1)];
    const measured = await measure(face, shown, WIDTHS[kind][isBold ? "bold" : "regular"]);
    found.push({ ...measured, isBold, shownFor: isAlone ? [100, 900] : [least, most] });
  }
  return found;
}

const weightOf = ({ weight }: FontFace, isBold: boolean): number =>
  typeof weight === "number" ? weight : isBold ? Math.min(weight[1], 600) : Math.max(weight[0], 400);

async function measure({ files, isVariable }: FontFace, weight: number, width: number) {
  const file = files.find(({ subset }) => subset === "latin") ?? files[0];
  const { fromBuffer } = await import("@capsizecss/unpack");
  const bytes = readFileSync(file?.path ?? "");
  const cut = await cutFont(bytes, { text: SAMPLE, weight: isVariable ? weight : undefined, format: "sfnt" });
  const { xWidthAvg, ascent, descent, lineGap, unitsPerEm } = await fromBuffer(cut);
  const sizeAdjust = xWidthAvg / unitsPerEm / width;
  const share = (value: number) => round(value / (unitsPerEm * sizeAdjust));
  return {
    sizeAdjust: round(sizeAdjust),
    ascent: share(ascent),
    descent: share(Math.abs(descent)),
    lineGap: share(lineGap),
  };
}

const round = (value: number): number => Math.round(value * 10_000) / 10_000;

/** Additional fonts of share pictures by site key; the network's under an empty key. */
export type ShareFontFacts = ReadonlyMap<string, readonly (FontSource | FontMistake)[]>;

/** Reads the fonts. They need no metrics, because they only draw pictures. */
export async function readShareFonts({ root }: Project, config: Config): Promise<ShareFontFacts> {
  const found = await readEach(
    config,
    ({ sharePictures }) => sharePictures.fonts.map((font) => ({ role: "heading", font })),
    (role, font, country) => readSource(root, country, role, font),
  );
  return new Map([...found].map(([key, own]) => [key, own.map(([, font]) => font)]));
}
