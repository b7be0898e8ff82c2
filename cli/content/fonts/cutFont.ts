import { EnvironmentError } from "../../report/errors.ts";
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
