import { execFile, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { COUNTRY_FILE, makeProject, NETWORK_FILE } from "../../unit/project.ts";
import { run } from "../build/inProcess.ts";
import { CLI } from "../build/sitegen.ts";

/** Runs `bin/sitegen.js` as people do. */
const spawnSitegen = (...args: string[]) =>
  new Promise<Awaited<ReturnType<typeof run>>>((resolve) => {
    const options = { cwd: "/", env: { ...process.env, NO_COLOR: "1" } };
    execFile(process.execPath, [CLI, ...args], options, (error, out, err) => {
      resolve({ code: typeof error?.code === "number" ? error.code : 0, out, err });
    });
  });

it("bin/sitegen.js exits with 0, 1, 2 and 3", async () => {
  const { root } = makeProject();
  const broken = makeProject().replace(COUNTRY_FILE, "  menuId: 1", "\tmenuId: 1").root;
  const [done, problems, usage, environment] = await Promise.all([
    spawnSitegen("validate", "--root", root),
    spawnSitegen("validate", "--root", broken),
    spawnSitegen("vaildate"),
    spawnSitegen("validate", "--root", join(root, "nowhere")),
  ]);
  expect(done).toEqual({ code: 0, out: "", err: "✓ 1 country, 6 pages: no problems\n" });
  expect(problems).toMatchObject({ code: 1, out: "" });
  expect(problems.err).toMatch(
    /^countries\/atlantis\.yaml:7:1 error The line is indented with a tab \[yaml-syntax\]\n[^]*\n\n1 error in 1 file\n`sitegen explain yaml-syntax` shows a wrong and a right example\.\n$/,
  );
  expect(usage).toEqual({ code: 2, out: "", err: "error: unknown command 'vaildate'\n(Did you mean validate?)\n" });
  const noCountries = {
    code: 3,
    out: "",
    err: `error There is no folder countries/ in ${root}/nowhere\n  → Run sitegen in the folder that contains countries/, or pass that folder with --root DIR. \`sitegen init\` creates a project.\n`,
  };
  expect(environment).toEqual(noCountries);
  expect(await run("build", "--root", join(root, "nowhere"))).toEqual(noCountries);
});

describe("0: done", () => {
  it("warnings, unless they are to fail", async () => {
    const project = makeProject();
    const { root } = project.write(
      "countries/content/atlantis/mu.md",
      project.read("countries/content/shared/home.md"),
    );
    const { code, out } = await run("validate", "--root", root, "--quiet");
    expect(code).toBe(0);
    expect(out).toContain("[unused-content]");
    expect((await run("validate", "--root", root, "--strict")).code).toBe(1);
    expect((await run("validate", "--root", root, "--errors", "--quiet")).out).not.toContain("[unused-content]");
  });

  it.each([["--help"], ["--version"], ["validate", "--help"]])("%s %s", async (...args) => {
    const { code, out, err } = await run(...args);
    expect(code).toBe(0);
    expect(out).not.toBe("");
    expect(err).toBe("");
  });

  it("routes, as a table and as JSON", async () => {
    const { root } = makeProject();
    const { code, out } = await run("routes", "--root", root);
    expect(code).toBe(0);
    expect(out.split("\n")[0]).toMatch(/^country +path +template +title +state +source$/);
    const json = await run("routes", "atlantis", "--json", "--root", root);
    expect(JSON.parse(json.out)).toContainEqual({
      country: "atlantis",
      path: "/atlantis/services/counseling/",
      template: "article",
      title: "Counseling",
      state: "published",
      source: "countries/content/shared/services/counseling.md",
    });
  });
});

describe("a reader that", () => {
  /** Prints more problems than a pipe holds at once to a command of the shell. */
  function listProblemsTo(reader: string) {
    const project = makeProject();
    for (let page = 0; page < 300; page += 1)
      project.write(`countries/content/atlantis/news/page-${page}.md`, "Text.\n");
    const line = [process.execPath, CLI, "validate", "--format", "json", "--root", project.root];
    return spawnSync("sh", ["-c", `"$@" | ${reader}`, "sh", ...line], { encoding: "utf8" });
  }

  it("is slower gets all", () => {
    const { stdout } = listProblemsTo("cat");
    expect(stdout.length).toBeGreaterThan(2 * 65_536);
    expect((JSON.parse(stdout) as { problems: unknown[] }).problems.length).toBeGreaterThan(300);
  });

  it("has read enough is no mistake", () => {
    expect(listProblemsTo("true").stderr).toBe("");
  });
});

describe("0: a problem's code is explained outside of a project", () => {
  it.each([["unknown-key"], ["--codes"], ["unknown-key", "--json"], ["--codes", "--json"]])("%j", async (...args) => {
    const { code, out, err } = await run("explain", ...args, "--root", "/nowhere");
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain("Only known keys are written.");
  });
});

describe("1: the files have problems", () => {
  it("all of them are printed, on stderr", async () => {
    const { root } = makeProject()
      .replace(COUNTRY_FILE, "  menuId: 1", "\tmenuId: 1")
      .replace("countries/content/shared/home.md", "title:", "titel:");
    const { code, out, err } = await run("validate", "--root", root);
    expect({ code, out }).toEqual({ code: 1, out: "" });
    expect(err.match(/\[[a-z-]+\]/g)).toEqual(["[yaml-syntax]", "[unknown-key]"]);
    expect(err).toMatch(/\n2 errors in 2 files\n`sitegen explain yaml-syntax` shows a wrong and a right example\.\n$/);
  });

  it.each([
    ["json", /^\{\n  "problems": \[[^]+\]\n\}\n$/],
    ["sarif", /^\{\n  "\$schema": [^]+\}\n$/],
    ["github", /^::error file=countries\/atlantis\.yaml,line=5,col=11,title=invalid-value::[^\n]+\n$/],
  ])("--format %s: on stdout, and nothing else", async (format, text) => {
    const { root } = makeProject().replace(COUNTRY_FILE, "timeZone: UTC", "timeZone: Noon");
    const { code, out, err } = await run("validate", "--root", root, "--format", format);
    expect({ code, err }).toEqual({ code: 1, err: "" });
    expect(out).toMatch(text);
  });

  it.each(["build", "routes"])("%s stops before it does anything", async (command) => {
    const { root } = makeProject().remove(NETWORK_FILE);
    const { code, err } = await run(command, "--root", root);
    expect(code).toBe(1);
    expect(err).toContain("[no-countries]");
    expect(readdirSync(root)).toEqual(["countries"]);
  });

  it("a country's own problems only, when one is named", async () => {
    const { root } = makeProject().addCountry("lemuria", "LI").replace(COUNTRY_FILE, "timeZone: UTC", "timeZone: Noon");
    expect((await run("validate", "lemuria", "--root", root)).code).toBe(0);
    expect((await run("validate", "atlantis", "--root", root)).code).toBe(1);
  });

  it("a mistake of the user's never prints a stack", async () => {
    const broken: ((text: string) => string | Uint8Array)[] = [
      (text) => text.replace("  menuId", "\tmenuId"),
      (text) => text.replace('"+99"', '"+99'),
      () => Buffer.from([0xff, 0xfe]),
      () => "",
      (text) => `${text}__proto__: { a: 1 }\n`,
      (text) => `${text}a: ${"[".repeat(9000)}\n`,
      (text) => text.replace("[Poseidonis]", "constructor"),
      (text) => `${text}layout: constructor\n`,
      () => "x".repeat(1_000_001),
    ];
    for (const change of broken) {
      const project = makeProject();
      const { root } = project.write(COUNTRY_FILE, change(project.read(COUNTRY_FILE)));
      const { code, err } = await run("validate", "--root", root);
      expect(err).not.toMatch(/\n\s+at .+:\d+|bug in sitegen/);
      expect(code).toBe(1);
    }
  });
});

describe("2: the command line is wrong", () => {
  it.each([
    [["validate", "--frmat", "json"], "error: unknown option '--frmat'\n(Did you mean --format?)\n"],
    [
      ["validate", "--format", "xml"],
      "error: option '--format <name>' argument 'xml' is invalid. Allowed choices are pretty, json, github, sarif.\n",
    ],
    [
      ["preview", "--port", "http", "--root", "/nowhere"],
      "error `http` is not a port number\n  → Write a number from 1 to 65535.\n",
    ],
    [
      ["build", "--host", "netlfy", "--root", "/nowhere"],
      "error There is no host `netlfy`\n  → Did you mean `netlify`?\n",
    ],
    [
      ["build", "--base-url", "javascript:alert(1)", "--root", "/nowhere"],
      "error `javascript:alert(1)` is not a base URL\n  → Write --base-url https://www.example.com or, below a path, https://www.example.com/sub\n",
    ],
  ])("%j", async (args, text) => expect(await run(...args)).toEqual({ code: 2, out: "", err: text }));

  it.each([
    ["a project", makeProject],
    ["a project with errors", () => makeProject().append(COUNTRY_FILE, "a: [\n")],
  ])("a misspelt code of a problem, in %s", async (_, make) => {
    expect(await run("explain", "unknwn-key", "--root", make().root)).toEqual({
      code: 2,
      out: "",
      err: "error There is no key, page, source file or problem `unknwn-key`\n  → Did you mean `unknown-key`?\n",
    });
  });

  it("a country that does not exist", async () => {
    expect(await run("validate", "atlantic", "--root", makeProject().root)).toEqual({
      code: 2,
      out: "",
      err: "error There is no country `atlantic`\n  → Did you mean `atlantis`?\n",
    });
  });
});

describe("2: an output folder that is not to be written to", () => {
  const NAMED = /^error (.*) can't be the output folder: (.*)\n {2}→ Name another folder with --out DIR\.\n$/;

  it.each([
    ["the file system's root", "/", "it is the file system's root."],
    ["the project itself", ".", "it contains the project."],
    ["a folder above the project", "../..", /^(?:the project is in it|it is the file system's root)\.$/],
    ["the sources", "countries/content", "it is in countries/ of the project."],
    ["sitegen's own folder", ".sitegen/dist", "it is in .sitegen/ of the project."],
    ["a file", "notes.txt", "it is a file."],
    ["a folder with files of somebody else", "own", "it contains files that sitegen has not written."],
    ["the same by a link", "link", "it contains files that sitegen has not written."],
  ])("%s", async (_, out, why) => {
    const { root } = makeProject().write("own/index.html", "<h1>My own page</h1>").write("notes.txt", "");
    symlinkSync("own", join(root, "link"));
    const { code, err } = await run("build", "--root", root, "--out", out);
    expect(code).toBe(2);
    expect(NAMED.exec(err)?.[2]).toEqual(typeof why === "string" ? why : expect.stringMatching(why));
    expect(readdirSync(root).sort()).toEqual(["countries", "link", "notes.txt", "own"]);
  });

  it("nor can contact sheets and rules be written over the project", async () => {
    const { root } = makeProject();
    for (const command of [["sheet"], ["redirects", "--host", "static"]]) {
      const { code, err } = await run(...command, "--root", root, "--out", "..");
      expect([code, NAMED.exec(err)?.[2]]).toEqual([2, "it contains the project."]);
    }
  });
});

describe("3: the environment failed", () => {
  it("a folder that can't be written", async () => {
    const { root } = makeProject().write("taken", "");
    const { code, err } = await run("schema", "--root", root, "--out", "taken/schema");
    expect(code).toBe(3);
    expect(err).toBe(
      `error Could not write ${root}/taken/schema/network.json (ENOTDIR)\n  → A file has the name of a folder on this path. Remove or rename it.\n`,
    );
  });

  it("nothing built yet", async () => {
    const { code, err } = await run("preview", "--root", makeProject().root);
    expect(code).toBe(3);
    expect(err).toMatch(/^error /);
  });

  it.each(["#", "?", "%20"])("`dev` below a folder whose name has %s, before it serves anything", async (mark) => {
    const root = join(makeProject().root, `a${mark}b`);
    mkdirSync(join(root, "countries"), { recursive: true });
    const { code, err } = await run("dev", "--root", root);
    expect(code).toBe(3);
    expect(err).toBe(
      `error \`sitegen dev\` can't serve a project with \`${mark}\` in its path: ${root}\n  → Rename the folder, or move the project. \`sitegen build\` and \`sitegen preview\` work in this folder too.\n`,
    );
  });

  it.each(["dev atlantis", "dev", "preview"])("a port of `%s` that is used", async (command) => {
    const built = { hosts: [{ redirects: [] }], api: { base: "", navigation: "", geoIpUrl: "", menus: {}, forms: {} } };
    const { root } = makeProject().write(".sitegen/preview.json", JSON.stringify(built));
    const other = createServer();
    await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
    const { port } = other.address() as AddressInfo;
    const ended = await run(...command.split(" "), "--root", root, "--port", String(port));
    other.close();
    expect(ended).toEqual({
      code: 3,
      out: "",
      err: `error The port ${port} is in use\n  → Choose another with --port.\n`,
    });
  });
});

describe("doctor", () => {
  it("exits with 0 when nothing has failed, and asks reserved names nothing", async () => {
    const { root } = makeProject();
    const { code, out } = await run("doctor", "--root", root, "--only", "project,api,hosts,live");
    expect(code).toBe(0);
    expect(out).toContain("Hosts\n  – DNS of www.example.com, ");
    expect(out).toContain("www.example.com is a reserved name, which has no address\n");
  });

  it("exits with 1 for mistakes of the project, and prints what is wrong alone when it is quiet", async () => {
    const { root } = makeProject().replace(COUNTRY_FILE, "name: Atlantis", "nam: Atlantis");
    const { code, out, err } = await run("doctor", "--root", root, "--only", "environment,project", "--quiet");
    expect(code).toBe(1);
    expect(out).toMatch(/✗ configuration +\d errors?, \d warnings?\n +→ Run `sitegen validate`/);
    expect(out).not.toContain("✓");
    expect(err).toBe("");
  });

  it("sends no test lead without being asked to", async () => {
    const { root } = makeProject();
    const { code, err } = await run("doctor", "--root", root, "--live");
    expect(code).toBe(2);
    expect(err).toContain(
      "→ Add --yes. To try it without reaching anybody, add --address with the address of `sitegen preview`.",
    );
  });

  it("prints JSON and nothing else", async () => {
    const { root } = makeProject();
    const { out, err } = await run("doctor", "--root", root, "--only", "hosts", "--live", "--yes", "--json");
    const { findings, counts } = JSON.parse(out) as { findings: { group: string; status: string }[]; counts: object };
    expect(findings.at(-1)).toMatchObject({ group: "leads", status: "skipped" });
    expect(counts).toMatchObject({ failed: 0, ok: 0 });
    expect(err).toBe("");
  });
});
