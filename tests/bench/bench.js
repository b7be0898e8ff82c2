// Benchmark, see docs/performance.md: `npm run bench -- --posts 50,1000 --runs 3 --out bench.json`, or `--curve` for sizes
// up to 10,000 posts and 200 countries, `--hosts 50` for countries on hosts of their own, `--explain 200` for questions about one value, `--plan 200` for what `plan` takes, `--search 10000` for what a search of so many posts costs, or `--shards 50,200` for parts of a build. Prints figures; fails only when a build does.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { CURVE, measureCurve } from "./curve.js";
import { measureExplain } from "./explain.js";
import { measureHosts } from "./hosts.js";
import { hasHugo, makeHugoSite } from "./hugoSite.js";
import { makeSite } from "./makeSite.js";
import { interleave, measure } from "./measure.js";
import { measureNavigation } from "./navigation.js";
import { pageWeight } from "./pageWeight.js";
import { measurePlan } from "./plan.js";
import { measurePosts } from "./posts.js";
import { measureSearch } from "./search.js";
import { measureShards } from "./shards.js";
import { control, openSite, print, putAside, table } from "./site.js";

/** The yardstick of the shipped sites. */
const HUGO = "Hugo, 1,000 posts, cold";
const COUNTRIES = resolve(import.meta.dirname, "../../countries");
const { values } = parseArgs({
  options: {
    posts: { type: "string", default: "50,1000" },
    countries: { type: "string", default: "1" },
    runs: { type: "string", default: "3" },
    /** Taps on a link, for each way to the next page; 0 leaves them out. */
    taps: { type: "string", default: "20" },
    /** A folder where `npm install @11ty/eleventy` was called. */
    eleventy: { type: "string" },
    out: { type: "string" },
    curve: { type: "boolean", default: false },
    /** So many countries, each on its own host against all below one. */
    hosts: { type: "string" },
    /** So many countries, built, and then planned. */
    plan: { type: "string" },
    /** So many countries, built in parts that are joined. */
    shards: { type: "string" },
    /** So many posts that are searched. */
    search: { type: "string" },
    /** So many countries, of which one value is explained. */
    explain: { type: "string" },
  },
});
const runs = Number(values.runs);
const work = mkdtempSync(join(tmpdir(), "sitegen-bench-"));
const results = { machine: `Node ${process.version}, ${process.platform} ${process.arch}` };

try {
  if (values.curve) results.curve = await measureCurve(work, CURVE);
  else if (values.hosts) results.hosts = await measureHosts({ work, countries: Number(values.hosts), runs });
  else if (values.plan) results.plan = await measurePlan({ work, countries: Number(values.plan), runs });
  else if (values.explain) results.explain = await measureExplain(work, Number(values.explain), runs);
  else if (values.search) results.search = await measureSearch({ work, pages: Number(values.search), runs });
  else if (values.shards) {
    results.shards = {};
    for (const countries of values.shards.split(",").map(Number))
      results.shards[countries] = await measureShards({ work, countries, runs });
  } else {
    results.shipped = await shippedSites();
    results.posts = {};
    for (const posts of values.posts.split(",").map(Number))
      results.posts[posts] = await measurePosts({
        work,
        posts,
        countries: Number(values.countries),
        runs,
        eleventy: values.eleventy,
      });
  }
  if (values.out) writeFileSync(resolve(values.out), `${JSON.stringify(results, null, 2)}\n`);
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** The sites that come with sitegen, beside 1,000 posts built by Hugo where it is there, and what a browser loads of them. */
async function shippedSites() {
  const root = join(work, "shipped");
  mkdirSync(root);
  cpSync(COUNTRIES, join(root, "countries"), { recursive: true });
  const site = openSite(root);
  const [posts, hugo] = [join(work, "posts-for-hugo"), join(work, "hugo-shipped")];
  if (hasHugo()) {
    makeSite(posts, 1000);
    makeHugoSite(hugo, posts);
  }
  const article = "content/india/services/visa-guidance.md";
  /** A change that each run makes anew. */
  const edited = (file, from, to) => (run) => {
    const path = join(root, "countries", file);
    const text = readFileSync(path, "utf8");
    const changed = text.replace(from, (found) => to(found, run));
    if (changed === text) throw new Error(`nothing to change in ${file}`);
    writeFileSync(path, changed);
    return site.build();
  };
  const speed = control();
  const rows = await interleave(runs, {
    ...(hasHugo() && {
      [HUGO]: () => (putAside(join(hugo, "public")), measure("hugo", ["--quiet", "--source", hugo])),
    }),
    "one country, cold": () => site.cold("india"),
    "all countries, cold": () => site.cold(),
    "all countries, no change": () => site.build(),
    "a body changed": edited(article, /\n---\n\n/, (found, run) => `${found}Words of run ${run}.\n\n`),
    "a title changed": edited(article, /^title: .*$/m, (found, run) => `${found.split(", run")[0]}, run ${run}`),
    "a phone number changed": edited("india.yaml", /\+91 00000 0000\d/, (_, run) => `+91 00000 0000${run + 1}`),
    "all, cold, precompressed": (run) => (run === 0 ? site.cold("--host", "nginx") : undefined),
    "all, cold, bundled anew": (run) => (run === 0 ? site.cold("--force") : undefined),
  });
  const ratio = rows["all countries, cold"].seconds / rows["one country, cold"].seconds;
  table(`Shipped sites (control ${speed.toFixed(0)} ms)`, rows, HUGO);
  print(`  all countries take ${ratio.toFixed(2)} × the time of one`);
  await site.cold("--host", "nginx");
  const weight = await pageWeight(root, "india");
  if (weight) {
    print("\nScript bytes (brotli, with headers), home on a phone");
    for (const [name, bytes] of Object.entries(weight)) print(`  ${name.padEnd(10)} ${(bytes / 1000).toFixed(1)} kB`);
  }
  const navigation = Number(values.taps) && (await measureNavigation(root, "india", Number(values.taps)));
  if (navigation) {
    print(
      `\nFrom a tap to the next page on a slow phone (processor ÷ 4, 1.6 Mbit/s, 150 ms), median of ${values.taps}`,
    );
    for (const [way, { median, least, most }] of Object.entries(navigation))
      print(
        `  ${way.padEnd(24)} ${median} ms (${least} to ${most}; ${(median / navigation.documents.median).toFixed(2)})`,
      );
  }
  return { control: speed, rows, ratio, weight, navigation };
}
