import { cpSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { makeSite } from "./makeSite.js";
import { interleave, measure } from "./measure.js";
import { control, print, putAside, table } from "./site.js";

const CLI = resolve(import.meta.dirname, "../../bin/sitegen.js");
/** Countries of the part that is measured with each size: what its time grows by is what reading all others takes. */
const PART = 10;

/** What a part of a build takes on a machine with nothing, what finding the affected countries takes, and joining. */
export async function measureShards({ work, countries, runs }) {
  const root = join(work, `shards-${countries}`);
  makeSite(root, 0, countries);
  const run = (...args) => measure(process.execPath, [CLI, ...args, "--root", root, "--quiet"]);
  const fresh = (...args) => {
    for (const name of ["dist", "deploy", ".sitegen"]) putAside(join(root, name));
    return run(...args);
  };
  const build = (parts) => () => fresh("build", "--host", "netlify", "--shard", `1/${parts}`);
  const speed = control();
  const rows = await interleave(runs, {
    "all countries": build(1),
    "a quarter of them": build(4),
    [`${PART} of them`]: build(Math.max(1, Math.round(countries / PART))),
  });
  const parts = [1, 2, 3, 4].map((number) => join(work, `part-${countries}-${number}`));
  for (const [index, part] of parts.entries()) {
    await fresh("build", "--host", "netlify", "--shard", `${index + 1}/4`);
    cpSync(join(root, "dist"), join(part, "dist"), { recursive: true });
  }
  Object.assign(
    rows,
    await interleave(runs, {
      "join of four parts": () => fresh("join", ...parts),
    }),
  );
  const live = join(root, "dist/sitegen.json");
  cpSync(live, join(work, "live.json"));
  Object.assign(
    rows,
    await interleave(runs, { "affected, nothing kept": () => fresh("affected", "--since", join(work, "live.json")) }),
  );
  table(`${countries} countries in parts (control ${speed.toFixed(0)} ms)`, rows);
  print(`  sitegen.json has ${(statSync(join(work, "live.json")).size / 1e6).toFixed(2)} MB`);
  return { control: speed, rows };
}
