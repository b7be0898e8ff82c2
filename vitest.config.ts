import { createHash } from "node:crypto";
import { existsSync, readFileSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Unit tests whose files have modules of their own. */
const ISOLATED = "tests/unit/**/*.isolated.test.{ts,tsx}";

/** Builds what tests read or visit, once in a run. */
const SITES = "tests/sites/buildOnce.ts";

/** The order is random. `SEED=…` repeats that of a run, which has printed its seed. */
const seed = Number(process.env["SEED"] ?? Date.now());

/**
 * Files in random order, those of one project and environment after one another: vitest ends a worker, with all modules
 * that it has imported, when the next file can't run in it.
 */
class RandomSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const keys = new Map(files.map((file) => [file, keyOf(file)]));
    return [...files].sort((a, b) => ((keys.get(a) ?? "") < (keys.get(b) ?? "") ? -1 : 1));
  }
}

function keyOf({ project, moduleId }: TestSpecification): string {
  const [, environment = ""] = /^\/\/ @vitest-environment (.+)/.exec(readFileSync(moduleId, "utf8")) ?? [];
  return `${project.name} ${environment} ${createHash("sha1")
    .update(`${seed} ${relative(import.meta.dirname, moduleId)}`)
    .digest("hex")}`;
}

const MEMORY = "/dev/shm";

/** Where unit tests make folders: in memory, where there is 1 GB of it. A disk takes ten times as long for small ones. */
function folderInMemory(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > 1e9 ? MEMORY : tmpdir();
}

const common = {
  environment: "node",
  /** Files at once: as many as there are cores in a small machine. By default one core is left to others. */
  maxWorkers: 2,
  /** In ms. A test that needs more says why. */
  testTimeout: 30_000,
  hookTimeout: 120_000,
};

/** A run takes one group of projects after the other. */
const inGroup = (groupOrder: number) => ({ sequence: { seed, shuffle: true, groupOrder } });

/** From version 25 on Node has a `localStorage` of its own, which takes the place of that of a test's page. */
const STORAGE = "experimental-webstorage";

const unit = {
  ...common,
  env: { TMPDIR: folderInMemory() },
  execArgv: process.allowedNodeEnvironmentFlags.has(`--${STORAGE}`) ? [`--no-${STORAGE}`] : [],
  // What a test has put in the place of something is undone before the next one.
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
};

const inBrowser = {
  ...common,
  globalSetup: [SITES, "tests/e2e/openSites.ts"],
  // Browsers wait for timers and pictures: a third file uses the time.
  maxWorkers: 3,
  // Files share the modules that they import; each test opens tabs of its own.
  isolate: false,
  // A page takes a second on two quiet cores, and five where they are shared with others; tests open up to ten.
  testTimeout: 90_000,
  // Ends before the test does, and says what it has found.
  expect: { poll: { timeout: 60_000 } },
};

export default defineConfig({
  resolve: { alias: { "@own": join(import.meta.dirname, "templates/app/src/own") } },
  test: {
    sequence: { sequencer: RandomSequencer, seed, shuffle: { files: true, tests: true } },
    projects: [
      {
        test: {
          ...unit,
          ...inGroup(0),
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,tsx}"],
          exclude: [ISOLATED],
          // Files share the modules that they import: importing them anew for each would take longer than the tests.
          isolate: false,
        },
      },
      {
        test: {
          ...unit,
          ...inGroup(1),
          // Each file has modules of its own: it puts others in their place, or is about their first state.
          name: "isolated",
          include: [ISOLATED],
        },
      },
      {
        test: {
          ...common,
          ...inGroup(1),
          name: "integration",
          // Files share the modules of the command line.
          isolate: false,
          include: ["tests/integration/**/*.test.{ts,tsx}"],
          globalSetup: [SITES],
          // The compiled command line is there for Node: it need not be transformed.
          server: { deps: { external: [/\/lib\/cli\//] } },
        },
      },
      { test: { ...common, ...inGroup(1), name: "hosts", include: ["tests/hosts/**/*.test.ts"] } },
      {
        test: {
          ...common,
          ...inGroup(2),
          name: "engines",
          include: ["tests/engines/**/*.test.ts"],
          globalSetup: [SITES],
          // WebKit takes two minutes for all pages of a CMS in bad hands.
          testTimeout: 300_000,
          // Several browsers at once would slow each other down.
          fileParallelism: false,
        },
      },
      {
        test: {
          ...common,
          ...inGroup(3),
          name: "wordpress",
          include: ["tests/wordpress/**/*.test.ts"],
          // Each has a WordPress and a database of its own.
          fileParallelism: false,
          // They start servers and databases.
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
      {
        test: {
          ...common,
          ...inGroup(1),
          name: "html",
          include: ["tests/html/**/*.test.ts"],
          globalSetup: [SITES],
          // The checker takes a minute for all pages.
          testTimeout: 600_000,
        },
      },
      { test: { ...inBrowser, ...inGroup(4), name: "browser", include: ["tests/e2e/**/*.test.ts"] } },
      // What takes minutes: every page of every country; projects beside the shipped one; `dev`, the editor and the sheet; a
      // CMS in bad hands.
      { test: { ...inBrowser, ...inGroup(4), name: "sweep", include: ["tests/sweep/**/*.test.ts"] } },
    ],
  },
});
