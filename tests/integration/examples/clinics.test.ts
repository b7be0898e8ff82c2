import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listFiles } from "../../../cli/core/files.ts";
import type { Problem } from "../../../cli/core/problems/problem.ts";
import { builtSite } from "../../sites/sites.ts";
import { ENGLISH } from "../../unit/englishTexts.ts";
import { makeProject, withoutGaps } from "../../unit/project.ts";
import { run } from "../build/inProcess.ts";
import { differing, readTree } from "../build/sitegen.ts";

const PROJECT = "examples/clinics";

let root = "";

/** The output, by path. */
let output: ReadonlyMap<string, string>;

beforeAll(async () => {
  ({ root } = await builtSite("clinics"));
  const files = ["dist", "deploy"].flatMap((folder) =>
    listFiles(join(root, folder)).map((name) => `${folder}/${name}`),
  );
  output = new Map(files.map((name) => [name, readFileSync(join(root, name), "utf8")]));
});

/** Files that people and search engines read, and the data and scripts of the pages. */
const readableFiles = () =>
  [...output].filter(
    ([name]) => /\.(?:html|svg|xml|txt|js|json|webmanifest|conf)$/.test(name) && !name.includes("/flags-"),
  );

const found = (files: Iterable<readonly [string, string]>, word: string): string[] =>
  [...files].filter(([, text]) => text.toLowerCase().includes(word.toLowerCase())).map(([name]) => name);

/** What is written in the files of a folder that end so. */
const written = (folder: string, ending: RegExp): string =>
  listFiles(folder)
    .filter((name) => ending.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");

it("has no mistakes", async () => {
  const { out } = await run("validate", "--root", root, "--format", "json");
  expect(withoutGaps((JSON.parse(out) as { problems: Problem[] }).problems)).toEqual([]);
});

it("has three practices in five languages of their own", () => {
  const homes = [...output.keys()].filter((name) => /^dist\/[a-z]+\/(?:[a-z]{2}\/)?index\.html$/.test(name));
  const languages = homes.map((name) =>
    /<html lang="([^"]+)"(?: dir="([^"]+)")?/.exec(output.get(name) ?? "")?.slice(1),
  );
  expect(Object.fromEntries(homes.map((name, index) => [name, languages[index]]))).toEqual({
    "dist/berlin/index.html": ["de-DE", undefined],
    "dist/dubai/index.html": ["ar-AE", "rtl"],
    "dist/dubai/en/index.html": ["en-AE", undefined],
    "dist/nairobi/index.html": ["en-KE", undefined],
    "dist/nairobi/sw/index.html": ["sw-KE", undefined],
  });
});

describe("shows nothing of the consultancy", () => {
  it.each([
    "Farhaven",
    "counsel",
    "consultancy",
    "free consultation",
    "study abroad",
    "student",
    "visa",
    "IELTS",
    "university",
    "universities",
    "scholarship",
    "admission",
    "MBBS",
  ])("not the word %s", (word) => expect(found(readableFiles(), word)).toEqual([]));

  it("not one of its words as the name of a file, nor its modals", () => {
    const words = /counsel|consult|mbbs|stud|visa|farhaven/i;
    expect([...output.keys()].filter((name) => words.test(name))).toEqual([]);
    for (const id of ["addstudentdata", "hoverpopuptop", "mbbsFormModal"]) expect(found(output, id)).toEqual([]);
  });

  it("not its name, its domain or its fonts in any file", () => {
    for (const word of ["Farhaven", "Figtree", "Fraunces"]) expect(found(output, word)).toEqual([]);
  });

  it("not a colour of its themes or drawings", () => {
    const colours = (text: string) => text.toLowerCase().match(/#[\da-f]{6}\b/g) ?? [];
    const coloursOf = (folder: string) => new Set(colours(written(folder, /\.(?:yaml|svg|scss)$/)));
    const own = coloursOf(join(PROJECT, "countries"));
    const theirs = new Set([...coloursOf("countries")].filter((colour) => !own.has(colour)));
    expect(theirs.size).toBeGreaterThan(50);
    const files = [...output].filter(([name]) => !name.includes("/flags-"));
    expect(files.flatMap(([, text]) => colours(text)).filter((colour) => theirs.has(colour))).toEqual([]);
  });

  it("not a drawing", () => {
    const outlines = (text: string) => text.match(/ d="[^"]{40,}"/g) ?? [];
    const theirs = new Set(outlines(written("countries/brand", /\.svg$/)));
    expect(theirs.size).toBeGreaterThan(100);
    expect([...output.values()].flatMap(outlines).filter((outline) => theirs.has(outline))).toEqual([]);
  });
});

it("has no English on pages in other languages", () => {
  const sentences = Object.values(ENGLISH).filter(
    (text): text is string => typeof text === "string" && text.includes(" ") && !text.includes("{"),
  );
  expect(sentences.length).toBeGreaterThan(50);
  const pages = readableFiles().filter(
    ([name]) => /^dist\/(?:berlin|dubai|nairobi\/sw)\/.*\.html$/.test(name) && !name.startsWith("dist/dubai/en/"),
  );
  expect(pages.length).toBeGreaterThan(50);
  expect(sentences.filter((text) => found(pages, `>${text}<`).length > 0)).toEqual([]);
});

it("asks for consent with an empty box, and sends appointments as JSON to its own address", () => {
  const page = output.get("dist/berlin/kontakt/index.html") ?? "";
  const box = /<input[^>]*name="consent"[^>]*>/.exec(page)?.[0];
  expect(box).toBeDefined();
  expect(box).not.toContain("checked");
  expect(page).toContain("https://appointments.solmund.example");
});

describe("a practice that is ejected", () => {
  const ejected = mkdtempSync(join(tmpdir(), "sitegen-ejected-"));
  const start = (...args: string[]) => execFileSync(process.execPath, args, { cwd: ejected, encoding: "utf8" });

  beforeAll(async () => {
    const { code, err } = await run("eject", "dubai", ejected, "--root", root, "--quiet");
    if (code !== 0) throw new Error(err);
    symlinkSync(resolve("node_modules"), join(ejected, "node_modules"));
    start("node_modules/vite/bin/vite.js", "build", "--logLevel", "error");
  });
  afterAll(() => rmSync(ejected, { recursive: true, force: true }));

  it("needs no sitegen", () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ejected, "package.json"), "utf8")) as Record<
      string,
      Record<string, string>
    >;
    const versions = Object.entries({ ...dependencies, ...devDependencies });
    expect(versions.map(([name]) => name)).not.toContain("countrysites");
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    const code = listFiles(ejected).filter((name) => /\.(?:tsx?|js|json)$/.test(name) && !/^node_modules/.test(name));
    expect(code.filter((name) => readFileSync(join(ejected, name), "utf8").includes(resolve(".")))).toEqual([]);
  });

  it("is the same site, with the same rules", async () => {
    const built = readTree(join(root, "dist/dubai"));
    built.delete("sitegen.json");
    expect(differing(readTree(join(ejected, "dist")), built)).toEqual([]);
    const { out } = await run("redirects", "--root", root, "--host", "nginx", "--json");
    const { files } = JSON.parse(out) as { files: Record<string, string> };
    expect(readFileSync(join(ejected, "hosting/nginx/nginx.conf"), "utf8")).toBe(files["dubai/nginx.conf"]);
  });

  it("passes its own tests and types", () => {
    expect(start("--test", "tests/site.test.js")).toMatch(/^(?:#|ℹ) fail 0$/m);
    start("node_modules/typescript/bin/tsc");
  });
});

it("nothing is ejected into a folder with something in it, or among the sources", async () => {
  const project = makeProject().write("ejected/atlantis/own.txt", "Mine");
  const eject = (folder: string) => run("eject", "atlantis", join(project.root, folder), "--root", project.root);
  expect((await eject("ejected/atlantis")).err).toMatch(
    /atlantis is not empty\n {2}→ Name a new or empty folder\. Existing files are not overwritten\./,
  );
  expect((await eject("countries/copy")).err).toContain("is in countries/ of the project");
});
