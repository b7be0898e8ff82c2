import { EnvironmentError } from "../../core/problems/errors.ts";
import type { FontWeight } from "./fontFacts.ts";

/** The subset of a font to keep. */
export interface FontCut {
  /** The characters to keep. */
  text: string;
  /** Weights of a variable font to keep. */
  weight?: FontWeight | undefined;
  /** OpenType features to keep; all when undefined. */
  features?: readonly string[] | undefined;
  format?: "woff2" | "sfnt";
}

/** Cuts a font to a subset. The library is loaded on first use. */
export async function cutFont(
  bytes: Uint8Array,
  { text, weight, features, format = "woff2" }: FontCut,
): Promise<Buffer> {
  const { default: subsetFont } = await import("subset-font");
  try {
    return await subsetFont(Buffer.from(bytes), text, {
      targetFormat: format,
      ...(weight !== undefined && { variationAxes: { wght: axis(weight) } }),
      ...(features && { keepFeatures: [...features] }),
    });
  } catch (error) {
    throw new EnvironmentError(
      "A font could not be subset",
      "Install its package again, or export its file again.",
      error,
    );
  }
}

const axis = (weight: FontWeight) => (typeof weight === "number" ? weight : { min: weight[0], max: weight[1] });

/** The code points of a CSS `unicode-range`. */
export function codePoints(range: string): number[] {
  return range.split(",").flatMap((part) => {
    const [from = "", to = from] = part.trim().replace("U+", "").split("-");
    const first = Number.parseInt(from, 16);
    return Array.from({ length: Number.parseInt(to, 16) - first + 1 }, (_, index) => first + index);
  });
}

/** The CSS `unicode-range` of code points. */
export function unicodeRange(codes: Iterable<number>): string {
  const runs: [first: number, last: number][] = [];
  for (const code of [...new Set(codes)].sort((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, "0");
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(", ");
}
