import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { contentHash } from "../contentHash.ts";
import { listFiles, removePath, replaceFolder, writeText } from "../files.ts";
import { PACKAGE_DIR, type Project } from "../project.ts";
import { isSound, sealBundle } from "./bundleSeal.ts";
import { findInstalled } from "./installed.ts";
import { stampCode } from "./lastBuild.ts";
import { runScript } from "./runScript.ts";
import type { ServerEntry } from "./serverEntry.ts";

/** The bundled app, the same for every country that uses the same templates. */
export interface Bundle {
  /** Names of the browser's files: what goes to `dist/<country>/assets`. */
  assets: string[];
  readAsset(name: string): Uint8Array;
  /** Names of some of them. */
  boot: string;
  styles: string[];
  /** Font files to preload. */
  fonts: string[];
  /** Text that the host-level pages have inline. */
  inline: { styles: string; rootScript: string; notFoundScript: string };
  /** Hash of everything that it was made from. */
  key: string;
  /** Module of the server entry. */
  serverFile: string;
  /** Runs the server entry. */
  loadServer(): ServerEntry;
  /** True when nothing had to be bundled. */
  cached: boolean;
}

/** Bundles that came with the package, made when it was compiled. */
const SHIPPED = join(PACKAGE_DIR, "lib/bundles");
/** Hash of the sources that they were made from, and names, sizes and times of these. */
const SHIPPED_SOURCES = join(PACKAGE_DIR, "lib/sources.json");

/**
 * The app for browser and server, bundled once for each state of runtime, templates and their dependencies. As shipped
 * nothing has to be bundled: the package brings its bundle along. After a change the result is kept under
 * `.sitegen/cache/bundles/<key>`; a folder without its seal is damaged and is made again.
 */
export async function bundleApp(project: Project, { code = stampCode(), force = false } = {}): Promise<Bundle> {
  const key = bundleKey(force ? undefined : rememberSources(project, code));
  const cache = join(project.work, "cache/bundles");
  const known = force ? undefined : [SHIPPED, cache].map((place) => join(place, key)).find(isSound);
  return readBundle(known ?? (await makeBundle(cache, key)), key, known !== undefined);
}

/** Makes the package's own bundle; called when the package is compiled. */
export async function makeShippedBundle(): Promise<void> {
  const sources = { stamp: contentHash(stampCode()), hash: hashSources() };
  await makeBundle(SHIPPED, bundleKey(sources.hash));
  writeText(SHIPPED_SOURCES, JSON.stringify(sources));
}

/** Bundles into a folder for this key, in the place of all others. */
async function makeBundle(place: string, key: string): Promise<string> {
  const folder = join(place, key);
  const fresh = `${folder}.new-${process.pid}`;
  removePath(fresh);
  try {
    const { runVite } = await import("./runVite.ts");
    await runVite(fresh);
    sealBundle(fresh);
    removePath(folder);
    replaceFolder(fresh, folder);
  } finally {
    removePath(fresh);
  }
  for (const name of readdirSync(place)) if (name !== key) removePath(join(place, name));
  return folder;
}

/** Hash of everything that the bundle is made from: our sources, the code that bundles them, and the versions of what they import. */
function bundleKey(sources = hashSources()): string {
  const { dependencies } = JSON.parse(readFileSync(join(PACKAGE_DIR, "package.json"), "utf8")) as {
    dependencies: Record<string, string>;
  };
  const names = Object.keys(dependencies).filter((name) => !APART.has(name));
  return contentHash(sources, ...names.map((name) => `${name}@${installedVersion(name)}`));
}

/** Dependencies of the command line alone: bundles are made neither from them nor by them. */
const APART = new Set(["flag-icons", "sharp"]);

/** Folders of the package that the bundle is made from. */
const PARTS = ["runtime", "templates", "lib/cli", "lib/fonts"];

const hashSources = (): string =>
  contentHash(
    ...PARTS.flatMap((part) =>
      listFiles(join(PACKAGE_DIR, part)).flatMap((name) => [
        `${part}/${name}`,
        readFileSync(join(PACKAGE_DIR, part, name)),
      ]),
    ),
  );

/** The same, from when the package was compiled or from the last run, when names, sizes and times are as they were. */
function rememberSources(project: Project, code: string): string {
  const own = join(project.work, "cache/sources.json");
  const stamp = contentHash(code);
  for (const file of [SHIPPED_SOURCES, own]) {
    try {
      const known = JSON.parse(readFileSync(file, "utf8")) as { stamp: string; hash: string };
      if (known.stamp === stamp) return known.hash;
    } catch {
      // Not there, or damaged.
    }
  }
  const hash = hashSources();
  writeText(own, JSON.stringify({ stamp, hash }));
  return hash;
}

/** Version of a dependency. */
function installedVersion(name: string): string {
  const folder = findInstalled(name);
  if (folder === undefined) return "missing";
  return (JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string }).version;
}

interface ManifestChunk {
  file: string;
  css?: string[];
}

function readBundle(folder: string, key: string, cached: boolean): Bundle {
  const manifest = JSON.parse(readFileSync(join(folder, "client/.vite/manifest.json"), "utf8")) as Record<
    string,
    ManifestChunk
  >;
  const boot = manifest["src/boot.ts"];
  if (!boot) throw new Error("the client bundle has no boot module");
  const place = join(folder, "client/assets");
  const assets = listFiles(place);
  const name = (file: string) => file.replace(/^assets\//, "");
  const serverFile = join(folder, "server/entry-server.cjs");
  const inline = (file: string) => readFileSync(join(folder, "inline", file), "utf8").trim();
  return {
    assets,
    readAsset: (file) => readFileSync(join(place, file)),
    boot: name(boot.file),
    styles: (boot.css ?? []).map(name),
    fonts: assets.filter((file) => file.includes("-core-") && file.endsWith(".woff2")).sort(),
    inline: { styles: inline("root.css"), rootScript: inline("root.js"), notFoundScript: inline("root-not-found.js") },
    key,
    serverFile,
    loadServer: () => runScript(serverFile) as ServerEntry,
    cached,
  };
}
