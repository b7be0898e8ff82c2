import { existsSync, statSync } from "node:fs";
import { join, relative, resolve, sep } from "node:path";
import { MANIFEST_FILE } from "../../config/index.ts";
import { listFiles } from "../../core/files.ts";
import { openProject, type Project } from "../../core/project.ts";
import { UsageError } from "../../core/problems/errors.ts";
import type { Manifest } from "../../model/manifest.ts";
import { readManifest } from "../../build/index.ts";

/** The output of one of several builds. */
export interface Part {
  /** The folder as the user wrote it. */
  name: string;
  manifest: Manifest;
  /** Whether the manifest is outside the upload. */
  isApart: boolean;
  /** Paths of the files to upload, by name in the output folder. */
  uploaded: Map<string, string>;
  /** Paths of the files of `deploy/`, by name in it. */
  deployed: Map<string, string>;
}

/**
 * Reads a build's output: a folder with `dist/` (and `deploy/`), or the upload itself.
 * @throws UsageError for any other folder, and for one in the output folder.
 */
export function readPart(name: string, project: Project): Part {
  const folder = resolve(name);
  const within = relative(project.out, folder);
  if (within !== "" && !within.startsWith("..") && resolve(project.out, within) === folder)
    throw new UsageError(`${name} is in the output folder, which a join replaces`, "Keep parts in a separate folder.");
  if (!existsSync(folder) || !statSync(folder).isDirectory())
    throw new UsageError(
      `There is no folder ${name}`,
      "Name the folders that `sitegen build --shard i/n` wrote, one for each part.",
    );
  const place = existsSync(join(folder, MANIFEST_FILE))
    ? { ...openProject(folder, "."), deploy: "", work: "" }
    : openProject(folder);
  const manifest = readManifest(place);
  if (!manifest)
    throw new UsageError(
      `${name} contains no ${MANIFEST_FILE}, and neither does its dist${sep}`,
      `Name a folder that \`sitegen build --shard i/n\` wrote. With \`host.manifest: false\`, keep each build's .sitegen${sep}${MANIFEST_FILE} beside its dist${sep}.`,
    );
  const isApart = !existsSync(join(place.out, MANIFEST_FILE));
  const manifests = new Set(manifest.hosts.map(({ key }) => (key === "" ? MANIFEST_FILE : `${key}/${MANIFEST_FILE}`)));
  const filesOf = (at: string) => new Map((at === "" ? [] : listFiles(at)).map((file) => [file, join(at, file)]));
  const uploaded = filesOf(place.out);
  for (const file of manifests) uploaded.delete(file);
  return { name, manifest, isApart, uploaded, deployed: filesOf(place.deploy) };
}
