import { join } from "node:path";
import { defineConfig } from "vitest/config";

/** Unit tests whose files have modules of their own. */
const ISOLATED = "tests/unit/**/*.isolated.test.{ts,tsx}";

/** Builds what tests read or visit, once in a run. */
const SITES = "tests/sites/buildOnce.ts";

const common = {
  environment: "node",
  /** Files at once: as many as there are cores in a small machine. By default one core is left to others. */
  maxWorkers: 2,
  /** In ms. A test that needs more says why. */
  testTimeout: 30_000,
  hookTimeout: 120_000,
};

/** Files and tests run in random order; the seed is printed. A run takes one group of projects after the other. */
const inGroup = (groupOrder: number) => ({ sequence: { shuffle: true, groupOrder } });

export default defineConfig({
  resolve: { alias: { "@own": join(import.meta.dirname, "templates/app/src/own") } },
  test: {
    sequence: { shuffle: true },
    projects: [
      {
        test: {
          ...common,
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
          ...common,
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
          include: ["tests/integration/**/*.test.{ts,tsx}"],
          globalSetup: [SITES],
          // The compiled command line is there for Node: it need not be transformed.
          server: { deps: { external: [/\/lib\/cli\//] } },
        },
      },
      {
        test: {
          ...common,
          ...inGroup(1),
          name: "hosts",
          include: ["tests/hosts/**/*.test.ts"],
        },
      },
      {
        test: {
          ...common,
          ...inGroup(2),
          name: "engines",
          include: ["tests/engines/**/*.test.ts"],
          // Each has a port of its own.
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
        },
      },
      {
        test: {
          ...common,
          ...inGroup(4),
          name: "html",
          include: ["tests/html/**/*.test.ts"],
          globalSetup: [SITES],
        },
      },
      {
        test: {
          ...common,
          ...inGroup(5),
          name: "browser",
          include: ["tests/e2e/**/*.test.ts"],
          globalSetup: [SITES, "tests/e2e/openSites.ts"],
          // Browsers wait for timers and pictures: a third file uses the time.
          maxWorkers: 3,
          // Files share the modules that they import; each test opens tabs of its own.
          isolate: false,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
});
