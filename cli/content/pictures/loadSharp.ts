import type { Sharp, SharpOptions } from "sharp";
import { EnvironmentError } from "../../core/problems/errors.ts";

/** Loads the picture library on first use. @throws EnvironmentError if it can't be loaded. */
export async function loadSharp(): Promise<(bytes: Uint8Array, options: SharpOptions) => Sharp> {
  try {
    const { default: sharp } = await import("sharp");
    // Each picture is read only once.
    sharp.cache(false);
    // AVIF output depends on the number of threads. Several pictures are encoded in parallel instead.
    sharp.concurrency(1);
    return sharp;
  } catch (error) {
    throw new EnvironmentError(
      "The package sharp, which reads pictures, can't be loaded",
      "Install the packages again on this machine: `npm ci`.",
      error,
    );
  }
}
