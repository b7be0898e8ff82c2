import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathPrefix } from "../../../runtime/site/urls.ts";
import { MANIFEST_FILE } from "../../config/files/builtFiles.ts";
import type { FileTree } from "../../core/files.ts";
import type { Project } from "../../core/project.ts";
import type { Manifest } from "../../model/manifest.ts";
import { attempt } from "../../core/attempt.ts";

/** Version of the manifest's format. A file of another version is not read. */
export const MANIFEST_FORMAT = 1;

/** The manifest's files by path: one for each host's upload, or only one in `.sitegen/`. */
export function manifestFiles(project: Project, isUploaded: boolean, manifest: Manifest): FileTree {
  const whole = writeManifest(manifest);
  if (!isUploaded) return new Map([[join(project.work, MANIFEST_FILE), whole]]);
  const ofCountry = (key: string) =>
    [join(project.out, key, MANIFEST_FILE), writeManifest(manifestOf(manifest, key))] as const;
  return new Map([
    [join(project.out, MANIFEST_FILE), whole],
    ...manifest.hosts.slice(1).map(({ key }) => ofCountry(key)),
  ]);
}

const writeManifest = (manifest: Manifest): string => `${JSON.stringify(manifest)}\n`;

const manifestOf = ({ format, keys, hosts, sites }: Manifest, host: string): Manifest => ({
  format,
  keys: keys.filter((key) => pathPrefix(key) === host),
  hosts: hosts.filter(({ key }) => key === host),
  sites: Object.fromEntries(Object.entries(sites).filter(([, site]) => site.host === host)),
});

/** Reads the manifest of the last build. Undefined when there is none. */
export function readManifest({ out, work }: Project): Manifest | undefined {
  const read = (folder: string) => attempt(() => readFileSync(join(folder, MANIFEST_FILE), "utf8"));
  return parseManifest(read(out) ?? read(work) ?? "");
}

/** Parses a manifest. Undefined when its format has another version. */
export function parseManifest(text: string): Manifest | undefined {
  const data = attempt(() => JSON.parse(text) as Partial<Manifest> | null);
  const { format, hosts, sites, keys = Object.keys(sites ?? {}) } = data ?? {};
  return format === MANIFEST_FORMAT && hosts && sites ? { format, keys, hosts, sites } : undefined;
}
