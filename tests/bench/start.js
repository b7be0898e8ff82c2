// Prints how long it takes from an empty folder to a preview that answers, with the package as npm would bring it:
// node tests/bench/start.js. npm's cache should be warm: run it twice.
import { execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const REPOSITORY = resolve(import.meta.dirname, "../..");
const PORT = 4790;
const root = mkdtempSync(join(tmpdir(), "sitegen-start-"));
const run = (command, args, cwd) => execFileSync(command, args, { cwd, stdio: "ignore" });

const pack = (folder) => run("npm", ["pack", "--ignore-scripts", "--pack-destination", root], folder);
pack(REPOSITORY);
pack(join(REPOSITORY, "create"));
const { version } = JSON.parse(readFileSync(join(REPOSITORY, "package.json"), "utf8"));
const archive = join(root, `countrysites-${version}.tgz`);
const tool = join(root, "tool");
const site = join(root, "site");
mkdirSync(tool);
mkdirSync(site);

const begin = performance.now();
let last = begin;
const lap = (what) => {
  const now = performance.now();
  console.log(`${((now - last) / 1000).toFixed(1).padStart(6)} s  ${what}`);
  last = now;
};

// What `npm create countrysites` does: it installs both packages in its own folder, and runs the command of one.
writeFileSync(join(tool, "package.json"), "{}");
run("npm", ["install", "--no-audit", "--no-fund", archive, join(root, `create-countrysites-${version}.tgz`)], tool);
lap("npm create fetches the packages");
const answers = ["--name", "Example Ltd", "--country", "Kenya", "--language", "en", "--no-cms", "--no-install"];
run(join(tool, "node_modules/.bin/create-countrysites"), answers, site);
lap("sitegen init");
const file = join(site, "package.json");
writeFileSync(file, readFileSync(file, "utf8").replace(`"^${version}"`, JSON.stringify(`file:${archive}`)));
run("npm", ["install", "--no-audit", "--no-fund"], site);
lap("npm install");
run("npm", ["run", "build"], site);
lap("npm run build");
const preview = spawn(process.execPath, ["node_modules/countrysites/bin/sitegen.js", "preview", "--port", PORT], {
  cwd: site,
  stdio: "ignore",
});
await answerOf(`http://localhost:${PORT}/kenya/`);
lap("npm run preview answers");
preview.kill();
console.log(`${((performance.now() - begin) / 1000).toFixed(1).padStart(6)} s  in all`);
rmSync(root, { recursive: true, force: true });

async function answerOf(address) {
  for (;;) {
    const answer = await fetch(address).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
