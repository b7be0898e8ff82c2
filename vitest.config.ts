import { defineConfig } from "vitest/config";

/** Files at once: as many as there are cores in a small machine. By default one core is left to others. */
const maxWorkers = 2;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["tests/unit/**/*.test.{ts,tsx}"],
          environment: "node",
          maxWorkers,
        },
      },
      {
        test: {
          name: "hosts",
          include: ["tests/hosts/**/*.test.ts"],
          environment: "node",
          testTimeout: 20_000,
          hookTimeout: 60_000,
          maxWorkers,
        },
      },
      {
        test: {
          name: "browser",
          include: ["tests/e2e/**/*.test.ts"],
          environment: "node",
          globalSetup: ["tests/e2e/buildSites.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // What a page does, it does in its own time.
          expect: { poll: { timeout: 10_000 } },
          // A machine that is busy with other things is no failure.
          retry: process.env["CI"] ? 2 : 0,
          maxWorkers,
        },
      },
    ],
  },
});
