import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config/loadConfig.ts";
import { MANIFEST_FILE } from "../config/manifestFile.ts";
import type { FileTree } from "../files.ts";
import type { Project } from "../project.ts";
import { MANIFEST_FORMAT, type Manifest } from "./manifest.ts";

/** The manifest's files by their paths: one for each host's upload, or only that of all in `.sitegen/`. */
export function manifestFiles(project: Project, config: Pick<Config, "network">, manifest: Manifest): FileTree {
  const whole = writeManifest(manifest);
  if (!config.network.host.manifest) return new Map([[join(project.work, MANIFEST_FILE), whole]]);
  const own = manifest.hosts.slice(1).map(({ key }) => [key, writeManifest(manifestOf(manifest, key))] as const);
  return new Map([
    [join(project.out, MANIFEST_FILE), whole],
    ...own.map(([key, text]) => [join(project.out, key, MANIFEST_FILE), text] as const),
  ]);
}

const writeManifest = (manifest: Manifest): string => `${JSON.stringify(manifest)}\n`;

/** The part of one host. */
const manifestOf = ({ format, hosts, sites }: Manifest, host: string): Manifest => ({
  format,
  hosts: hosts.filter(({ key }) => key === host),
  sites: Object.fromEntries(Object.entries(sites).filter(([, site]) => site.host === host)),
});

/** The manifest that the last build left in its output, or in `.sitegen/`. Undefined when there is none. */
export function readManifest({ out, work }: Project): Manifest | undefined {
  for (const folder of [out, work]) {
    const manifest = readText(join(folder, MANIFEST_FILE));
    if (manifest !== undefined) return parseManifest(manifest);
  }
  return undefined;
}

/** A manifest's text as data; undefined when it is of another form. */
export function parseManifest(text: string): Manifest | undefined {
  try {
    const data = JSON.parse(text) as Partial<Manifest> | null;
    return data?.format === MANIFEST_FORMAT && data.hosts && data.sites ? (data as Manifest) : undefined;
  } catch {
    return undefined;
  }
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
