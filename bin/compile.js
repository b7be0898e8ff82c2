// Compiles the command line to lib/ and bundles runtime and templates for it, draws the map, where there is something to compile: a
// published package brings lib/ along.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
if (existsSync(join(root, "cli"))) {
  const compiler = join(dirname(createRequire(import.meta.url).resolve("typescript/package.json")), "bin/tsc");
  for (const args of [[compiler, "-p", join(root, "cli")], [join(root, "lib/cli/build/shipBundle.js")]]) {
    process.exitCode = spawnSync(process.execPath, args, { stdio: "inherit" }).status ?? 1;
    if (process.exitCode !== 0) break;
  }
  const { drawMap } = await import("./drawMap.js");
  drawMap(join(root, "lib/map"));
  linkCommand();
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
