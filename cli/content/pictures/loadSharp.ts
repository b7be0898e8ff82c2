import type { Sharp, SharpOptions } from "sharp";
import { EnvironmentError } from "../../report/errors.ts";

/** Opens a picture's bytes. */
export type OpenPicture = (bytes: Uint8Array, options: SharpOptions) => Sharp;

/** The decoder and encoder of pictures, loaded when there is something for it to do. @throws EnvironmentError without it. */
export async function loadSharp(): Promise<OpenPicture> {
  try {
    const { default: sharp } = await import("sharp");
    // Each picture is read for a few forms and never again.
    sharp.cache(false);
    // AVIF's bytes depend on the number of threads; all cores have work when several pictures are made at a time.
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
