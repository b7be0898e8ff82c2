import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../../files.ts";

/** The stylesheets of countries in an output folder, and the styles that are written in pages: each text once, in order. */
export function readStyleTexts(out: string, countries: readonly string[]): string[] {
  const texts = countries.flatMap((country) =>
    listFiles(join(out, country)).flatMap((file) => {
      if (!/\.(?:css|html)$/.test(file)) return [];
      const text = readFileSync(join(out, country, file), "utf8");
      if (file.endsWith(".css")) return [text];
      return [...text.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style = ""]) => style);
    }),
  );
  return [...new Set(texts)].sort();
}
