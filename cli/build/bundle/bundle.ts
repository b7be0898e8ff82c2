import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { divideStyles, type Styles } from "../../../runtime/site/styleParts.ts";
import { attempt } from "../../core/attempt.ts";
import { cacheFolder } from "../../core/cache.ts";
import { contentHash } from "../../core/contentHash.ts";
import { contentsBelow, describePackages, engineId, installedVersion } from "../../core/engine.ts";
import { readNotices, SHIPPED_BUNDLES, type BundledNotice } from "../../core/licences/bundleNotices.ts";
import { listFiles, removePath, replaceFolder, writeText } from "../../core/files.ts";
import { defineQuery, type Graph } from "../../core/graph/graph.ts";
import { mapValues } from "../../core/lookups.ts";
import { PACKAGE_DIR, packageFile } from "../../core/project.ts";
import { listStamps, stampsBelow } from "../../core/stamps.ts";
import { shippedMessages } from "../../config/text/catalogue.ts";
import { appConfig, INLINE_SCRIPTS, SERVER_FILE } from "./appConfig.ts";
import type { BundleManifest } from "../weights/documentWeight.ts";

/** The bundled app, the same for every country that uses the same templates. */
export interface Bundle {
  /** Names of the browser's files except the styles. They are copied to `dist/<country>/assets`. */
  assets: string[];
  readAsset(name: string): Uint8Array;
  /** Of `assets`: the boot module. */
  boot: string;
  styles: Styles;
  /** Styles and scripts that are inlined in the host's pages. */
  inline: Record<"styles" | keyof typeof INLINE_SCRIPTS, string>;
  manifest: BundleManifest;
  notices: BundledNotice[];
  /** Keys of the texts that its scripts show. */
  texts: string[];
  /** Hash of all its inputs. */
  key: string;
  serverFile: string;
}

/**
 * Bundles the app for browser and server, once for each version of runtime, templates and their packages. The package
 * ships a bundle, so this only happens after a change or with own parts. The result is cached; a folder whose list of
 * files doesn't match is damaged and made again.
 * @param parts Key of the project's own parts, which are bundled too; empty when there are none.
 */
export async function bundleApp(
  graph: Graph,
  appDir: string,
  { force = false, parts = "" } = {},
): Promise<Bundle & { cached: boolean }> {
  const { project } = graph;
  const stamps = SOURCES.map((part) => listStamps(stampsBelow(join(PACKAGE_DIR, part))));
  const shippedKey = graph.ask(keyOf, contentHash(engineId(), ...stamps));
  const key = parts === "" ? shippedKey : contentHash(shippedKey, parts, engineId());
  const cache = join(cacheFolder(project), "bundles");
  const cached = force ? undefined : [SHIPPED_BUNDLES, cache].map((place) => join(place, key)).find(isSound);
  return {
    ...readBundle(cached ?? (await makeBundle({ appDir, root: project.root, place: cache, key })), key),
    cached: cached !== undefined,
  };
}

/** Makes the shipped bundle, when the package is compiled. Returns its folder. */
export const makeShippedBundle = (): Promise<string> =>
  makeBundle({
    appDir: join(PACKAGE_DIR, "templates/app"),
    root: PACKAGE_DIR,
    place: SHIPPED_BUNDLES,
    key: bundleKey(),
  });

interface NewBundle {
  appDir: string;
  /** Folder of the project whose own parts it contains. */
  root: string;
  /** Folder of all bundles. */
  place: string;
  key: string;
}

/** Bundles with Vite into a folder named by the key, and removes bundles with other keys. */
async function makeBundle({ appDir, root, place, key }: NewBundle): Promise<string> {
  const folder = join(place, key);
  const fresh = `${folder}.new`;
  removePath(fresh);
  const { createBuilder } = await import("vite");
  const config = await appConfig(appDir, root, fresh);
  const builder = await createBuilder({ ...config, configFile: false, mode: "production", logLevel: "error" });
  await builder.buildApp();
  finishBundle(fresh);
  writeText(join(fresh, SEALED), JSON.stringify(listFiles(fresh).map((name) => [name, sizeOf(join(fresh, name))])));
  replaceFolder(fresh, folder);
  for (const name of readdirSync(place)) if (name !== key) removePath(join(place, name));
  return folder;
}

/** File of a bundle that lists the keys of the texts that its scripts show. */
const TEXTS_FILE = "texts.json";

/** Writes the list of the texts that scripts show, found as string literals, when Vite has made a bundle. */
export function finishBundle(folder: string): void {
  const place = join(folder, "client/assets");
  const names = listFiles(place).filter((name) => name.endsWith(".js"));
  const scripts = names.map((name) => readFileSync(join(place, name), "utf8"));
  const isShown = (key: string) =>
    ['"', "'", "`"].some((quote) => scripts.some((script) => script.includes(quote + key + quote)));
  writeText(join(folder, TEXTS_FILE), JSON.stringify([...shippedMessages("en").keys()].filter(isShown)));
}

/** The key of the bundle without own parts. @param _stamp Hash of the stamps of all its sources. */
const keyOf = defineQuery("bundle", (_, _stamp: string) => bundleKey());

/** Hash of the bundle's inputs: sources, the code that bundles them, and versions of packages. */
function bundleKey(): string {
  const used = Object.keys(packageFile().dependencies).filter(
    (name) => !COMMAND_LINE_PACKAGES.has(name) && !TOOLS.includes(name),
  );
  const tools = TOOLS.map((name) => `${name} ${installedVersion(name)}`);
  return contentHash(...[...SOURCES, "lib/cli"].flatMap(contentsBelow), ...describePackages(used), ...tools);
}

const SOURCES = ["runtime", "templates"];

/** Packages that only the command line uses: they neither are in a bundle nor make one. */
const COMMAND_LINE_PACKAGES = new Set(["flag-icons", "harfbuzzjs", "sharp", "subset-font"]);

/**
 * Packages that bundle, and are in no bundle themselves. Their own dependencies don't count for the key: a new
 * installation may have other versions of those than the one that made the shipped bundle.
 */
const TOOLS = ["@vitejs/plugin-react", "sass", "vite"];

/** The bundle in a folder, when it is finished. */
export function readBundle(folder: string, key: string): Bundle {
  const manifest = JSON.parse(readFileSync(join(folder, "client/.vite/manifest.json"), "utf8")) as BundleManifest;
  const boot = manifest["src/boot.ts"];
  if (!boot) throw new Error("the client bundle has no boot module");
  const place = join(folder, "client/assets");
  const name = (file: string) => file.replace(/^assets\//, "");
  const style = name(manifest["style.css"]?.file ?? "");
  const inline = (file: string) => readFileSync(join(folder, "inline", file), "utf8").trim();
  return {
    assets: listFiles(place).filter((file) => file !== style),
    readAsset: (file) => readFileSync(join(place, file)),
    boot: name(boot.file),
    styles: divideStyles(readFileSync(join(place, style), "utf8")),
    inline: { styles: inline("root.css"), ...mapValues(INLINE_SCRIPTS, (name) => inline(`${name}.js`)) },
    manifest,
    notices: readNotices(folder),
    texts: JSON.parse(readFileSync(join(folder, TEXTS_FILE), "utf8")) as string[],
    key,
    serverFile: join(folder, "server", SERVER_FILE),
  };
}

/** File that lists names and sizes of a bundle's files. It is written last, so a bundle without it is incomplete. */
const SEALED = "complete.json";

/** True when every file of the bundle exists and has its recorded size. */
export function isSound(folder: string): boolean {
  const read = () => JSON.parse(readFileSync(join(folder, SEALED), "utf8")) as [string, number][];
  return attempt(() => read().every(([name, size]) => sizeOf(`${folder}/${name}`) === size)) ?? false;
}

const sizeOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.size;
