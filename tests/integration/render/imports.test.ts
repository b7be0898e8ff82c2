import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
// @ts-expect-error a script without types
import { makeSite } from "../../bench/makeSite.js";
import { sitegen } from "./sitegen.ts";

/** Node's hook that writes down every ES module that is imported. */
const HOOK = `
import { appendFileSync } from "node:fs";
export async function load(url, context, next) {
  appendFileSync(process.env.IMPORTS_LOG, url + "\\n");
  return next(url, context);
}`;

const REGISTER = `
import { register } from "node:module";
register("./hook.mjs", import.meta.url);`;

/** What makes pages: the plan's code, and the templates. */
const WORK = /\/(?:buildSites-[^/]*\.js|entry-server\.mjs)$/;
const BUNDLERS = /\/node_modules\/(?:vite|rolldown|sass|@vitejs)\//;
let work = "";

beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), "sitegen-imports-"));
  makeSite(work, 1);
  writeFileSync(join(work, "hook.mjs"), HOOK);
  writeFileSync(join(work, "register.mjs"), REGISTER);
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

/** Files of the modules that a build loads. */
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
  expect(cold.filter((url) => WORK.test(url))).not.toEqual([]);

  const unchanged = imported();
  expect(unchanged.filter((url) => WORK.test(url) || BUNDLERS.test(url) || url.includes("/node_modules/"))).toEqual([]);

  expect(imported("--force").filter((url) => BUNDLERS.test(url))).not.toEqual([]);
});
