import type { Config } from "../../config/loadConfig.ts";
import type { Project } from "../../project.ts";
import type { FontMistake } from "./fontFacts.ts";
import type { FontSource } from "./readFontPackage.ts";
import { readSource } from "./readFonts.ts";

/** Additional fonts of share pictures by site key; the network's under an empty key. */
export type ShareFontFacts = ReadonlyMap<string, readonly (FontSource | FontMistake)[]>;

/** Reads the fonts. They need no metrics, because they only draw pictures. */
export async function readShareFonts({ root }: Project, { network, sites }: Config): Promise<ShareFontFacts> {
  const cache = new Map<string, FontSource | FontMistake>();
  const facts = new Map<string, (FontSource | FontMistake)[]>();
  const brands = [
    { key: "", country: "", brand: network.brand },
    ...sites.map(({ key, country, config }) => ({ key, country, brand: config.brand })),
  ];
  for (const { key, country, brand } of brands) {
    const own: (FontSource | FontMistake)[] = [];
    for (const font of brand.sharePictures.fonts) {
      const cacheKey = JSON.stringify([font, "files" in font ? country : ""]);
      const fact = cache.get(cacheKey) ?? (await readSource(root, country, "heading", font));
      cache.set(cacheKey, fact);
      own.push(fact);
    }
    facts.set(key, own);
  }
  return facts;
}
