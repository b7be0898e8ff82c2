import { EnvironmentError } from "../../report/errors.ts";
import type { FontWeight } from "./fontFacts.ts";

/** What is to stay of a font. */
export interface FontCut {
  /** CSS's unicode-range, as text. */
  text: string;
  /** Of a variable font. */
  weight?: FontWeight | undefined;
  /** Only these features; all of them when undefined. */
  features?: readonly string[] | undefined;
  format?: "woff2" | "sfnt";
}

/** Cuts a font to some characters, and a variable one to some weights. The library is loaded when a font has to be cut. */
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
    throw new EnvironmentError("A font could not be cut", "Install its package again, or export its file anew.", error);
  }
}

const axis = (weight: FontWeight) => (typeof weight === "number" ? weight : { min: weight[0], max: weight[1] });
