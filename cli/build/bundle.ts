import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { InlineConfig } from "vite";
import { contentHash, listFiles, removePath, replaceFolder, writeText } from "../files.ts";
import { PACKAGE_DIR, type Project } from "../project.ts";
import type { ServerEntry } from "./serverEntry.ts";

/** The bundled app, the same for every country that uses the same templates. */
export interface Bundle {
  /** Folder with the browser's files: what goes to `dist/<country>/assets`. */
  assets: string;
  /** File names in `assets`. */
  boot: string;
  styles: string[];
  /** Font files to preload. */
  fonts: string[];
  /** Text that the host-level pages have inline. */
  inline: { styles: string; rootScript: string; notFoundScript: string };
  /** Imports the server entry. */
  loadServer(): Promise<ServerEntry>;
  /** True when nothing had to be bundled. */
  cached: boolean;
}

const SEALED = "complete.json";

/**
 * Bundles an app for browser and server, once for each state of runtime, templates and their dependencies: the result
 * is kept under `.sitegen/cache/bundles/<hash>`. A folder without its seal is damaged and is made again.
 */
export async function bundleApp(project: Project, appDir: string, { force = false } = {}): Promise<Bundle> {
  const cache = join(project.work, "cache/bundles");
  const key = bundleKey();
  const folder = join(cache, key);
  const cached = !force && isSound(folder);
  if (!cached) {
    const fresh = `${folder}.new-${process.pid}`;
    removePath(fresh);
    await runVite(appDir, fresh);
    writeText(join(fresh, SEALED), JSON.stringify(listFiles(fresh)));
    removePath(folder);
    replaceFolder(fresh, folder);
    for (const name of readdirSync(cache)) if (name !== key) removePath(join(cache, name));
  }
  return readBundle(folder, cached);
}

/** Hash of everything that the bundle is made from. */
function bundleKey(): string {
  const sources = ["runtime", "templates"].flatMap((part) =>
    listFiles(join(PACKAGE_DIR, part)).map((name) => [`${part}/${name}`, readFileSync(join(PACKAGE_DIR, part, name))] as const),
  );
  const versions = ["package.json", "node_modules/.package-lock.json"].map((file) => join(PACKAGE_DIR, file)).filter(existsSync);
  return contentHash(...sources.flat(), ...versions.map((file) => readFileSync(file)), process.version);
}

function isSound(folder: string): boolean {
  try {
    const files = JSON.parse(readFileSync(join(folder, SEALED), "utf8")) as string[];
    return files.every((name) => existsSync(join(folder, name)));
  } catch {
    return false;
  }
}

async function runVite(appDir: string, out: string): Promise<void> {
  const [{ build, mergeConfig }, { appConfig }] = await Promise.all([import("vite"), import("./appConfig.ts")]);
  const base: InlineConfig = { ...appConfig(appDir), configFile: false, mode: "production", logLevel: "error", cacheDir: join(out, "..", "vite") };
  const script = (name: string): InlineConfig => ({
    build: {
      outDir: join(out, "inline"),
      emptyOutDir: false,
      manifest: false,
      // A file of its own instead of a script that injects it.
      cssCodeSplit: false,
      rolldownOptions: { input: join(appDir, `src/${name}.ts`), output: { format: "iife", entryFileNames: `${name}.js`, assetFileNames: `${name}[extname]` } },
    },
  });
  const jobs: InlineConfig[] = [
    { build: { outDir: join(out, "client"), emptyOutDir: true } },
    {
      build: {
        outDir: join(out, "server"),
        emptyOutDir: true,
        ssr: true,
        manifest: false,
        rolldownOptions: { input: join(appDir, "src/entry-server.ts"), output: { entryFileNames: "entry-server.mjs", chunkFileNames: "[name]-[hash].mjs" } },
      },
      // Everything goes in: the bundle runs wherever the package is installed, and with React's production build.
      ssr: { noExternal: true },
      define: { "process.env.NODE_ENV": JSON.stringify("production") },
    },
    script("root"),
    script("root-not-found"),
  ];
  await Promise.all(jobs.map((job) => build(mergeConfig(base, job))));
}

interface ManifestChunk {
  file: string;
  css?: string[];
}

function readBundle(folder: string, cached: boolean): Bundle {
  const manifest = JSON.parse(readFileSync(join(folder, "client/.vite/manifest.json"), "utf8")) as Record<string, ManifestChunk>;
  const boot = manifest["src/boot.ts"];
  if (!boot) throw new Error("the client bundle has no boot module");
  const assets = join(folder, "client/assets");
  const name = (file: string) => file.replace(/^assets\//, "");
  const inline = (file: string) => readFileSync(join(folder, "inline", file), "utf8").trim();
  return {
    assets,
    boot: name(boot.file),
    styles: (boot.css ?? []).map(name),
    fonts: readdirSync(assets).filter((file) => /-latin-\w+-normal-.*\.woff2$/.test(file)).sort(),
    inline: { styles: inline("root.css"), rootScript: inline("root.js"), notFoundScript: inline("root-not-found.js") },
    loadServer: () => import(pathToFileURL(join(folder, "server/entry-server.mjs")).href) as Promise<ServerEntry>,
    cached,
  };
}
