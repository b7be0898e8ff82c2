// Makes lib/ from the sources, where there are any: a published package brings lib/ along. It holds the lists of
// regions and countries, outlines of letters, the command line with the licences of what is in it, a bill of materials,
// the map, fonts and icons of the project that comes with it, and the bundle of runtime and templates.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { drawMap } from "./drawMap.mjs";
import { listCountries } from "./listCountries.mjs";
import { listRegions } from "./listRegions.mjs";
import { outlineLetters } from "./outlineLetters.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** Modules that are started or imported by their file. */
const ENTRIES = {
  main: "main.ts",
  worker: "build/render/worker.ts",
  app: "app.ts",
  shipBundle: "build/bundle/shipBundle.ts",
  shipBrand: "build/assets/shipBrand.ts",
  shipCompressed: "hosts/shipCompressed.ts",
  shipLicences: "core/licences/shipLicences.ts",
};
/**
 * Packages that are imported from where they are installed. All others become a part of the command line: one file is read
 * sooner than hundreds. What the sites use, too, is both.
 */
const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const SHARED = ["dayjs", "zod"];
const EXTERNAL = Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => !SHARED.includes(name));

if (existsSync(join(root, "cli"))) {
  mkdirSync(join(root, "lib"), { recursive: true });
  rmSync(join(root, "lib/build-id.txt"), { force: true });
  listRegions(join(root, "lib/regions.json"));
  listCountries(join(root, "lib/geography"));
  drawMap(join(root, "lib/map"));
  await outlineLetters(join(root, "lib/letters.json"));
  const modules = { cli: await compile(), editor: await compileEditor() };
  process.exitCode = run("shipLicences", JSON.stringify(modules));
  process.exitCode ||= run("shipBrand");
  writeBuildId();
  process.exitCode ||= run("shipBundle");
  process.exitCode ||= run("shipCompressed");
  writeTypes();
  linkCommand();
}

/** Runs an entry of the compiled command line. @param input What it reads from its standard input. */
function run(entry, input = "") {
  const stdio = ["pipe", "inherit", "inherit"];
  return spawnSync(process.execPath, [join(root, `lib/cli/${entry}.js`)], { stdio, input }).status ?? 1;
}

/** Writes the types of what a project's own parts import. */
function writeTypes() {
  const folder = join(root, "lib/types");
  rmSync(folder, { recursive: true, force: true });
  const tsc = fileURLToPath(import.meta.resolve("typescript/package.json").replace(/package\.json$/, "bin/tsc"));
  process.exitCode ||=
    spawnSync(process.execPath, [tsc, "-p", join(root, "runtime/tsconfig.types.json")], { stdio: "inherit" }).status ??
    1;
}

/** Compiles the command line; gives the ids of the modules whose code is in it. */
async function compile() {
  const { output } = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    ssr: { noExternal: true, external: EXTERNAL },
    build: {
      ssr: true,
      target: "node20",
      outDir: "lib/cli",
      emptyOutDir: true,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(ENTRIES).map(([name, file]) => [name, join(root, "cli", file)])),
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: "[name]-[hash].js",
          // Every command needs most of these small modules: one file is found and read sooner than twenty.
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [
              { name: "core", test: /\/cli\/core\/(?!licences|history|problems\/(?:codes|formats|applyFixes))/ },
            ],
          },
          // Names stay for stack traces.
          minify: { compress: true, mangle: false },
        },
      },
    },
  });
  return modulesOf(output);
}

/** Ids of the modules that have become a part of an output. */
function modulesOf(output) {
  return output.flatMap(({ modules = {} }) => Object.keys(modules).filter((id) => modules[id].renderedLength > 0));
}

/**
 * Makes the editor's own part, which is bundled with the CMS where that is installed: `yaml` becomes a part of it, and the
 * CMS is imported. Gives the ids of the modules whose code is in it.
 */
async function compileEditor() {
  const folder = join(root, "templates/editor");
  const { output } = await build({
    root: folder,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    build: {
      target: "es2022",
      outDir: join(root, "lib/editor"),
      emptyOutDir: true,
      modulePreload: false,
      rolldownOptions: {
        input: { main: join(folder, "main.ts"), noColours: join(folder, "noColours.ts") },
        external: [/^@sveltia\/cms$/],
        preserveEntrySignatures: "exports-only",
        output: { entryFileNames: "[name].js", chunkFileNames: "[name].js" },
      },
    },
  });
  copyFileSync(join(folder, "index.html"), join(root, "lib/editor/index.html"));
  return modulesOf(output);
}

/** Says in which state the compiled code is: caches belong to one (`cli/core/engine.ts`). */
function writeBuildId() {
  const hash = createHash("sha256");
  for (const part of ["cli", "editor", "brand", "map", "geography"])
    for (const name of readdirSync(join(root, "lib", part)).sort())
      hash.update(name).update(readFileSync(join(root, "lib", part, name)));
  for (const name of ["regions.json", "letters.json"]) hash.update(readFileSync(join(root, "lib", name)));
  writeFileSync(join(root, "lib/build-id.txt"), hash.digest("hex").slice(0, 16));
}

/** Makes `npx sitegen` run this checkout: npm links the commands of dependencies only. */
function linkCommand() {
  const folder = join(root, "node_modules/.bin");
  const link = join(folder, "sitegen");
  try {
    mkdirSync(folder, { recursive: true });
    rmSync(link, { force: true });
    symlinkSync("../../bin/sitegen.js", link);
  } catch {
    // Without the link `node bin/sitegen.js` does the same.
  }
}
