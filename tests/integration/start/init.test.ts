import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { checkProject } from "../../../cli/build/checkProject.ts";
import { listFiles } from "../../../cli/core/files.ts";
import { printed } from "../../unit/project.ts";
import { run } from "../build/inProcess.ts";
import { readTree } from "../build/sitegen.ts";

const REPOSITORY = resolve(import.meta.dirname, "../../..");
const work = mkdtempSync(join(tmpdir(), "sitegen-init-"));
const before = process.cwd();

beforeAll(() => {
  process.chdir(work);
  vi.stubEnv("npm_config_user_agent", "npm/11.0.0 node/v22.0.0");
});
afterAll(() => {
  process.chdir(before);
  vi.unstubAllEnvs();
  rmSync(work, { recursive: true, force: true });
});

const init = (...args: string[]) => run("init", ...args);

/** The four answers as options. */
const answers = (country: string, language: string, cms = "--no-cms"): string[] => [
  "--name",
  'Brunnen & "Söhne": #1',
  "--country",
  country,
  "--language",
  language,
  ...cms.split(" "),
];

const text = (folder: string, file: string): string => readFileSync(join(work, folder, file), "utf8");

const PROJECTS: [country: string, language: string, cms: string][] = [
  ["Kenya", "en", "--no-cms"],
  ["Austria", "German", "--cms https://cms.brunnen.example/wp-json/"],
  ["IN", "hi", "--no-cms"],
  ["AE", "ar", "--no-cms"],
  ["Tanzania", "sw", "--no-cms"],
  ["Côte d’Ivoire", "fr", "--no-cms"],
  ["HK", "zh-Hant", "--no-cms"],
];
/** Of those, the countries in whose languages sitegen has no words. */
const TO_TRANSLATE = ["Tanzania", "Côte d’Ivoire", "HK"];

beforeAll(async () => {
  for (const [country, language, cms] of PROJECTS) {
    const { code, err } = await init(country, ...answers(country, language, cms));
    if (code !== 0 || !err.includes(`files in ${country}`)) throw new Error(err);
  }
});

describe("a new project", () => {
  it.each(PROJECTS)("for %s in %s lacks only what its owner knows", async (country) => {
    const { problems } = await checkProject({ root: join(work, country) });
    expect(problems.map(({ code, severity }) => `${severity} ${code}`).sort(), printed(problems)).toEqual([
      "warning missing-owner",
      "warning placeholder-contacts",
      ...(TO_TRANSLATE.includes(country) ? ["warning untranslated-text"] : []),
    ]);
  });

  it("says what is to be translated, where something is", () => {
    expect(text("Kenya", "README.md")).not.toContain("translated");
    expect(listFiles(join(work, "Kenya/countries"))).not.toContain("text/en.yaml");
    expect(text("Tanzania", "README.md")).toContain("Nothing is in Swahili yet");
    expect(text("Tanzania", "countries/text/sw.yaml")).toContain("sitegen has no words in Swahili yet");
  });

  it("tells visitors when sending fails, and names nobody's host or number", () => {
    const network = text("Austria", "countries/network.yaml");
    expect(network).toContain("onFailure: message");
    expect(network).toContain('base: "https://cms.brunnen.example/wp-json"');
    expect(network).toContain("send: { to: contentApi }");
    const country = text("Kenya", "countries/kenya.yaml");
    expect(country).toContain("placeholder: true");
    expect(country).toContain('e164: "+254000000000"');
    const hosts = [...`${network}${country}`.matchAll(/(?:https:\/\/|@|allowed: ")([\w.-]+\.\w+)/g)];
    expect(hosts.map(([, host = ""]) => host).filter((host) => !host.endsWith(".example"))).toEqual([]);
  });

  it("has what editors, Git and CI need", () => {
    // Another test may have built it.
    const isOther = (name: string) => /^(?:countries\/content|\.sitegen|dist|deploy)\//.test(name);
    expect(listFiles(join(work, "Kenya")).filter((name) => !isOther(name))).toEqual(
      [
        ".editorconfig",
        ".github/workflows/sites.yml",
        ".gitignore",
        ".vscode/extensions.json",
        ".vscode/settings.json",
        "README.md",
        ...["country", "facts", "front-matter", "network", "text"].map((name) => `countries/.schema/${name}.json`),
        "countries/kenya.yaml",
        "countries/network.yaml",
        "package.json",
      ].sort(),
    );
    const { version } = JSON.parse(readFileSync(join(REPOSITORY, "package.json"), "utf8")) as { version: string };
    const manifest = JSON.parse(text("Kenya", "package.json")) as Record<string, Record<string, string>>;
    expect(manifest["dependencies"]).toEqual({ countrysites: `^${version}` });
    expect(Object.keys(manifest["scripts"] ?? {})).toEqual(["dev", "check", "build", "preview", "schema"]);
    // Countries that follow are shown, too.
    expect(manifest["scripts"]?.["dev"]).toBe("sitegen dev");
    expect(text("Kenya", ".github/workflows/sites.yml")).toContain('run: "npm ci"');
  });

  it("builds without a word of the consultancy, and of hosting services, of which none is chosen yet", async () => {
    const root = join(work, "Kenya");
    const { code, err } = await run("build", "--root", root);
    expect([code, err]).toEqual([0, expect.not.stringMatching(/netlify|nginx|hosting service/i)]);
    const files = ["countries/content", "dist", "deploy", ".github"].flatMap((part) => [...readTree(join(root, part))]);
    for (const name of ["README.md", "countries/kenya.yaml", "countries/network.yaml"])
      files.push([name, text("Kenya", name)]);
    const read = files.filter(([name]) => !/\.(?:br|gz)$/.test(name));
    expect(read.filter(([name]) => name.endsWith(".html")).length).toBeGreaterThan(7);
    const word = /farhaven|solmund|study.?abroad|\bvisa\b|\bstudents?\b|counsell|universit|scholarship|destination/i;
    expect(
      read.flatMap(([name, contents]) => (word.test(contents) ? [`${name}: ${word.exec(contents)?.[0]}`] : [])),
    ).toEqual([]);
    const chosen = await run("build", "--root", root, "--host", "netlify");
    expect([chosen.code, chosen.err]).toEqual([0, expect.stringContaining("Netlify has no rule")]);
  });
});

describe("a folder", () => {
  it("with a project in it is refused, and unchanged", async () => {
    const before = readTree(join(work, "Kenya/countries"));
    const { code, err } = await init("Kenya", ...answers("Kenya", "en"));
    expect([code, err]).toEqual([
      2,
      "error Kenya already contains a project: countries/\n  → Choose another folder: sitegen init my-sites\n",
    ]);
    expect(readTree(join(work, "Kenya/countries"))).toEqual(before);
  });

  it("of a new repository keeps what it has", async () => {
    const folder = join(work, "cloned");
    mkdirSync(join(folder, ".git"), { recursive: true });
    for (const name of ["README.md", ".gitignore"]) writeFileSync(join(folder, name), "mine\n");
    writeFileSync(join(folder, "package.json"), '{ "name": "mine" }\n');
    const { code, err } = await init("cloned", ...answers("Kenya", "en"));
    expect(code).toBe(0);
    expect(err).toContain("Unchanged, because they already existed: .gitignore, README.md, package.json");
    expect(err).toContain("npm install countrysites@");
    expect(err).toContain("npx sitegen dev kenya");
    expect([text("cloned", "README.md"), text("cloned", ".gitignore")]).toEqual(["mine\n", "mine\n"]);
  });

  it("is not made when an answer is missing or wrong", async () => {
    for (const args of [["--name", "A"], answers("Atlantis", "en"), ["--example", "clinics", "--name", "A"]]) {
      const { code, err } = await init("never", ...args);
      expect(code).toBe(2);
      expect(err).toMatch(/^error .+\n {2}→ .+\n$/);
    }
    expect(listFiles(join(work, "never"))).toEqual([]);
  });
});

it("--json says what was made", async () => {
  const { code, out } = await init("told", "--yes", "--country", "Kenya", "--json");
  const report = JSON.parse(out) as Record<string, unknown>;
  expect([code, report]).toMatchObject([0, { country: "kenya", isInstalled: false, kept: [] }]);
  expect(report["added"]).toContain("countries/kenya.yaml");
});

it.each([
  ["clinics", "examples/clinics/countries", "@fontsource-variable/readex-pro"],
  ["consultancy", "countries", "@fontsource-variable/fraunces"],
])("--example %s is a copy of it, with the packages that it needs", async (name, folder, font) => {
  expect((await init(name, "--example", name)).code).toBe(0);
  const copied = [...readTree(join(work, name, "countries"))].filter(([file]) => !file.startsWith(".schema/"));
  const original = [...readTree(join(REPOSITORY, folder))].filter(([file]) => !file.startsWith(".schema/"));
  expect(new Map(copied)).toEqual(new Map(original));
  const { dependencies } = JSON.parse(text(name, "package.json")) as { dependencies: Record<string, string> };
  expect(dependencies[font]).toMatch(/^\^\d/);
  expect(text(name, "README.md")).toContain(name);
});

it("npm create countrysites runs sitegen init of the same version", () => {
  const read = (file: string) =>
    JSON.parse(readFileSync(join(REPOSITORY, file), "utf8")) as { version: string; dependencies: object };
  const { version, dependencies } = read("create/package.json");
  expect(version).toBe(read("package.json").version);
  expect(dependencies).toEqual({ countrysites: version });

  const packages = join(work, "npx/node_modules");
  mkdirSync(packages, { recursive: true });
  symlinkSync(REPOSITORY, join(packages, "countrysites"));
  cpSync(join(REPOSITORY, "create"), join(packages, "create-countrysites"), { recursive: true });
  const create = (...args: string[]) =>
    spawnSync(process.execPath, [join(packages, "create-countrysites/create.js"), "created", ...args]).status;
  expect(create(...answers("Kenya", "en"))).toBe(0);
  expect(listFiles(join(work, "created"))).toContain("countries/kenya.yaml");
  expect(create()).toBe(2);
});
