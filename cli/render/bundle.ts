import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder } from "../cache.ts";
import { contentHash } from "../contentHash.ts";
import { contentsBelow, describePackages, engineId, installedVersion } from "../engine.ts";
import { readNotices, SHIPPED_BUNDLES, type BundledNotice } from "../licences/bundleNotices.ts";
import { listFiles, removePath, replaceFolder, writeText } from "../files.ts";
import { defineQuery, type Graph } from "../graph/graph.ts";
import { PACKAGE_DIR, packageFile } from "../project.ts";
import { listStamps, stampsBelow } from "../stamps.ts";
import { INLINE_SCRIPTS, SERVER_FILE } from "./appConfig.ts";
import { TEXTS_FILE } from "./findTexts.ts";
import type { BundleManifest } from "./weights/scriptsOf.ts";

/** The bundled app, the same for every country that uses the same templates. */
export interface Bundle {
  /** Names of the browser's files: what goes to `dist/<country>/assets`. */
  assets: string[];
  readAsset(name: string): Uint8Array;
  /** Names of some of them. */
  boot: string;
  styles: string[];
  /** Text that the host-level pages have inline. */
  inline: { styles: string; rootScript: string; rootChoiceScript: string; notFoundScript: string };
  manifest: BundleManifest;
  /** Of the packages that it has code of. */
  notices: BundledNotice[];
  /** Keys of the texts that its scripts show. */
  texts: string[];
  /** Hash of everything that it was made from. */
  key: string;
  /** Module of the server entry. */
  serverFile: string;
}

/**
 * The app for browser and server, bundled once for each state of runtime, templates and the packages that they use. As
 * shipped nothing has to be bundled: the package brings its bundle along. After a change it is made anew, from the app in
 * `appDir`, and kept in the cache; a folder without its seal is damaged and is made again.
 * @param parts Key of the project's own parts, which are in the bundle, too; empty where there are none.
 */
export async function bundleApp(
  graph: Graph,
  appDir: string,
  { force = false, parts = "" } = {},
): Promise<Bundle & { cached: boolean }> {
  const { project } = graph;
  const shared = graph.ask(keyOf, stampSources());
  const key = parts === "" ? shared : contentHash(shared, parts, engineId());
  const cache = join(cacheFolder(project), "bundles");
  const known = force ? undefined : [SHIPPED_BUNDLES, cache].map((place) => join(place, key)).find(isSound);
  return {
    ...readBundle(known ?? (await makeBundle({ appDir, root: project.root, place: cache, key })), key),
    cached: known !== undefined,
  };
}

/** Makes the package's own bundle, when the package is compiled; gives its folder. */
export const makeShippedBundle = (): Promise<string> =>
  makeBundle({
    appDir: join(PACKAGE_DIR, "templates/app"),
    root: PACKAGE_DIR,
    place: SHIPPED_BUNDLES,
    key: bundleKey(),
  });

interface NewBundle {
  appDir: string;
  /** Folder of the project whose own parts are in it. */
  root: string;
  /** Folder of all bundles. */
  place: string;
  key: string;
}

/** Bundles into a folder for this key, in the place of all others. */
async function makeBundle({ appDir, root, place, key }: NewBundle): Promise<string> {
  const folder = join(place, key);
  const fresh = `${folder}.new`;
  removePath(fresh);
  const { runVite } = await import("./runVite.ts");
  await runVite(appDir, root, fresh);
  sealBundle(fresh);
  replaceFolder(fresh, folder);
  for (const name of readdirSync(place)) if (name !== key) removePath(join(place, name));
  return folder;
}

/** The key of the bundle without own parts. @param _stamp That of all its sources. */
const keyOf = defineQuery("bundle", (_, _stamp: string) => bundleKey());

const stampSources = (): string =>
  contentHash(engineId(), ...SOURCES.map((part) => listStamps(stampsBelow(join(PACKAGE_DIR, part)))));

/** Hash of everything that the bundle is made from: sources, the code that bundles them, and versions of packages. */
function bundleKey(): string {
  const used = Object.keys(packageFile().dependencies).filter((name) => !APART.has(name) && !TOOLS.includes(name));
  const tools = TOOLS.map((name) => `${name} ${installedVersion(name)}`);
  return contentHash(...[...SOURCES, "lib/cli"].flatMap(contentsBelow), ...describePackages(used), ...tools);
}

/** Folders that the bundle is made from. */
const SOURCES = ["runtime", "templates"];

/** Packages of the command line alone: bundles are made neither from them nor by them. */
const APART = new Set(["flag-icons", "harfbuzzjs", "sharp", "subset-font"]);

/**
 * What bundles. Nothing of it is in a bundle: of its dependencies, which are other versions in a new installation than they
 * were when the package was made, none counts.
 */
const TOOLS = ["@vitejs/plugin-react", "sass", "vite"];

/** The bundle that `runVite` made in a folder. */
export function readBundle(folder: string, key: string): Bundle {
  const manifest = JSON.parse(readFileSync(join(folder, "client/.vite/manifest.json"), "utf8")) as BundleManifest;
  const boot = manifest["src/boot.ts"];
  if (!boot) throw new Error("the client bundle has no boot module");
  const place = join(folder, "client/assets");
  const assets = listFiles(place);
  const name = (file: string) => file.replace(/^assets\//, "");
  const inline = (file: string) => readFileSync(join(folder, "inline", file), "utf8").trim();
  const script = (name: keyof typeof INLINE_SCRIPTS) => inline(`${INLINE_SCRIPTS[name]}.js`);
  return {
    assets,
    readAsset: (file) => readFileSync(join(place, file)),
    boot: name(boot.file),
    styles: [manifest["style.css"]?.file ?? []].flat().map(name),
    inline: {
      styles: inline("root.css"),
      rootScript: script("root"),
      rootChoiceScript: script("rootChoice"),
      notFoundScript: script("notFound"),
    },
    manifest,
    notices: readNotices(folder),
    texts: JSON.parse(readFileSync(join(folder, TEXTS_FILE), "utf8")) as string[],
    key,
    serverFile: join(folder, "server", SERVER_FILE),
  };
}

/** Names and sizes of a bundle's files, written last. */
const SEALED = "complete.json";

/** Writes down what the finished bundle in a folder consists of. */
const sealBundle = (folder: string): void =>
  void writeText(
    join(folder, SEALED),
    JSON.stringify(listFiles(folder).map((name) => [name, sizeOf(join(folder, name))])),
  );

/** True when every file of the bundle is there, as large as it was made. */
export function isSound(folder: string): boolean {
  try {
    const files = JSON.parse(readFileSync(join(folder, SEALED), "utf8")) as [string, number][];
    return files.every(([name, size]) => sizeOf(`${folder}/${name}`) === size);
  } catch {
    return false;
  }
}

const sizeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.size;
