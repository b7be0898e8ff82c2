import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { run } from "../integration/build/inProcess.ts";
import { edit } from "../integration/build/sitegen.ts";
import { photo } from "../unit/photo.ts";
import { type EditorPage, openEditor } from "./editorPage.ts";
import { serve, type ServedSites } from "../sites/serve.ts";

const root = mkdtempSync(join(tmpdir(), "sitegen-editor-"));
const countries = join(root, "countries");
let served: ServedSites;

const git = (...words: string[]): string => execFileSync("git", words, { cwd: root, encoding: "utf8" });

/** The lines that differ from the last commit, without those around them. */
const changedLines = (file: string): string[] =>
  git("diff", "--unified=0", "--", file)
    .split("\n")
    .filter((line) => /^[+-](?![+-]{2} )/.test(line));

beforeAll(async () => {
  cpSync(resolve(import.meta.dirname, "../fixtures/bare"), root, { recursive: true });
  edit(join(countries, "network.yaml"), "groups:\n", "groups:\n  news: { label: News, collection: {} }\n");
  edit(join(countries, "quay.yaml"), "  breads:\n", "  news: {}\n  breads:\n");
  const home = join(countries, "content/quay/home.md");
  edit(
    home,
    /^summary: .*$/m,
    "$&\nsections:\n  - type: text\n    heading: Where is it warm?\n    text: At the *oven*.",
  );
  mkdirSync(join(countries, "content/quay/news"));
  const about = readFileSync(join(countries, "content/quay/about.md"), "utf8");
  writeFileSync(join(countries, "content/quay/news/index.md"), about.replace("About the bakery", "News of the bakery"));
  writeFileSync(
    join(countries, "content/quay/news/first.md"),
    about.replace("About the bakery", "The first loaf").replace("---\n\n", "date: 2026-01-05\n---\n\n"),
  );
  writeFileSync(join(root, ".gitignore"), ".sitegen/\ndist/\ndeploy/\neditor/\n");
  writeFileSync(join(root, "oven.jpg"), await photo(1600, 900, (image) => image.jpeg()));
  git("init", "--quiet");
  git("add", "--all");
  git("-c", "user.name=test", "-c", "user.email=test@example.com", "commit", "--quiet", "--message", "before");
  served = await serve("dev", "--root", root);
});
afterEach(() => {
  git("checkout", "--quiet", ".");
  git("clean", "-d", "--force", "--quiet");
});
afterAll(async () => {
  await served?.stop();
  rmSync(root, { recursive: true, force: true });
});

/** What visitors see at a path. */
const shown = async (path: string) => (await fetch(served.origin + path)).text();

/** Neither has the editor asked another server for anything, nor was there an error. */
function expectQuiet({ errors, foreign }: EditorPage): void {
  expect(errors()).toEqual([]);
  expect(foreign.filter((url) => !url.includes("/fontsource/"))).toEqual([]);
}

test("a phone number is edited, and visitors see it; one in no right form is not saved", async () => {
  const editor = await openEditor(served.origin);
  const { page, open, expand, write, field, save } = editor;
  await open("collections/settings-quay/entries/settings");
  await expand("contacts");
  await expand("contacts.phone");
  await write("contacts.phone.e164", "020 7946 0142");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const phone = await field("contacts.phone.e164");
  await expect.poll(() => phone.innerText()).toContain("Write a plus sign, the country code and the number");
  expect(changedLines("countries/quay.yaml")).toEqual([]);
  await write("contacts.phone.e164", "+442079460142");
  await write("contacts.phone.display", "020 7946 0142");
  await save();
  expect(changedLines("countries/quay.yaml")).toEqual([
    '-  phone: { e164: "+442079460123", display: 020 7946 0123 }',
    '+  phone: { e164: "+442079460142", display: 020 7946 0142 }',
  ]);
  await expect.poll(() => shown("/quay/")).toContain('href="tel:+442079460142"');
  expectQuiet(editor);
});

test("a section is edited, and visitors see it", async () => {
  const editor = await openEditor(served.origin);
  const { open, expand, write, save } = editor;
  await open("collections/copy-quay/entries/home");
  await expand("sections", 0);
  await write("sections.0.heading", "Which place is warm?");
  await save();
  expect(changedLines("countries/content/quay/home.md")).toEqual([
    "-    heading: Where is it warm?",
    "+    heading: Which place is warm?",
  ]);
  await expect.poll(() => shown("/quay/")).toContain("Which place is warm?</h2>");
  expectQuiet(editor);
});

test("a post with a picture is written, and visitors see it", async () => {
  const editor = await openEditor(served.origin);
  const { open, write, field, save } = editor;
  await open("collections/copy-quay-news/new");
  await write("title", "A morning at the oven");
  await write(
    "description",
    "What the oven of a bakery smells like, and why a morning there is well spent before you eat.",
  );
  await write("summary", "What an oven tells you about a bakery.");
  await write("body", "Come early.\n\n## What to look for\n\nQuiet rooms, and *long* hours.");
  await (await field("picture")).getByRole("checkbox").first().click();
  await (await field("picture.file")).locator("input[type=file]").first().setInputFiles(join(root, "oven.jpg"));
  await write("picture.alt", "An oven in the evening");
  await save();
  expect(
    git("status", "--short", "--untracked-files=all")
      .trim()
      .split("\n")
      .map((line) => line.trim()),
  ).toEqual(["?? countries/content/quay/news/a-morning-at-the-oven.md", "?? countries/images/quay/oven.jpg"]);
  const post = readFileSync(join(countries, "content/quay/news/a-morning-at-the-oven.md"), "utf8");
  expect(post.replace(/^date: \d{4}-\d{2}-\d{2}$/m, "date: today")).toMatchInlineSnapshot(`
    "---
    title: A morning at the oven
    description: What the oven of a bakery smells like, and why a morning there is well spent before you eat.
    summary: What an oven tells you about a bakery.
    picture:
      file: oven.jpg
      alt: An oven in the evening
    date: today
    ---

    Come early.

    ## What to look for

    Quiet rooms, and *long* hours.
    "
  `);

  const news = "/quay/news/a-morning-at-the-oven/";
  await expect.poll(() => shown(news)).toContain("What to look for</h2>");
  const [image = ""] = /<img [^>]*alt="An oven in the evening"[^>]*>/.exec(await shown(news)) ?? [];
  const [, source = ""] = / src="([^"]+)"/.exec(image) ?? [];
  expect(source).not.toBe("");
  expect((await fetch(new URL(source, served.origin + news))).status).toBe(200);
  expectQuiet(editor);
});

test("an editor for a git host brings the licences of what it is made of along", async () => {
  const out = join(root, "editor");
  const to = ["--backend", "github", "--repo", "example/sites"];
  expect(await run("editor", "--out", out, ...to, "--root", root, "--quiet")).toMatchObject({ code: 0 });
  const text = readFileSync(join(out, "licences.txt"), "utf8");
  expect(text).toMatch(/(?:^|, )@sveltia\/cms 0[\d.]+: MIT/m);
  // Of what was compiled into our own part, and of what the CMS loads.
  expect(text).toMatch(/(?:^|, )yaml [\d.]+: ISC$/m);
  expect(text).toContain("CloudMade");
  // The fonts are under licences of their own.
  expect(text).toMatch(/^noto-mono\n/m);
  expect(text).toContain("SIL OPEN FONT LICENSE");
});
