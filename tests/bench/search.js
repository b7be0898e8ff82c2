import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync } from "node:zlib";
import { build } from "vite";
import { makeSite } from "./makeSite.js";
import { interleave } from "./measure.js";
import { control, openSite, print, table } from "./site.js";
import { uniqueWord, wordyPages, writeWordyPost } from "./wordySite.js";

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

/** Asks the search as a browser does, with files from the output; bytes are those of brotli, as servers send them. */
async function askAll(root, work, posts) {
  const outDir = join(work, "finder");
  await build({
    configFile: false,
    logLevel: "silent",
    ssr: { noExternal: true },
    build: { ssr: FINDER, outDir, rolldownOptions: { output: { entryFileNames: "finder.mjs" } } },
  });
  const { openFinder } = await import(pathToFileURL(join(outDir, "finder.mjs")).href);
  const dist = join(root, "dist");
  const weigh = remember((path) => brotliCompressSync(readFileSync(join(dist, path))).length);
  let asked = [];
  globalThis.fetch = async (path) => {
    asked.push(path);
    return new Response(readFileSync(join(dist, path)));
  };
  const { parts } = JSON.parse(readFileSync(join(dist, "india/search/index.json"), "utf8"));
  const sizes = (parts ?? []).map(([, hash]) => weigh(`/india/assets/words-${hash}.json`));
  const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
  print(`\n  index ${kB(weigh("/india/search/index.json"))}, ${sizes.length} parts`);
  print(`  a part has ${kB(sum(sizes) / sizes.length)}, at most ${kB(Math.max(...sizes))}; together ${kB(sum(sizes))}`);
  const results = {};
  for (const [name, queries] of Object.entries(queriesOf(posts))) {
    const costs = [];
    for (const query of queries) {
      asked = [];
      const started = performance.now();
      const finder = await openFinder("/india/");
      const opened = performance.now();
      await finder.load(query);
      const loaded = performance.now();
      finder(query, 50);
      costs.push({
        bytes: sum(asked.map(weigh)),
        parts: asked.length - 1,
        open: opened - started,
        load: loaded - opened,
        find: performance.now() - loaded,
      });
    }
    const middle = (key) => costs.map((cost) => cost[key]).sort((a, b) => a - b)[Math.floor(costs.length / 2)];
    const most = Math.max(...costs.map(({ bytes }) => bytes));
    results[name] = { bytes: middle("bytes"), most, open: middle("open"), load: middle("load"), find: middle("find") };
    print(
      `  ${name.padEnd(28)} ${kB(middle("bytes"))} to the first answer, at most ${kB(most)}; ${middle("parts")} parts; ` +
        `open ${middle("open").toFixed(0)} ms, load ${middle("load").toFixed(0)} ms, find ${middle("find").toFixed(0)} ms`,
    );
  }
  return results;
}

/** Queries of words of texts, far from one another. */
function queriesOf(posts) {
  const numbers = Array.from({ length: 25 }, (_, index) => Math.floor(((index + 0.5) * posts.length) / 25));
  const words = (number) => posts[number].text.match(/[a-z]{4,}/g);
  const some = (count) =>
    numbers.map((number) => Array.from({ length: count }, (_, index) => words(number)[(index + 1) * 17]).join(" "));
  return {
    "one word": some(1),
    "two words": some(2),
    "four words": some(4),
    "a word of one page": numbers.map((number) => uniqueWord(number + 1)),
    "a mistyped word": some(1).map((word) => `${word.slice(0, 2)}${word.slice(3)}`),
  };
}

function remember(calculate) {
  const known = new Map();
  return (key) => known.get(key) ?? known.set(key, calculate(key)).get(key);
}

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
