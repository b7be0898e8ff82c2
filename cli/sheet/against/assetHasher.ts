import { readFileSync } from "node:fs";
import { join } from "node:path";
import { contentHash } from "../../contentHash.ts";
import type { PageSnapshot } from "./snapshot.ts";

const hashes = new Map<string, string>();

/** Puts hashes of what is in files in the place of their paths: a file with another name is the same picture. */
export function assetHasher(out: string): (snapshot: PageSnapshot) => PageSnapshot {
  const inHashes = (text: string) => text.replace(/\/[\w./-]+\.\w+/g, (path) => hashOf(join(out, path)) ?? path);
  return ({ elements, styles }) => ({
    elements: elements.map((element) =>
      element.picture ? { ...element, picture: inHashes(element.picture) } : element,
    ),
    styles: styles.map((values) => values.map((value) => (value.includes("url(") ? inHashes(value) : value))),
  });
}

function hashOf(file: string): string | undefined {
  const known = hashes.get(file);
  if (known !== undefined) return known;
  try {
    const hash = contentHash(readFileSync(file));
    hashes.set(file, hash);
    return hash;
  } catch {
    return undefined;
  }
}
