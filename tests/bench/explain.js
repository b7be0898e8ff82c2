import { join, resolve } from "node:path";
import { makeSite } from "./makeSite.js";
import { interleave, measure } from "./measure.js";
import { control, table } from "./site.js";

const CLI = resolve(import.meta.dirname, "../../bin/sitegen.js");

/** One value of one country, and of all of them, as whole processes. */
export async function measureExplain(work, countries, runs) {
  const root = join(work, `explain-${countries}`);
  makeSite(root, 0, countries);
  const explain = (...words) => measure(process.execPath, [CLI, "explain", ...words, "--root", root]);
  await explain("india", "contacts.phone");
  const speed = control();
  const rows = await interleave(runs, {
    "no command": () => measure(process.execPath, [CLI, "--version"]),
    "a value of one country": () => explain("india", "contacts.phone"),
    "a value of all countries": () => explain("contacts.phone"),
    "a default of all": () => explain("theme.accent"),
  });
  table(`explain, ${countries} countries (control ${speed.toFixed(0)} ms)`, rows);
  return { control: speed, rows };
}
