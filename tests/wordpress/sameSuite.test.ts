import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { useWordpress } from "./askPlugin.ts";
import { makeWordpressSite } from "./wordpressSite.ts";

const { wordpress } = useWordpress();

/** Browser tests of what content has to do with. */
const USUAL = "documents,fonts,pageParts,pages.test,pictures,routerPages,search.test";

/** Environment variable: the browser tests to run, by the beginnings of their names, or `all`. */
const WANTED = process.env["SITEGEN_WORDPRESS_SUITE"] ?? USUAL;
const files = WANTED === "all" ? [] : WANTED.split(",");

/** In ms: all of them take as long as the browser tests do. */
const TIMEOUT = 7_200_000;

it(
  "sites with pulled posts pass the browser tests of the sites with files of their own",
  async () => {
    const { root, remove } = await makeWordpressSite(wordpress(), false);
    onTestFinished(remove);
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [
        resolve("node_modules/vitest/vitest.mjs"),
        "run",
        "--project",
        "browser",
        ...files.map((name) => `tests/e2e/${name}`),
      ],
      {
        encoding: "utf8",
        env: { ...process.env, SITEGEN_E2E_COUNTRIES: join(root, "countries") },
        maxBuffer: 100_000_000,
      },
    );
    const said = stdout + stderr;
    expect(status, said.slice(-5000)).toBe(0);
    process.stdout.write(said.slice(said.indexOf(" Test Files ")));
  },
  TIMEOUT,
);
