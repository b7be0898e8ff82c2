import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
// @ts-expect-error a script without types
import { makeSite } from "../../bench/makeSite.js";
import { sitegen } from "./sitegen.ts";

/** Node's hook that writes down every module that is imported. */
const HOOK = `
import { appendFileSync } from "node:fs";
export async function load(url, context, next) {
  appendFileSync(process.env.IMPORTS_LOG, url + "\\n");
  return next(url, context);
}`;

const BUNDLERS = /\/node_modules\/(?:vite|rolldown|sass|@vitejs)\//;
let work = "";

beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), "sitegen-imports-"));
  makeSite(work, 1);
  writeFileSync(join(work, "hook.mjs"), HOOK);
  const hook = pathToFileURL(join(work, "hook.mjs")).href;
  writeFileSync(
    join(work, "register.mjs"),
    `import { register } from "node:module";\nregister(${JSON.stringify(hook)});\n`,
  );
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** Addresses of the modules that a build imports. */
function imported(...args: string[]): string[] {
  const log = join(work, "imports.log");
  writeFileSync(log, "");
  process.env["IMPORTS_LOG"] = log;
  sitegen(["build", "--root", work, "--host", "netlify", "--quiet", ...args], ["--import", join(work, "register.mjs")]);
  return readFileSync(log, "utf8").trim().split("\n");
}

it("bundlers are imported when something is to be bundled, and only then", () => {
  const cold = imported();
  expect(cold.filter((url) => BUNDLERS.test(url))).toEqual([]);
  expect(cold.filter((url) => url.includes("entry-server"))).not.toEqual([]);

  const unchanged = imported();
  expect(unchanged.filter((url) => /entry-server|\/node_modules\//.test(url))).toEqual([]);
  expect(unchanged.length).toBeLessThan(cold.length / 2);

  expect(imported("--force").filter((url) => BUNDLERS.test(url))).not.toEqual([]);
}, 120_000);
