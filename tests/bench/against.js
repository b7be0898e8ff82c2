// How steady the comparison of two builds is: `node tests/bench/against.js --dist dist --against ../main/dist --runs 20`. Prints the groups of each run
// that differ from the first one's, and the time of a run. Without --against the build is compared with a copy whose stylesheets differ in nothing that is
// seen: every page is opened, and each group is false.
import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";

const CLI = resolve(import.meta.dirname, "../../bin/sitegen.js");
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: "string", default: process.cwd() },
    dist: { type: "string", default: "dist" },
    against: { type: "string" },
    pages: { type: "string", default: "templates" },
    runs: { type: "string", default: "20" },
  },
});
const work = mkdtempSync(join(tmpdir(), "sitegen-against-"));
const against = values.against ?? copyBuild(resolve(values.root, values.dist));
const args = ["sheet", ...positionals, "--root", values.root, "--dist", values.dist, "--against", resolve(against)];
const runs = [];
try {
  for (let run = 0; run < Number(values.runs); run++) {
    const start = performance.now();
    const more = ["--pages", values.pages, "--out", work, "--json", "--quiet"];
    const { groups } = JSON.parse(execFileSync(process.execPath, [CLI, ...args, ...more], { encoding: "utf8" }));
    runs.push(groups.map(({ name, pages }) => `${name}, ${pages.length}`));
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    const same = JSON.stringify(runs[run]) === JSON.stringify(runs[0]);
    process.stdout.write(
      `${run + 1}: ${groups.length} groups, ${seconds} s${same ? "" : `: ${runs[run].join("; ")}`}\n`,
    );
  }
  const steady = runs.filter((groups) => JSON.stringify(groups) === JSON.stringify(runs[0])).length;
  process.stdout.write(`${steady} of ${runs.length} runs gave: ${runs[0]?.join("; ") || "no group"}\n`);
} finally {
  rmSync(work, { recursive: true, force: true });
}

function copyBuild(dist) {
  const copy = join(work, "dist");
  cpSync(dist, copy, { recursive: true });
  for (const name of readdirSync(copy, { recursive: true })) {
    if (name.endsWith(".css")) appendFileSync(join(copy, name), ".nowhere{color:red}");
    if (/\.css\.(?:br|gz)$/.test(name)) rmSync(join(copy, name));
  }
  return copy;
}
