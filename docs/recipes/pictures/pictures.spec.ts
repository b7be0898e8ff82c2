// Compares the screenshots of `sitegen sheet`, by pixels, with those of the last run with --update-snapshots.
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { expect, test } from "playwright/test";

const SHEETS = ".sitegen/sheets";
const pictures = readdirSync(SHEETS, { recursive: true, encoding: "utf8" }).filter(
  (name) => name.endsWith(".png") && !name.startsWith(`before${sep}`),
);

for (const name of pictures)
  test(name, () => {
    expect(readFileSync(join(SHEETS, name))).toMatchSnapshot(name.split(sep), { maxDiffPixels: 100 });
  });
