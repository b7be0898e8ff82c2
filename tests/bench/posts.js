import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { makeEleventySite } from "./eleventySite.js";
import { hasHugo, makeHugoSite } from "./hugoSite.js";
import { makeSite, writePost } from "./makeSite.js";
import { interleave, measure } from "./measure.js";
import { control, openSite, putAside, table } from "./site.js";

const PLAIN = resolve(import.meta.dirname, "plainSite.js");

/**
 * A site with a number of posts, beside the same posts built by Hugo where it is there, by Eleventy where it is installed
 * in the folder `eleventy`, and by a plain script.
 */
export async function measurePosts({ work, posts, countries, runs, eleventy }) {
  const root = join(work, `posts-${posts}`);
  const hugo = join(work, `hugo-${posts}`);
  const plain = join(work, `plain-${posts}`);
  makeSite(root, posts, countries);
  const site = openSite(root);
  makeSite(`${root}-full`, posts, countries, { isFull: true });
  const full = openSite(`${root}-full`);
  const beside = { "plain script": () => fresh(plain, () => measure(process.execPath, [PLAIN, root, plain])) };
  if (hasHugo()) {
    makeHugoSite(hugo, root);
    beside["Hugo, cold"] = () => fresh(join(hugo, "public"), () => measure("hugo", ["--quiet", "--source", hugo]));
  }
  if (eleventy !== undefined) {
    const folder = join(work, `eleventy-${posts}`);
    const args = ["-C", folder, process.execPath, ...makeEleventySite(folder, root, eleventy)];
    beside["Eleventy, cold"] = () => fresh(join(folder, "_site"), () => measure("env", args));
  }
  const speed = control();
  const rows = await interleave(runs, {
    ...beside,
    cold: () => site.cold(),
    "cold, link previews, budgets": () => full.cold(),
    "no change": () => site.build(),
    "one post's text changed": (run) => {
      writePost(root, 7, { edition: run + 1 });
      return site.build();
    },
    "one post's summary changed": (run) => {
      writePost(root, 8, { summary: `in edition ${run + 1}` });
      return site.build();
    },
    "phone changed": (run) => {
      changePhone(root, run);
      return site.build();
    },
  });
  const yardstick = "Hugo, cold" in rows ? "Hugo, cold" : "plain script";
  table(`${posts} posts, countries: ${countries} (control ${speed.toFixed(0)} ms)`, rows, yardstick);
  return { control: speed, yardstick, rows };
}

function fresh(folder, run) {
  putAside(folder);
  return run();
}

/** Another number in the header and footer of all pages. */
function changePhone(root, run) {
  const file = join(root, "countries/india.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replaceAll(/\+91 00000 0000\d/g, `+91 00000 0000${run + 1}`));
}
