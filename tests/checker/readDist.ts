import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { distOf, type Dist, type Hosts } from "./dist.ts";

/** Reads a folder that a build wrote. Compressed forms are left out: hosts have their own tests. */
export function readDist(folder: string, hosts: Hosts): Dist {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path): [string, () => Uint8Array] => [path.slice(folder.length + 1), () => readFileSync(path)]);
  return distOf(new Map(files), hosts);
}
