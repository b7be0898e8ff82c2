import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readCache, writeCache } from "../../cache.ts";
import type { Config } from "../../config/loadConfig.ts";
import type { FontConfig } from "../../config/schema/fonts.ts";
import { contentHash } from "../../contentHash.ts";
import { PACKAGE_DIR, type Project } from "../../project.ts";
import { findPackage } from "../findPackage.ts";
import {
  FONT_ROLES,
  type BrandFontFacts,
  type FallbackFace,
  type FontFact,
  type FontMistake,
  type FontRole,
} from "./fontFacts.ts";
import { measureFallbacks } from "./measureFallback.ts";
import { readFontPackage, type FontSource } from "./readFontPackage.ts";
import { readOwnFonts } from "./readOwnFonts.ts";

const ENTRY = "fonts.json";

/** Metrics of fonts that the package brings along. */
export const SHIPPED_METRICS = join(PACKAGE_DIR, "lib/brand/metrics.json");

type Metrics = Record<string, FallbackFace[]>;

/** Reads the fonts of all sites by their keys, and of the network under an empty one. Each font is measured once for each state of its files. */
export async function readFonts(project: Project, { network, sites }: Config): Promise<Map<string, BrandFontFacts>> {
  const known = { ...readShipped(), ...readCache<Metrics>(project, ENTRY) };
  const before = Object.keys(known).length;
  const read = new Map<string, FontFact | FontMistake>();
  const facts = new Map<string, BrandFontFacts>();
  const brands = [
    { key: "", country: "", brand: network.brand },
    ...sites.map(({ key, country, config }) => ({ key, country, brand: config.brand })),
  ];
  for (const { key, country, brand } of brands) {
    const own: BrandFontFacts = {};
    for (const role of FONT_ROLES) {
      const font = brand.fonts[role];
      if (!font) continue;
      const asked = JSON.stringify([role, font, "files" in font ? country : ""]);
      const fact = read.get(asked) ?? (await readFont({ project, country, role, font, known }));
      read.set(asked, fact);
      own[role] = fact;
    }
    facts.set(key, own);
  }
  if (Object.keys(known).length > before) writeCache(project, ENTRY, known);
  return facts;
}

interface Wanted {
  project: Project;
  country: string;
  role: FontRole;
  font: FontConfig;
  known: Metrics;
}

async function readFont({ project, country, role, font, known }: Wanted): Promise<FontFact | FontMistake> {
  const source = await readSource(project.root, country, role, font);
  if ("mistake" in source) return source;
  const key = metricsKey(source);
  const fallbacks = known[key] ?? (await measureFallbacks(source.kind, source.faces));
  known[key] = fallbacks;
  return { ...source, fallbacks };
}

/** Looks for a font, in an installed package or among the files of the brand. */
export async function readSource(
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
      why: "The fonts of a site are its own files.",
      hint: `Run \`npm install ${font.package}\`, or write another package of Fontsource.`,
    },
    path: ["package"],
  };
}

/** A font in a state, with the weights that it is used in. */
export const metricsKey = ({ id, version, kind, faces }: FontSource): string =>
  contentHash(id, version, kind, JSON.stringify(faces.map(({ weight, shownFor }) => [weight, shownFor])));

function readShipped(): Metrics {
  try {
    return JSON.parse(readFileSync(SHIPPED_METRICS, "utf8")) as Metrics;
  } catch {
    return {};
  }
}
