import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { photo } from "../unit/photo.ts";
import { openEditor } from "./editorPage.ts";
import { CLI, serve, type ServedSites } from "../sites/serve.ts";
import { visit } from "./visit.ts";

const root = mkdtempSync(join(tmpdir(), "sitegen-editor-"));
let served: ServedSites | undefined;

const git = (...words: string[]): string => execFileSync("git", words, { cwd: root, encoding: "utf8" });

/** The lines that differ from the last commit, without those around them. */
const changedLines = (file: string): string[] =>
  git("diff", "--unified=0", "--", file)
    .split("\n")
    .filter((line) => /^[+-](?![+-]{2} )/.test(line));

beforeAll(async () => {
  cpSync(join(inject("root"), "countries"), join(root, "countries"), { recursive: true });
  writeFileSync(join(root, ".gitignore"), ".sitegen/\ndist/\ndeploy/\n");
  writeFileSync(join(root, "library.jpg"), await photo(1600, 900, (image) => image.jpeg()));
  git("init", "--quiet");
  git("add", "--all");
  git("-c", "user.name=test", "-c", "user.email=test@example.com", "commit", "--quiet", "--message", "before");
  served = await serve("dev", "india", "--root", root);
});
afterAll(() => {
  served?.stop();
  rmSync(root, { recursive: true, force: true });
});

test("a phone number, a post with a picture and a section are edited, and visitors see them", async () => {
  // A second try begins with the files of the first.
  git("reset", "--hard", "--quiet");
  git("clean", "--force", "-d", "--quiet");
  const { open, expand, write, field, save, page, errors, foreign } = await openEditor(served?.origin ?? "");

  await open("collections/settings-india/entries/settings");
  await expand("contacts");
  await expand("contacts.phone");
  await write("contacts.phone.e164", "+910000000042");
  await write("contacts.phone.display", "+91 00000 00042");
  await save();
  expect(changedLines("countries/india.yaml")).toEqual([
    '-  phone: { e164: "+910000000000", display: +91 00000 00000 }',
    '+  phone: { e164: "+910000000042", display: +91 00000 00042 }',
  ]);

  await open("collections/copy-shared/entries/home");
  await expand("sections", 2);
  await write("sections.2.heading", "Which place suits you?");
  await save();
  expect(changedLines("countries/content/shared/home.md")).toEqual([
    "-    heading: Where would you like to study?",
    "+    heading: Which place suits you?",
  ]);

  await open("collections/copy-india-news/new");
  await write("title", "A morning at the library");
  await write(
    "description",
    "What the library of a university offers, and why a morning there is well spent before you choose.",
  );
  await write("summary", "What a library tells you about a university.");
  await write("body", "Come early.\n\n## What to look for\n\nQuiet rooms, and *long* hours.");
  await (await field("picture")).getByRole("checkbox").first().click();
  await (await field("picture.file")).locator("input[type=file]").first().setInputFiles(join(root, "library.jpg"));
  await write("picture.alt", "A library in the evening");
  await save();
  expect(
    git("status", "--short", "--untracked-files=all")
      .trim()
      .split("\n")
      .map((line) => line.trim()),
  ).toEqual([
    "M countries/content/shared/home.md",
    "M countries/india.yaml",
    "?? countries/content/india/news/a-morning-at-the-library.md",
    "?? countries/images/india/library.jpg",
  ]);
  const post = readFileSync(join(root, "countries/content/india/news/a-morning-at-the-library.md"), "utf8");
  expect(post.replace(/^date: \d{4}-\d{2}-\d{2}$/m, "date: today")).toMatchInlineSnapshot(`
    "---
    title: A morning at the library
    description: What the library of a university offers, and why a morning there is well spent before you choose.
    summary: What a library tells you about a university.
    picture:
      file: library.jpg
      alt: A library in the evening
    date: today
    ---

    Come early.

    ## What to look for

    Quiet rooms, and *long* hours.
    "
  `);

  // Neither has it asked another server for anything, nor was there an error.
  expect(errors()).toEqual([]);
  expect(foreign.filter((url) => !url.includes("/fontsource/"))).toEqual([]);
  await page.close();

  execFileSync(process.execPath, [CLI, "build", "india", "--root", root, "--quiet"]);
  const built = await serve("preview", "--root", root);
  const context = { baseURL: built.origin };
  const { page: home } = await visit("/india/", { context });
  expect(await home.locator('a[href="tel:+910000000042"]').count()).toBeGreaterThan(0);
  expect(await home.getByRole("heading", { name: "Which place suits you?" }).count()).toBe(1);
  const { page: news } = await visit("/india/news/a-morning-at-the-library/", { context });
  expect(await news.getByRole("heading", { name: "What to look for" }).isVisible()).toBe(true);
  const picture = news.getByRole("img", { name: "A library in the evening" });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  built.stop();
});

test("an editor for a git host brings the licences of what it is made of along", () => {
  const out = join(root, "editor");
  const to = ["--backend", "github", "--repo", "example/sites"];
  execFileSync(process.execPath, [CLI, "editor", "--out", out, ...to, "--root", root, "--quiet"]);
  const text = readFileSync(join(out, "licences.txt"), "utf8");
  expect(text).toMatch(/(?:^|, )@sveltia\/cms 0[\d.]+: MIT/m);
  // Of what was compiled into our own part, and of what the CMS loads.
  expect(text).toMatch(/(?:^|, )yaml [\d.]+: ISC$/m);
  expect(text).toContain("CloudMade");
  // The fonts are under licences of their own.
  expect(text).toMatch(/^noto-mono\n/m);
  expect(text).toContain("SIL OPEN FONT LICENSE");
});
