import { createHash } from "node:crypto";
import { existsSync, readFileSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Unit tests whose files have modules of their own. */
const ISOLATED = "tests/unit/**/*.isolated.test.{ts,tsx}";

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
  return `${project.name} ${environment} ${createHash("sha1").update(`${seed} ${moduleId}`).digest("hex")}`;
}

const sequence = { sequencer: RandomSequencer, seed, shuffle: { files: true, tests: true } };

const MEMORY = "/dev/shm";

/** Where unit tests make folders: in memory, where there is 1 GB of it. A disk takes ten times as long for small ones. */
function folderInMemory(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > 1e9 ? MEMORY : tmpdir();
}

const common = {
  sequence,
  environment: "node",
  /** Files at once: as many as there are cores in a small machine. By default one core is left to others. */
  maxWorkers: 2,
  /** In ms. Only what never ends is cut off: how long a test takes says more of the machine than of the code. */
  testTimeout: 600_000,
  hookTimeout: 600_000,
};

const unit = {
  ...common,
  env: { TMPDIR: folderInMemory() },
  // What a test has put in the place of something is undone before the next one.
  restoreMocks: true,
  unstubGlobals: true,
  unstubEnvs: true,
};

export default defineConfig({
  resolve: { alias: { "@own": join(import.meta.dirname, "templates/app/src/own") } },
  test: {
    sequence,
    projects: [
      {
        test: {
          ...unit,
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
          // Each file has modules of its own: it puts others in their place, or is about their first state.
          name: "isolated",
          include: [ISOLATED],
        },
      },
      {
        test: {
          ...common,
          name: "integration",
          include: ["tests/integration/**/*.test.{ts,tsx}"],
        },
      },
      {
        test: {
          ...common,
          name: "hosts",
          include: ["tests/hosts/**/*.test.ts"],
        },
      },
      {
        test: {
          ...common,
          name: "engines",
          include: ["tests/engines/**/*.test.ts"],
          // Each has a port of its own.
          fileParallelism: false,
        },
      },
      {
        test: {
          ...common,
          name: "wordpress",
          include: ["tests/wordpress/**/*.test.ts"],
          // Each has a WordPress and a database of its own.
          fileParallelism: false,
        },
      },
      {
        test: {
          ...common,
          name: "html",
          include: ["tests/html/**/*.test.ts"],
        },
      },
      {
        test: {
          ...common,
          name: "browser",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: ["tests/e2e/buildSites.ts"],
          // Browsers wait for timers and pictures: a third file uses the time.
          maxWorkers: 3,
          // Files share the modules that they import; each test opens tabs of its own.
          isolate: false,
          expect: { poll: { timeout: 30_000 } },
          // A machine that is busy with other things is no failure.
          retry: process.env["CI"] ? 2 : 0,
        },
      },
    ],
  },
});
