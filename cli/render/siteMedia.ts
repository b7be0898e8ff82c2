import { availableParallelism } from "node:os";
import pMap from "p-map";
import type { SitePlan } from "../plan/plan.ts";
import type { Project } from "../project.ts";
import { drawIcon, encodePicture } from "./encodePicture.ts";
import { readFontForm } from "./fontFiles.ts";
import type { Bytes } from "./sealedFiles.ts";
import { readShare } from "./share/readShare.ts";

/** A file of a site that is encoded, drawn or cut: a form of a picture, a share picture, a part of a font, an icon. */
export interface MediaFile {
  /** Path in the site's folder. */
  name: string;
  /** Tells its contents from those of other files of this name. */
  key: string;
  /** Tells its contents from those of all other files. */
  shared: string;
  /** Makes it, or reads what was kept of it. */
  read(): Promise<Bytes>;
}

/** The media files of a site; nothing is made yet. */
export function siteMedia(project: Project, { pictures, shares, fonts, icon }: SitePlan): MediaFile[] {
  return [
    // Their names tell what they show.
    ...pictures.map((form) => ({
      name: form.name,
      key: form.original,
      shared: `${form.original} ${form.name}`,
      read: () => encodePicture(project, form),
    })),
    ...shares.map((form) => ({ ...hashed(form), read: () => readShare(project, form) })),
    ...fonts.forms.map((form) => ({ ...hashed(form), read: () => readFontForm(project, form) })),
    ...icon.forms.map((form) => ({ ...hashed(form), read: () => drawIcon(project, form) })),
  ];
}

const hashed = ({ name, hash }: { name: string; hash: string }) => ({ name, key: hash, shared: hash });

/**
 * Makes media files, several at a time, and hands over each. Encoders have threads of their own: twice as many files as
 * cores, so that these have work while the main thread is busy.
 */
export async function makeMedia<F extends MediaFile>(
  files: readonly F[],
  use: (file: F, contents: Bytes) => void,
): Promise<void> {
  const make = async (file: F) => use(file, await file.read());
  await pMap(files, make, { concurrency: availableParallelism() * 2 });
}
