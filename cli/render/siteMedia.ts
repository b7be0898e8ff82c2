import { availableParallelism } from "node:os";
import pMap from "p-map";
import type { SitePlan } from "../plan/plan.ts";
import type { Project } from "../project.ts";
import { drawIcon, encodePicture } from "./encodePicture.ts";
import { readFontForm } from "./fontFiles.ts";
import type { Bytes } from "./sealedFiles.ts";
import { readShare } from "./share/readShare.ts";

/** An encoded picture, share picture, font subset or icon of a site. */
export interface MediaFile {
  /** Path in the site's folder. */
  name: string;
  /** Identifies the contents among files of this name. */
  key: string;
  /** Identifies the contents among all files. */
  shared: string;
  /** Makes the file, or reads it from the cache. */
  read(): Promise<Bytes>;
}

/** The media files of a site; nothing is made yet. */
export function siteMedia(project: Project, { pictures, shares, fonts, icon }: SitePlan): MediaFile[] {
  return [
    // Their names contain size, format and a hash of the original.
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
 * Makes media files and passes each to `use`. Encoders have their own threads: twice as many files at once as there are
 * cores keep these threads busy while the main thread works.
 */
export async function makeMedia<F extends MediaFile>(
  files: readonly F[],
  use: (file: F, contents: Bytes) => void,
): Promise<void> {
  const make = async (file: F) => use(file, await file.read());
  await pMap(files, make, { concurrency: availableParallelism() * 2 });
}
