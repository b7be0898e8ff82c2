import { readFileSync } from "node:fs";
import { join } from "node:path";
import { encodedFolder } from "../cache.ts";
import { PICTURE_FORMATS } from "../content/pictures/formats.ts";
import { loadSharp } from "../content/pictures/loadSharp.ts";
import { pictureHash } from "../content/pictures/measurePictures.ts";
import type { IconForm } from "../plan/brand/icon.ts";
import type { PictureForm } from "../plan/pictureForms.ts";
import type { Project } from "../project.ts";
import { EnvironmentError } from "../report/errors.ts";
import { keepSealed, readSealed, type Bytes } from "./sealedFiles.ts";
import { readShipped } from "./shippedBrand.ts";

/**
 * One file of a picture: upright, never enlarged, without the metadata that tells where and when it was taken. Each is
 * made once and kept under `.sitegen/cache/encoded`, which may be deleted at any time.
 * @throws EnvironmentError when the original is not what was planned with.
 */
export async function encodePicture(project: Project, form: PictureForm): Promise<Bytes> {
  const { hash, width, format } = form;
  if (format === undefined) return readOriginal(project, form);
  const file = join(encodedFolder(project), "pictures", `${hash}-${width}.${format}`);
  return readSealed(file) ?? keepSealed(file, await encode(readOriginal(project, form), width, format));
}

/** SVG's pixels in an inch, and the most that the decoder takes. */
const [DENSITY, MOST_DENSITY] = [72, 2400];

/** A site's icon in pixels: a PNG, for tabs in an ICO. */
export async function drawIcon(project: Project, form: IconForm): Promise<Bytes> {
  const { svg, width, size, share, ground = "#ffffff00", hash } = form;
  const file = join(encodedFolder(project), "pictures", `${hash}-icon.png`);
  const known = readShipped(hash, "png") ?? readSealed(file);
  if (known) return known;
  const open = await loadSharp();
  const inner = Math.round((size * share) / 2) * 2;
  const edge = (size - inner) / 2;
  const density = Math.min(MOST_DENSITY, Math.max(1, (DENSITY * inner) / width));
  const image = open(Buffer.from(svg), { density })
    .resize({ width: inner, height: inner, fit: "contain", background: ground })
    .extend({ top: edge, bottom: edge, left: edge, right: edge, background: ground })
    .png({ compressionLevel: 9 });
  const flat = form.ground === undefined ? image : image.flatten({ background: ground });
  const png = await flat.toBuffer();
  return keepSealed(file, form.use === "tab" ? icoOf(png, size) : png);
}

/** Several of them, by their names. */
export async function drawIcons(project: Project, forms: readonly IconForm[]): Promise<Map<string, Bytes>> {
  const drawn = new Map<string, Bytes>();
  for (const form of forms) drawn.set(form.name, await drawIcon(project, form));
  return drawn;
}

/** A PNG as ICO: a list of one picture before it (https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)). */
function icoOf(png: Uint8Array, size: number): Uint8Array {
  const [header, entry] = [6, 16];
  const list = Buffer.alloc(header + entry);
  // An icon, of which there is one.
  list.writeUInt16LE(1, 2);
  list.writeUInt16LE(1, 4);
  list.writeUInt8(size, header);
  list.writeUInt8(size, header + 1);
  list.writeUInt16LE(1, header + 4);
  list.writeUInt16LE(32, header + 6);
  list.writeUInt32LE(png.length, header + 8);
  list.writeUInt32LE(header + entry, header + 12);
  return Buffer.concat([list, png]);
}

async function encode(original: Bytes, width: number, format: keyof typeof PICTURE_FORMATS): Promise<Bytes> {
  const open = await loadSharp();
  const image = open(original, { failOn: "error" }).autoOrient().resize({ width, withoutEnlargement: true });
  const encoders = {
    avif: () => image.avif(PICTURE_FORMATS.avif),
    webp: () => image.webp(PICTURE_FORMATS.webp),
    jpg: () => image.jpeg(PICTURE_FORMATS.jpg),
    png: () => image.png(PICTURE_FORMATS.png),
  };
  return encoders[format]().toBuffer();
}

function readOriginal({ root }: Project, { original, hash }: PictureForm): Bytes {
  let bytes: Bytes | undefined;
  try {
    bytes = readFileSync(join(root, original));
  } catch {
    bytes = undefined;
  }
  if (bytes && pictureHash(bytes) === hash) return bytes;
  throw new EnvironmentError(`${original} was changed while it was read`, "Run the command again.");
}
