import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { checkProject } from "../../../cli/commands/checkProject.ts";
import { listFiles } from "../../../cli/files.ts";
import { ENGLISH } from "../../unit/englishTexts.ts";
import { printed, withoutGaps } from "../../unit/project.ts";
import { build, differing, readTree, sitegen } from "../render/sitegen.ts";

const PROJECT = "examples/clinics";
const root = mkdtempSync(join(tmpdir(), "sitegen-clinics-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The output, by path, without what is compressed. */
let output: ReadonlyMap<string, string>;

beforeAll(() => {
  cpSync(join(PROJECT, "countries"), join(root, "countries"), { recursive: true });
  build(root);
  const files = ["dist", "deploy"].flatMap((folder) =>
    [...readTree(join(root, folder))].map(([name, bytes]) => [`${folder}/${name}`, bytes] as const),
  );
  output = new Map(
    files
      .filter(([name]) => !/\.(?:gz|br)$/.test(name))
      .map(([name, bytes]) => [name, Buffer.from(bytes, "latin1").toString("utf8")]),
  );
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
  const { problems } = await checkProject({ root: PROJECT });
  expect(printed(withoutGaps(problems))).toBe("");
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
    const colours = (folder: string) =>
      new Set(
        written(folder, /\.(?:yaml|svg|scss)$/)
          .toLowerCase()
          .match(/#[\da-f]{6}\b/g),
      );
    const own = colours(join(PROJECT, "countries"));
    const theirs = [...colours("countries")].filter((colour) => !own.has(colour));
    expect(theirs.length).toBeGreaterThan(50);
    const files = [...output].filter(([name]) => !name.includes("/flags-"));
    expect(theirs.filter((colour) => found(files, colour).length > 0)).toEqual([]);
  });

  it("not a drawing", () => {
    const outlines = written("countries/brand", /\.svg$/).match(/ d="[^"]{40,}"/g) ?? [];
    expect(outlines.length).toBeGreaterThan(100);
    expect(outlines.filter((outline) => found(output, outline).length > 0)).toEqual([]);
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
  const ejected = join(root, "ejected/dubai");
  const run = (...args: string[]) =>
    execFileSync(process.execPath, args, { cwd: ejected, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

  beforeAll(() => {
    sitegen(["eject", "dubai", ejected, "--root", root, "--quiet"]);
    symlinkSync(resolve("node_modules"), join(ejected, "node_modules"));
  });

  it("needs no sitegen", () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ejected, "package.json"), "utf8")) as Record<
      string,
      Record<string, string>
    >;
    const versions = Object.entries({ ...dependencies, ...devDependencies });
    expect(versions.map(([name]) => name)).not.toContain("countrysites");
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
    const code = listFiles(ejected).filter((name) => /\.(?:tsx?|js|json)$/.test(name) && !/^node_modules/.test(name));
    const outside = code.filter((name) => readFileSync(join(ejected, name), "utf8").includes(resolve(".")));
    expect(outside).toEqual([]);
  });

  it("builds the same site, and passes its own tests and types", () => {
    run("node_modules/vite/bin/vite.js", "build", "--logLevel", "error");
    const built = new Map(
      [...readTree(join(root, "dist/dubai"))].filter(([name]) => !/\.(?:gz|br)$|^sitegen\.json$/.test(name)),
    );
    expect(differing(readTree(join(ejected, "dist")), built)).toEqual([]);
    const hosting = readTree(join(ejected, "hosting"));
    expect(hosting.size).toBeGreaterThan(0);
    expect(differing(hosting, readTree(join(root, "deploy/dubai")))).toEqual([]);
    expect(run("--test", "tests/site.test.js")).toMatch(/^(?:#|ℹ) fail 0$/m);
    run("node_modules/typescript/bin/tsc");
  });

  it("goes to no folder with something in it", () => {
    const again = () => sitegen(["eject", "dubai", ejected, "--root", root]);
    expect(again).toThrow(/dubai is not empty\n {2}→ Name a folder that is new or empty: nothing is overwritten\./);
    expect(() => sitegen(["eject", "dubai", join(root, "countries/copy"), "--root", root])).toThrow(
      /is in countries\/ of the project/,
    );
  });
});
