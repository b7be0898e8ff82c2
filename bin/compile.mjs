// Makes lib/ from the sources, where there are any: a published package brings lib/ along. It holds the cut fonts, the list
// of regions, the command line, the map, and the bundle of runtime and templates.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { drawMap } from "./drawMap.mjs";
import { listRegions } from "./listRegions.mjs";
import { subsetFonts } from "./subsetFonts.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** Modules that are started or imported by their file. */
const ENTRIES = {
  main: "main.ts",
  worker: "render/worker.ts",
  app: "app.ts",
  shipBundle: "render/shipBundle.ts",
};
/**
 * Packages that are imported from where they are installed. All others become a part of the command line: one file is read
 * sooner than hundreds. zod is both, because the sites use it, too.
 */
const { dependencies, peerDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const EXTERNAL = Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => name !== "zod");

if (existsSync(join(root, "cli"))) {
  await subsetFonts(join(root, "lib/fonts"));
  listRegions(join(root, "lib/regions.json"));
  drawMap(join(root, "lib/map"));
  await compile();
  writeBuildId();
  process.exitCode =
    spawnSync(process.execPath, [join(root, "lib/cli/shipBundle.js")], { stdio: "inherit" }).status ?? 1;
  linkCommand();
}

async function compile() {
  await build({
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
          // Names stay for stack traces.
          minify: { compress: true, mangle: false },
        },
      },
    },
  });
}

/** Says in which state the compiled code is: caches belong to one (`cli/engine.ts`). */
function writeBuildId() {
  const hash = createHash("sha256");
  for (const part of ["cli", "fonts", "map"])
    for (const name of readdirSync(join(root, "lib", part)).sort())
      hash.update(name).update(readFileSync(join(root, "lib", part, name)));
  hash.update(readFileSync(join(root, "lib/regions.json")));
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
