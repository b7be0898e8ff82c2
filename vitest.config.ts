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

const inBrowser = {
  ...common,
  globalSetup: [SITES, "tests/e2e/openSites.ts"],
  // Browsers wait for timers and pictures: a third file uses the time.
  maxWorkers: 3,
  // Files share the modules that they import; each test opens tabs of its own.
  isolate: false,
  // Ends before the test does, and says what it has found.
  expect: { poll: { timeout: 25_000 } },
};

export default defineConfig({
  resolve: { alias: { "@own": join(import.meta.dirname, "templates/app/src/own") } },
  test: {
    projects: [
      {
        test: {
          ...common,
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
          globalSetup: [SITES],
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
          ...inBrowser,
          name: "browser",
          include: ["tests/e2e/**/*.test.ts"],
        },
      },
      {
        test: {
          ...inBrowser,
          // Every page of every country.
          name: "sweep",
          include: ["tests/sweep/**/*.test.ts"],
        },
      },
    ],
  },
});
