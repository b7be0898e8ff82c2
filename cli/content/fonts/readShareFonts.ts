import type { Config } from "../../config/loadConfig.ts";
import type { Project } from "../../project.ts";
import type { FontMistake } from "./fontFacts.ts";
import type { FontSource } from "./readFontPackage.ts";
import { readSource } from "./readFonts.ts";

/** The further fonts of share pictures, by the keys of sites, and those of the network under an empty one. */
export type ShareFontFacts = ReadonlyMap<string, readonly (FontSource | FontMistake)[]>;

/** Reads them. They are drawn with only, so that nobody has to know how wide they are. */
export async function readShareFonts({ root }: Project, { network, sites }: Config): Promise<ShareFontFacts> {
  const read = new Map<string, FontSource | FontMistake>();
  const facts = new Map<string, (FontSource | FontMistake)[]>();
  const brands = [
    { key: "", country: "", brand: network.brand },
    ...sites.map(({ key, country, config }) => ({ key, country, brand: config.brand })),
  ];
  for (const { key, country, brand } of brands) {
    const own: (FontSource | FontMistake)[] = [];
    for (const font of brand.sharePictures.fonts) {
      const asked = JSON.stringify([font, "files" in font ? country : ""]);
      const fact = read.get(asked) ?? (await readSource(root, country, "heading", font));
      read.set(asked, fact);
      own.push(fact);
    }
    facts.set(key, own);
  }
  return facts;
}
