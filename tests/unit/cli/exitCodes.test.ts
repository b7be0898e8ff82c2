import { execFile, spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { COUNTRY_FILE, makeProject, NETWORK_FILE } from "../project.ts";

vi.setConfig({ testTimeout: 30_000 });

const PACKAGE = join(import.meta.dirname, "../../..");

interface Run {
  code: number;
  out: string;
  err: string;
}

function sitegen(...args: string[]): Promise<Run> {
  return new Promise((resolve) => {
    execFile(process.execPath, [join(PACKAGE, "bin/sitegen.js"), ...args], { cwd: "/", env: { ...process.env, NO_COLOR: "1" } }, (error, out, err) => {
      resolve({ code: typeof error?.code === "number" ? error.code : 0, out, err });
    });
  });
}

/** True when a source is newer than what was compiled from it. */
function isStale(): boolean {
  return ["cli", "runtime/site"].some((folder) =>
    readdirSync(join(PACKAGE, folder), { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .some((name) => {
        const compiled = join(PACKAGE, "lib", folder, name.replace(/\.ts$/, ".js"));
        return !existsSync(compiled) || statSync(compiled).mtimeMs < statSync(join(PACKAGE, folder, name)).mtimeMs;
      }),
  );
}

beforeAll(() => {
  if (isStale()) spawnSync(process.execPath, [join(PACKAGE, "bin/compile.js")], { stdio: "inherit" });
}, 60_000);

describe.concurrent("0: done", () => {
  it("files without problems", async ({ onTestFinished }) => {
    const { code, out, err } = await sitegen("validate", "--root", makeProject(onTestFinished).root);
    expect({ code, out, err }).toEqual({ code: 0, out: "", err: "✓ 1 country, 6 pages: no problems\n" });
  });

  it("warnings", async ({ onTestFinished }) => {
    const { root } = makeProject(onTestFinished).write("countries/content/atlantis/mu.md", makeProject(onTestFinished).read("countries/content/shared/home.md"));
    const { code, out } = await sitegen("validate", "--root", root, "--quiet");
    expect(code).toBe(0);
    expect(out).toContain("[unused-content]");
    expect((await sitegen("validate", "--root", root, "--strict")).code).toBe(1);
  });

  it.each([["--help"], ["--version"], ["validate", "--help"]])("%s %s", async (...args) => {
    const { code, out, err } = await sitegen(...args);
    expect(code).toBe(0);
    expect(out).not.toBe("");
    expect(err).toBe("");
  });

  it("routes, as a table and as JSON", async ({ onTestFinished }) => {
    const { root } = makeProject(onTestFinished);
    const { code, out } = await sitegen("routes", "--root", root);
    expect(code).toBe(0);
    expect(out.split("\n")[0]).toMatch(/^country +path +template +title +source$/);
    const json = await sitegen("routes", "atlantis", "--json", "--root", root);
    expect(JSON.parse(json.out)).toContainEqual({ country: "atlantis", path: "/atlantis/services/counseling/", template: "article", title: "Counseling", source: "countries/content/shared/services/counseling.md" });
  });
});

describe.concurrent("1: the files have problems", () => {
  it("all of them are printed, on stderr", async ({ onTestFinished }) => {
    const { root } = makeProject(onTestFinished).replace(COUNTRY_FILE, "  menuId: 1", "\tmenuId: 1").replace("countries/content/shared/home.md", "title:", "titel:");
    const { code, out, err } = await sitegen("validate", "--root", root);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err.match(/\[[a-z-]+\]/g)).toEqual(["[yaml-syntax]", "[missing-key]", "[unknown-key]"]);
    expect(err).toMatch(/\n3 errors in 2 files\n$/);
  });

  it.for(["json", "sarif", "github"])("--format %s: on stdout, and nothing else", async (format, { onTestFinished }) => {
    const { root } = makeProject(onTestFinished).replace(COUNTRY_FILE, "timeZone: UTC", "timeZone: Noon");
    const { code, out, err } = await sitegen("validate", "--root", root, "--format", format);
    expect({ code, err }).toEqual({ code: 1, err: "" });
    if (format === "github") expect(out).toMatch(/^::error file=countries\/atlantis.yaml,line=5,col=11,title=invalid-value::[^\n]+\n$/);
    else expect(() => JSON.parse(out)).not.toThrow();
  });

  it.for(["build", "routes"])("%s stops before it does anything", async (command, { onTestFinished }) => {
    const { root } = makeProject(onTestFinished).remove(NETWORK_FILE);
    const { code, err } = await sitegen(command, "--root", root);
    expect(code).toBe(1);
    expect(err).toContain("[no-countries]");
    expect(readdirSync(root)).toEqual(["countries"]);
  });

  it("a country's own problems only, when one is named", async ({ onTestFinished }) => {
    const { root } = makeProject(onTestFinished).addCountry("lemuria", "LI").replace(COUNTRY_FILE, "timeZone: UTC", "timeZone: Noon");
    expect((await sitegen("validate", "lemuria", "--root", root)).code).toBe(0);
    expect((await sitegen("validate", "atlantis", "--root", root)).code).toBe(1);
  });
});

describe.concurrent("2: the command line is wrong", () => {
  it.each([
    [["vaildate"], "error: unknown command 'vaildate'\n(Did you mean validate?)\n"],
    [["validate", "--frmat", "json"], "error: unknown option '--frmat'\n(Did you mean --format?)\n"],
    [["validate", "--format", "xml"], "error: option '--format <name>' argument 'xml' is invalid. Allowed choices are pretty, json, github, sarif.\n"],
    [["dev", "--root", "/nowhere"], "error: missing required argument 'country'\n"],
    [["preview", "--port", "http", "--root", "/nowhere"], "error `http` is no port\n  → Write a number from 1 to 65535.\n"],
  ])("%j", async (args, text) => expect(await sitegen(...args)).toEqual({ code: 2, out: "", err: text }));

  it("a country that does not exist", async ({ onTestFinished }) => {
    expect(await sitegen("validate", "atlantic", "--root", makeProject(onTestFinished).root)).toEqual({ code: 2, out: "", err: "error There is no country `atlantic`\n  → Did you mean `atlantis`?\n" });
  });

  it("a host and a base URL that are none", async ({ onTestFinished }) => {
    const project = makeProject(onTestFinished);
    expect(await sitegen("build", "--host", "netlfy", "--root", project.root)).toMatchObject({ code: 2, err: "error There is no host `netlfy`\n  → Did you mean `netlify`?\n" });
    expect(await sitegen("build", "--base-url", "javascript:alert(1)", "--root", project.root)).toMatchObject({ code: 2, err: "error `javascript:alert(1)` is no base URL\n  → Write --base-url https://www.example.com\n" });
  });
});

describe.concurrent("3: the environment failed", () => {
  it("no project", async ({ onTestFinished }) => {
    const { root } = makeProject(onTestFinished).remove("countries");
    expect(await sitegen("validate", "--root", root)).toEqual({
      code: 3,
      out: "",
      err: `error There is no folder countries/ in ${root}\n  → Run sitegen where your countries/ folder is, or name that place with --root DIR.\n`,
    });
  });

  it("a folder that can't be written", async ({ onTestFinished }) => {
    const { root } = makeProject(onTestFinished).write("taken", "");
    const { code, err } = await sitegen("schema", "--root", root, "--out", "taken/schema");
    expect(code).toBe(3);
    expect(err).toBe(`error Could not write ${root}/taken/schema/network.json (ENOTDIR)\n  → Check the folder and its permissions.\n`);
  });

  it("nothing built yet", async ({ onTestFinished }) => {
    const { code, err } = await sitegen("preview", "--root", makeProject(onTestFinished).root);
    expect(code).toBe(3);
    expect(err).toMatch(/^error /);
  });
});

it("a mistake of the user's never prints a stack", { timeout: 30_000 }, async ({ onTestFinished }) => {
  const broken: ((text: string) => string | Uint8Array)[] = [
    (text) => text.replace("  menuId", "\tmenuId"),
    (text) => text.replace('"+99"', '"+99'),
    () => Buffer.from([0xff, 0xfe]),
    () => "",
    (text) => `${text}__proto__: { a: 1 }\n`,
    (text) => `${text}a: ${"[".repeat(9000)}\n`,
    (text) => text.replace("[Poseidonis]", "constructor"),
    () => "x".repeat(1_000_001),
  ];
  const runs = await Promise.all(
    broken.map((change) => {
      const project = makeProject(onTestFinished);
      return sitegen("validate", "--root", project.write(COUNTRY_FILE, change(project.read(COUNTRY_FILE))).root);
    }),
  );
  expect(runs.map(({ code }) => code)).toEqual(broken.map(() => 1));
  expect(runs.filter(({ err }) => /\n\s+at .+:\d+/.test(err) || err.includes("bug in sitegen"))).toEqual([]);
});
