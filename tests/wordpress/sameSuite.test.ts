import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { useWordpress } from "./askPlugin.ts";
import { makeWordpressSite } from "./wordpressSite.ts";

const { wordpress } = useWordpress();

/** Browser tests of what content has to do with; the environment may ask for all. */
const FILES =
  process.env["SITEGEN_WORDPRESS_SUITE"] === "all"
    ? []
    : ["documents", "fonts", "pageParts", "pages.test", "pictures", "routerPages", "search.test"];

it("sites with pulled posts pass the browser tests of the sites with files of their own", async () => {
  const { root, remove } = await makeWordpressSite(wordpress(), false);
  onTestFinished(remove);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      resolve("node_modules/vitest/vitest.mjs"),
      "run",
      "--project",
      "browser",
      ...FILES.map((name) => `tests/e2e/${name}`),
    ],
    {
      encoding: "utf8",
      env: { ...process.env, SITEGEN_E2E_COUNTRIES: join(root, "countries") },
      maxBuffer: 100_000_000,
    },
  );
  expect(status, (stdout + stderr).slice(-5000)).toBe(0);
});
