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

/** The same for CommonJS: by Node's own loader, and as scripts. */
const REGISTER = `
import { appendFileSync } from "node:fs";
import Module, { register } from "node:module";
import vm from "node:vm";
register("./hook.mjs", import.meta.url);
const log = (file) => appendFileSync(process.env.IMPORTS_LOG, file + "\\n");
const compile = Module.prototype._compile;
Module.prototype._compile = function (text, file, ...rest) {
  log(file);
  return compile.call(this, text, file, ...rest);
};
vm.Script = class extends vm.Script {
  constructor(text, options) {
    log(options.filename);
    super(text, options);
  }
};`;

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
  expect(cold.filter((url) => /(?:entry-server|work|takeTasks)\.cjs$/.test(url))).toHaveLength(3);

  const unchanged = imported();
  expect(unchanged.filter((url) => /(?:entry-server|work|takeTasks)\.cjs|\/node_modules\//.test(url))).toEqual([]);

  const post = join(work, "countries/content/india/news/post-1.md");
  writeFileSync(post, readFileSync(post, "utf8").replace("Part 1", "Another part"));
  const edited = imported();
  expect(edited.filter((url) => /takeTasks\.cjs$/.test(url))).toHaveLength(1);
  // Neither settings nor plan are made, and no template is rendered.
  expect(edited.filter((url) => /(?:entry-server|work)\.cjs$/.test(url))).toEqual([]);

  expect(imported("--force").filter((url) => BUNDLERS.test(url))).not.toEqual([]);
});
