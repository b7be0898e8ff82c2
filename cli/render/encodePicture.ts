import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { cacheFolder } from "../cache.ts";
import { PICTURE_FORMATS } from "../content/pictures/formats.ts";
import { loadSharp } from "../content/pictures/loadSharp.ts";
import { pictureHash } from "../content/pictures/measurePictures.ts";
import { contentHash } from "../contentHash.ts";
import { moveFile, writeText } from "../files.ts";
import type { PictureForm } from "../plan/pictureForms.ts";
import type { Project } from "../project.ts";
import { EnvironmentError } from "../report/errors.ts";

type Bytes = Uint8Array<ArrayBufferLike>;

/** Makes the files of pictures, several at a time, and hands over each. */
export async function encodePictures(
  project: Project,
  forms: readonly PictureForm[],
  use: (form: PictureForm, contents: Bytes) => void,
): Promise<void> {
  const queue = forms.values();
  const work = async () => {
    for (const form of queue) use(form, await encodePicture(project, form));
  };
  await Promise.all(Array.from({ length: Math.min(forms.length, availableParallelism()) }, work));
}

/**
 * One file of a picture: upright, never enlarged, without the metadata that tells where and when it was taken. Each is
 * made once and kept under `.sitegen/cache/pictures`, which may be deleted at any time.
 * @throws EnvironmentError when the original is not what was planned with.
 */
export async function encodePicture(project: Project, form: PictureForm): Promise<Bytes> {
  const { hash, width, format } = form;
  if (format === undefined) return readOriginal(project, form);
  const file = join(cacheFolder(project), "pictures", `${hash}-${width}.${format}`);
  return readSealed(file) ?? keep(file, await encode(readOriginal(project, form), width, format));
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

/** Hexadecimal digits at a kept file's end: a hash of what is before them. Decoders don't read them. */
const SEAL = 16;

function readSealed(file: string): Bytes | undefined {
  try {
    const bytes = readFileSync(file);
    const contents = bytes.subarray(0, -SEAL);
    return bytes.subarray(-SEAL).toString("latin1") === contentHash(contents) ? contents : undefined;
  } catch {
    return undefined;
  }
}

let count = 0;

function keep(file: string, contents: Bytes): Bytes {
  // In one step: a build that is cut off leaves no half of a file for the next one.
  const fresh = `${file}.${process.pid}-${(count += 1)}`;
  writeText(fresh, Buffer.concat([contents, Buffer.from(contentHash(contents), "latin1")]));
  moveFile(fresh, file);
  return contents;
}
