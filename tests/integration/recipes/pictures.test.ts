import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parse } from "yaml";

const ROOT = resolve(import.meta.dirname, "../../..");
const RECIPE = join(ROOT, "docs/recipes/pictures");
const { jobs } = parse(readFileSync(join(RECIPE, "github-actions.yml"), "utf8")) as {
  jobs: { compare: { steps: { run?: string; env?: Record<string, string> }[] } };
};
const [before, after] = jobs.compare.steps.filter(({ run }) => run !== undefined);

const work = mkdtempSync(join(tmpdir(), "sitegen-pictures-"));
const SHEETS = join(work, ".sitegen/sheets/india");

/** Commands of the workflow that are not Playwright's: the sheets are there already. */
const NPX = `#!/bin/sh\n[ "$1" = playwright ] || exit 0\nshift\nexec "${process.execPath}" node_modules/playwright/cli.js "$@"\n`;

beforeAll(() => {
  for (const folder of [SHEETS, join(work, "bin"), join(work, "node_modules")]) mkdirSync(folder, { recursive: true });
  symlinkSync(join(ROOT, "node_modules/playwright"), join(work, "node_modules/playwright"));
  cpSync(join(RECIPE, "pictures.spec.ts"), join(work, "pictures.spec.ts"));
  writeFileSync(join(work, "bin/npx"), NPX, { mode: 0o755 });
  writeFileSync(join(work, "bin/npm"), "#!/bin/sh\n", { mode: 0o755 });
});
afterAll(() => rmSync(work, { recursive: true }));

/** Makes a picture with a bar of this width, and runs a step of the workflow. */
async function compare(step: typeof before, width: number) {
  const bar = { create: { width, height: 10, channels: 3, background: "black" } } as const;
  const page = { create: { width: 390, height: 400, channels: 3, background: "white" } } as const;
  await sharp(page)
    .composite([{ input: bar, left: 0, top: 0 }])
    .toFile(join(SHEETS, "home-390.png"));
  const env = { ...process.env, PATH: `${join(work, "bin")}:${process.env["PATH"]}`, ...step?.env };
  return spawnSync("bash", ["-eo", "pipefail", "-c", step?.run ?? "false"], { cwd: work, env }).status;
}

/** In ms: Playwright starts three times, each of which takes five seconds where cores are shared. */
const TIMEOUT = 90_000;

it(
  "the recipe for Playwright fails, with a report, where pages look different",
  async () => {
    expect(await compare(before, 100)).toBe(0);
    expect(await compare(after, 110)).toBe(0);
    expect(await compare(after, 111)).toBe(1);
    expect(existsSync(join(work, "playwright-report/data"))).toBe(true);
  },
  TIMEOUT,
);
