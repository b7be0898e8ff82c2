import { appendFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { makeSite } from "./makeSite.js";
import { interleave } from "./measure.js";
import { control, openSite, print, table } from "./site.js";

const PATHS = "below one host";
const HOSTS = "each on its own host";

/** As many countries on as many hosts, against the same countries below the paths of one. */
export async function measureHosts({ work, countries, runs }) {
  const [paths, hosts] = ["paths", "hosts"].map((name) => {
    const root = join(work, `${name}-${countries}`);
    makeSite(root, 0, countries);
    return root;
  });
  for (const key of ["india", ...Array.from({ length: countries - 1 }, (_, index) => `land-${index + 2}`)])
    appendFileSync(join(hosts, `countries/${key}.yaml`), `\nhost: { allowed: ${key}.example }\n`);
  const sites = { [PATHS]: openSite(paths), [HOSTS]: openSite(hosts) };
  const speed = control();
  const rows = await interleave(
    runs,
    Object.fromEntries(Object.entries(sites).map(([name, site]) => [name, () => site.cold()])),
  );
  table(`${countries} countries, cold (control ${speed.toFixed(0)} ms)`, rows, PATHS);
  const ratio = rows[HOSTS].seconds / rows[PATHS].seconds;
  const isBundled = existsSync(join(hosts, ".sitegen/cache/bundles"));
  print(`  hosts take ${ratio.toFixed(2)} × the time of paths; bundled anew: ${isBundled ? "yes" : "no"}`);
  return { control: speed, rows, ratio };
}
