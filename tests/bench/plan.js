import { appendFileSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { makeSite } from "./makeSite.js";
import { interleave, measure } from "./measure.js";
import { control, print, table } from "./site.js";

const CLI = resolve(import.meta.dirname, "../../bin/sitegen.js");

/** What `sitegen plan` takes for many countries, once they were built. */
export async function measurePlan({ work, countries, runs }) {
  const root = join(work, `plan-${countries}`);
  makeSite(root, 20, countries);
  const network = join(root, "countries/network.yaml");
  const news = join(root, "countries/content/india/news");
  const post = join(
    news,
    readdirSync(news).find((name) => name.endsWith(".md")),
  );
  await measure(process.execPath, [CLI, "build", "--root", root, "--quiet"]);
  const plan = () => measure(process.execPath, [CLI, "plan", "--root", root, "--quiet"]);
  const speed = control();
  const unchanged = await interleave(runs, { "no change": plan });
  appendFileSync(post, "\nOne more line.\n");
  const edited = await interleave(runs, { "a post edited": plan });
  appendFileSync(network, "\n# One more line.\n");
  const settings = await interleave(runs, { "settings edited": plan });
  const rows = { ...unchanged, ...edited, ...settings };
  table(`plan of ${countries} countries (control ${speed.toFixed(0)} ms)`, rows);
  print(`  sitegen.json has ${(statSync(join(root, "dist/sitegen.json")).size / 1e6).toFixed(1)} MB`);
  return { control: speed, rows };
}
