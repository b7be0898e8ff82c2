// Cuts the fonts, lists the regions, bundles the command line to lib/ and the runtime and templates for it, and draws the
// map, where there is something to compile: a published package brings lib/ along. Few files, because Node needs longer to find and link a module than to run it.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "vite";
import { drawMap } from "./drawMap.mjs";
import { listRegions } from "./listRegions.mjs";
import { subsetFonts } from "./subsetFonts.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
/** Modules that are started or imported by their file. All are in one folder, from which the package's is found. */
const ENTRIES = {
  main: "main.ts",
  runScript: "render/runScript.ts",
  renderWorker: "render/renderWorker.ts",
  takeTasks: "render/takeTasks.ts",
  appConfig: "render/appConfig.ts",
  writePages: "commands/writePages.ts",
  shipBundle: "render/shipBundle.ts",
};
/**
 * Modules that come in one file each: what runs the others, what a build needs that has nothing to do, what a thread needs
 * that renders and a build of edited texts, and what every other build needs.
 */
const GROUPS = {
  script: /\/cli\/(?:importPackage|build\/(?:runScript|v8Flags))\.ts$/,
  start:
    /\/cli\/(?:main|files|project|stamps|commands\/(?:build(?:Line)?|describeBuild)|build\/(?:lastBuild|outputs)|emit\/hosts\/names|report\/(?:console|errors|suggest|table))\.ts$/,
  render:
    /\/(?:runtime\/site\/.*|cli\/(?:contentHash|commands\/buildTexts|build\/(?:commit|commitSites|compressStaged|copyPlace|currencyStyle|document|editedSite|keepFreshCode|pageRecords|pageRenderer|shareFiles|takeTasks|threadTasks)|config\/(?:decodeUtf8|pictureName|readSources|slug)|content\/(?:checkMarkdown|copyLength|copyPlan|countWords|locateTokens|markdown(?:Parser|Text)|render\w+|textStats)|emit\/compressor))\.ts$|\/node_modules\/(?:markdown-it|entities|linkify-it|mdurl|punycode\.js|uc\.micro)\//,
  work: /\/cli\/(?:config|content|plan|emit|generate|report|commands\/(?:buildSites|checkProject|stopOnErrors)|build\/(?:buildSite|bundle|bundleSeal|encodePicture|favicon|flags|installed|leftSites|linkPackages|renderAssisted|renderPool|settle|siteJob|svgDataUrl|worker|world))\b.*\.ts$|\/node_modules\/(?:yaml|zod)\//,
};
/** What every command needs of other packages; the rest is imported from where it is installed. */
const BUNDLED = [
  "commander",
  "entities",
  "linkify-it",
  "markdown-it",
  "mdurl",
  "punycode.js",
  "uc.micro",
  "yaml",
  "zod",
];

if (existsSync(join(root, "cli"))) {
  await subsetFonts(join(root, "lib/fonts"));
  listRegions(join(root, "lib/regions.json"));
  await compile();
  // Code that V8 compiled of what was there before.
  rmSync(join(root, "lib/compiled"), { recursive: true, force: true });
  process.exitCode =
    spawnSync(process.execPath, [join(root, "lib/cli/shipBundle.cjs")], { stdio: "inherit" }).status ?? 1;
  drawMap(join(root, "lib/map"));
  linkCommand();
}

async function compile() {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    ssr: { noExternal: BUNDLED },
    build: {
      ssr: true,
      target: "node20",
      outDir: "lib/cli",
      emptyOutDir: true,
      rolldownOptions: {
        input: Object.fromEntries(Object.entries(ENTRIES).map(([name, file]) => [name, join(root, "cli", file)])),
        output: {
          format: "cjs",
          entryFileNames: "[name].cjs",
          chunkFileNames: "[name].cjs",
          codeSplitting: {
            groups: Object.entries(GROUPS).map(([name, test], index) => ({ name, test, priority: 10 - index })),
          },
          // Smaller, because half of the time of an import goes by size; names stay for stack traces.
          minify: { compress: true, mangle: false, codegen: true },
        },
      },
    },
  });
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
