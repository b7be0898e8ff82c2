import { readFileSync } from "node:fs";
import { join } from "node:path";
import { attempt } from "../../core/attempt.ts";
import { readOrEncode, type Bytes } from "../../core/cache.ts";
import { PICTURE_FORMATS } from "../../content/pictures/pictureMetadata.ts";
import { loadSharp } from "../../content/pictures/loadSharp.ts";
import { pictureHash } from "../../content/pictures/measurePictures.ts";
import type { IconBitmap } from "../../plan/brand/icon.ts";
import type { PictureVariant } from "../../plan/pictures/pictureVariants.ts";
import type { Project } from "../../core/project.ts";
import { EnvironmentError } from "../../core/problems/errors.ts";
import { readShipped } from "./shippedBrand.ts";

/**
 * Encodes a picture in one size and format: upright, never enlarged, without metadata such as place and time.
 * @throws EnvironmentError when the original has changed since it was planned.
 */
export async function encodePicture(project: Project, variant: PictureVariant): Promise<Bytes> {
  const { hash, width, format } = variant;
  if (format === undefined) return readOriginal(project, variant);
  return readOrEncode(project, `pictures/${hash}-${width}.${format}`, async () => {
    const open = await loadSharp();
    const image = open(readOriginal(project, variant), { failOn: "error" }).autoOrient();
    const resized = image.resize({ width, withoutEnlargement: true });
    return resized.toFormat(format === "jpg" ? "jpeg" : format, PICTURE_FORMATS[format]).toBuffer();
  });
}

/** Pixels per inch: SVG's default, and the decoder's maximum. */
const [DEFAULT_DENSITY, MAX_DENSITY] = [72, 2400];

/** Rasterises a site's icon: as PNG, or for tabs as an ICO that contains the PNG. */
export const drawIcon = async (project: Project, bitmap: IconBitmap): Promise<Bytes> =>
  readShipped(bitmap.hash, "png") ??
  readOrEncode(project, `pictures/${bitmap.hash}-icon.png`, () => encodeIcon(bitmap));

async function encodeIcon(bitmap: IconBitmap): Promise<Bytes> {
  const { svg, width, size, share, ground = "#ffffff00" } = bitmap;
  const open = await loadSharp();
  const inner = Math.round((size * share) / 2) * 2;
  const edge = (size - inner) / 2;
  const density = Math.min(MAX_DENSITY, Math.max(1, (DEFAULT_DENSITY * inner) / width));
  const image = open(Buffer.from(svg), { density })
    .resize({ width: inner, height: inner, fit: "contain", background: ground })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: ground })
    .png({ compressionLevel: 9 });
  const flat = bitmap.ground === undefined ? image : image.flatten({ background: ground });
  const png = await flat.toBuffer();
  return bitmap.use === "tab" ? icoOf(png, size) : png;
}

/** Rasterises several icons; the files by name. */
export async function drawIcons(project: Project, bitmaps: readonly IconBitmap[]): Promise<Map<string, Bytes>> {
  const drawn = new Map<string, Bytes>();
  for (const bitmap of bitmaps) drawn.set(bitmap.name, await drawIcon(project, bitmap));
  return drawn;
}

/**
 * Puts a PNG into an ICO: a directory of one image (https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)).
 */
function icoOf(png: Uint8Array, size: number): Uint8Array {
  const [header, entry] = [6, 16];
  const directory = Buffer.alloc(header + entry);
  // Type 1 (icon), one image.
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(1, 4);
  directory.writeUInt8(size, header);
  directory.writeUInt8(size, header + 1);
  directory.writeUInt16LE(1, header + 4);
  directory.writeUInt16LE(32, header + 6);
  directory.writeUInt32LE(png.length, header + 8);
  directory.writeUInt32LE(header + entry, header + 12);
  return Buffer.concat([directory, png]);
}

function readOriginal({ root }: Project, { original, hash }: PictureVariant): Bytes {
  const bytes = attempt(() => readFileSync(join(root, original)));
  if (bytes && pictureHash(bytes) === hash) return bytes;
  throw new EnvironmentError(`${original} was changed while it was read`, "Run the command again.");
}
