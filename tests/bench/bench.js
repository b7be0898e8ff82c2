// Benchmark: `npm run bench -- --posts 50,1000 --countries 4 --runs 3 --out bench.json`. Prints figures; fails only when a build does.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { hasHugo, makeHugoSite } from "./hugoSite.js";
import { makeSite, writePost } from "./makeSite.js";
import { measure, median } from "./measure.js";
import { pageWeight } from "./pageWeight.js";

const REPOSITORY = resolve(import.meta.dirname, "../..");
const CLI = join(REPOSITORY, "bin/sitegen.js");
const { values } = parseArgs({
  options: {
    posts: { type: "string", default: "50,1000" },
    runs: { type: "string", default: "3" },
    out: { type: "string" },
  },
});
const runs = Number(values.runs);
const work = mkdtempSync(join(tmpdir(), "sitegen-bench-"));
const print = (text = "") => process.stdout.write(`${text}\n`);
const sitegen = (root, ...args) => measure(process.execPath, [CLI, "build", "--root", root, "--quiet", ...args]);
const clean = (root) =>
  ["dist", "deploy", ".sitegen"].forEach((name) => rmSync(join(root, name), { recursive: true, force: true }));

/** How fast the machine is just now: its speed drifts, so every group of figures carries one. */
function control() {
  const started = performance.now();
  let sum = 0;
  for (let index = 0; index < 3e7; index++) sum = (sum * 31 + index) | 0;
  return { milliseconds: performance.now() - started, sum };
}

const results = {
  machine: `Node ${process.version}, ${process.platform} ${process.arch}`,
  shipped: {},
  posts: {},
  weight: undefined,
};

try {
  results.shipped = await shippedSites();
  for (const posts of values.posts.split(",").map(Number)) results.posts[posts] = await postSite(posts);
  if (values.out) writeFileSync(resolve(values.out), `${JSON.stringify(results, null, 2)}\n`);
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** The four sites that come with sitegen. */
async function shippedSites() {
  const root = join(work, "shipped");
  mkdirSync(root);
  symlinkSync(join(REPOSITORY, "countries"), join(root, "countries"));
  const cold = async (...args) => {
    clean(root);
    return sitegen(root, ...args);
  };
  const speed = control().milliseconds;
  const rows = {
    "cold, all countries": await median(runs, () => cold()),
    "cold, one country": await median(runs, () => cold("india")),
    "cold, all, bundled anew": await median(runs, () => cold("--force")),
  };
  await cold();
  rows["no change"] = await median(runs, () => sitegen(root));
  rows["validate"] = await median(runs, () => measure(process.execPath, [CLI, "validate", "--root", root, "--quiet"]));
  results.weight = await pageWeight(root, "india");
  show(`Shipped sites (control ${speed.toFixed(0)} ms)`, rows);
  if (results.weight) {
    print("\nScript bytes (brotli), home on a phone");
    for (const [name, bytes] of Object.entries(results.weight))
      print(`  ${name.padEnd(10)} ${(bytes / 1000).toFixed(1)} kB`);
  }
  return { control: speed, rows };
}

/** One country with a number of posts, beside Hugo with the same posts where it is there. */
async function postSite(posts) {
  const root = join(work, `posts-${posts}`);
  makeSite(root, posts);
  const speed = control().milliseconds;
  const cold = async (...args) => {
    clean(root);
    return sitegen(root, ...args);
  };
  const rows = { cold: await median(runs, () => cold()), "cold, bundled anew": await median(1, () => cold("--force")) };
  await cold();
  rows["no change"] = await median(runs, () => sitegen(root));
  rows["one post changed"] = await median(runs, (run) => {
    writePost(root, 7, run + 1);
    return sitegen(root);
  });
  rows["phone changed"] = await median(1, () => {
    const file = join(root, "countries/india.yaml");
    writeFileSync(file, readFileSync(file, "utf8").replaceAll("+91 00000 00000", "+91 00000 00001"));
    return sitegen(root);
  });
  if (hasHugo()) {
    const hugo = join(work, `hugo-${posts}`);
    makeHugoSite(hugo, root);
    rows["Hugo, cold"] = await median(runs, () => {
      rmSync(join(hugo, "public"), { recursive: true, force: true });
      return measure("hugo", ["--quiet", "--source", hugo]);
    });
  }
  show(`${posts} posts (control ${speed.toFixed(0)} ms)`, rows, rows["Hugo, cold"]?.seconds);
  return { control: speed, rows };
}

function show(title, rows, hugo) {
  print(`\n${title}`);
  for (const [name, { seconds, peakMb }] of Object.entries(rows)) {
    const ratio = hugo ? `  ${(seconds / hugo).toFixed(2)} × Hugo` : "";
    print(`  ${name.padEnd(26)} ${seconds.toFixed(2).padStart(7)} s  ${peakMb.toFixed(0).padStart(5)} MB${ratio}`);
  }
}
