import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { makeSite } from "./makeSite.js";
import { interleave } from "./measure.js";
import { control, openSite, print, table } from "./site.js";
import { wordyPages, writeWordyPost } from "./wordySite.js";

const FINDER = resolve(import.meta.dirname, "../../runtime/search/openFinder.ts");

/** What a search costs on a site with so many posts of varied words: its build, and the visitor until the first answer. */
export async function measureSearch({ work, pages, runs }) {
  const root = join(work, `search-${pages}`);
  const posts = [...wordyPages(pages)];
  makeSite(root, 0);
  for (const post of posts) writeWordyPost(root, post);
  const site = openSite(root);
  const country = join(root, "countries/india.yaml");
  const settings = readFileSync(country, "utf8");
  const turn = (on) => writeFileSync(country, on ? settings : `${settings}\nsearch: false\n`);
  let edition = 0;
  const steps = (name, on) => ({
    [`${name}, cold`]: () => {
      turn(on);
      return site.cold();
    },
    [`${name}, one text`]: () => {
      writeWordyPost(root, { ...posts[6], text: `Edition ${(edition += 1)}. ${posts[6].text}` });
      return site.build();
    },
  });
  const speed = control();
  const rows = await interleave(runs, { ...steps("without search", false), ...steps("with search", true) });
  table(`Search on ${pages} posts (control ${speed.toFixed(0)} ms)`, rows);
  const answers = await askAll(root, work, posts);
  return { control: speed, rows, answers };
}

/** Asks the search as a browser does, with the file from the output; bytes are those of brotli, as servers send them. */
async function askAll(root, work, posts) {
  const outDir = join(work, "finder");
  await build({
    configFile: false,
    logLevel: "silent",
    ssr: { noExternal: true },
    build: { ssr: FINDER, outDir, rolldownOptions: { output: { entryFileNames: "finder.mjs" } } },
  });
  const { openFinder } = await import(pathToFileURL(join(outDir, "finder.mjs")).href);
  const index = readFileSync(join(root, "dist/india/search/index.json"));
  globalThis.fetch = async () => new Response(index);
  const started = performance.now();
  const finder = await openFinder("/india/");
  const open = performance.now() - started;
  const bytes = brotliCompressSync(index).length;
  print(`\n  index ${(bytes / 1000).toFixed(1)} kB, opened in ${open.toFixed(0)} ms`);
  const results = { bytes, open };
  for (const [name, queries] of Object.entries(queriesOf(posts))) {
    const times = queries.map((query) => {
      const asked = performance.now();
      finder(query, 50);
      return performance.now() - asked;
    });
    results[name] = times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
    print(`  ${name.padEnd(28)} ${results[name].toFixed(0)} ms`);
  }
  return results;
}

/** Queries of words of titles, far from one another. */
function queriesOf(posts) {
  const titles = Array.from({ length: 25 }, (_, index) => posts[Math.floor(((index + 0.5) * posts.length) / 25)].title);
  const some = (count) => titles.map((title) => title.split(" ").slice(0, count).join(" "));
  return {
    "one word": some(1),
    "two words": some(2),
    "four words": some(4),
    "a mistyped word": some(1).map((word) => `${word.slice(0, 2)}${word.slice(3)}`),
  };
}
