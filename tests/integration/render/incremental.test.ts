import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
// @ts-expect-error a script without types
import { makeSite, writePost } from "../../bench/makeSite.js";
import { randomNumbers, SEED } from "../../random.ts";
import { build, fromNothing } from "./inProcess.ts";
import {
  build as spawnBuild,
  CLI,
  differing,
  edit,
  fromNothing as spawnFromNothing,
  sitegen,
  snapshot,
} from "./sitegen.ts";

/** For a host that compresses by itself: what is compressed from nothing takes most of a build's time. */
const UNCOMPRESSED = ["--host", "netlify"];

let work = "";
let root = "";

const post = (number: number) => join(root, `countries/content/india/news/post-${number}.md`);

beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), "sitegen-incremental-"));
  makeSite(join(work, "model"), 15);
});
afterAll(() => rmSync(work, { recursive: true, force: true }));
// Each test has a project of its own, and begins with a build of it.
beforeEach(async () => {
  root = join(work, "site");
  rmSync(root, { recursive: true, force: true });
  cpSync(join(work, "model"), root, { recursive: true });
  await build(root, ...UNCOMPRESSED);
});

describe("an incremental build", () => {
  it("renders nothing when nothing has changed", async () => {
    expect(await build(root, ...UNCOMPRESSED)).toBe(0);
  });

  type Edit = [name: string, change: () => void, most: number];
  const record = (country: string) => join(root, ".sitegen/outputs", `${country}.json`);
  const EDITS: Edit[] = [
    ["a post's text", () => edit(post(7), "Part 1", "Another part"), 1],
    [
      "the texts of two posts, of which one has a link less",
      () => {
        edit(post(7), /^- \[.*$/m, "- No link");
        edit(post(8), /^- \[.*\](.*)$/m, "- [The same page under other words]$1");
      },
      2,
    ],
    ["the settings, by a comment", () => edit(join(root, "countries/india.yaml"), /$/, "# A comment.\n"), 0],
    [
      "a post's text that takes a minute longer to read, which its lists show",
      () => edit(post(9), /$/, "\nMany more words.\n".repeat(200)),
      20,
    ],
    ["a link to another page", () => edit(post(10), "/services/visa-guidance/", "/contact-us/"), 1],
    [
      "the text of a page that is no post",
      () => edit(join(root, "countries/content/shared/contact-us.md"), /$/, "\nWe are glad of every call.\n"),
      1,
    ],
    [
      "a post's text and its title",
      () => {
        edit(post(11), "Part 1", "Another part");
        edit(post(11), "title: Post", "title: Good post");
      },
      20,
    ],
    ["a post's title, which its lists show", () => edit(post(3), "title: Post", "title: Great post"), 20],
    [
      "a post's questions, of which one has a heading in its answer",
      () =>
        edit(
          post(13),
          /^category: .*$/m,
          "$&\nfaq:\n  - question: What is it?\n    answer: |\n      ### Costs\n\n      Few.",
        ),
      20,
    ],
    [
      "a post's text, which shows a sign that has a font of its own",
      () => edit(post(14), "Part 1", "₹ 100: part 1"),
      1,
    ],
    ["a new post", () => writePost(root, 16), 60],
    ["a removed post", () => unlinkSync(post(12)), 60],
    [
      "the phone number, which every page shows",
      () => edit(join(root, "countries/india.yaml"), /\+91 00000 00000/g, "+91 00000 00009"),
      200,
    ],
    ["a page's file in the output that was lost", () => unlinkSync(join(root, "dist/india/news/post-5/index.html")), 1],
    [
      "a page's file in the output that was damaged",
      () => writeFileSync(join(root, "dist/india/index.html"), "broken"),
      1,
    ],
    ...["content.json", "config.json", "bundle-key.json", "last-build.json", "engine.txt"].map((name): Edit => [
      `a cache that was damaged (${name})`,
      () => writeFileSync(join(root, ".sitegen/cache", name), "{"),
      0,
    ]),
    ["a record of the output that was damaged", () => writeFileSync(record("india"), "{"), 200],
    [
      "a record of the output that tells of other files",
      () => edit(record("india"), /news\/post-9/g, "news/post-0"),
      9,
    ],
    ["a cache that was removed", () => rmSync(join(root, ".sitegen"), { recursive: true }), 200],
  ];

  it.each(EDITS)("after a change of %s gives the bytes of a build from nothing", async (_name, change, most) => {
    change();
    expect(await build(root, ...UNCOMPRESSED)).toBeLessThanOrEqual(most);
    expect(differing(snapshot(root), await fromNothing(root, "--jobs", "1", ...UNCOMPRESSED))).toEqual([]);
  });

  it("knows of changes in folders and files that are links", async () => {
    const linked = join(work, "linked");
    const news = join(linked, "countries/content/india/news");
    makeSite(linked, 2);
    // Within the repository: a link that leads out of it is refused.
    const elsewhere = join(linked, "news");
    renameSync(news, elsewhere);
    symlinkSync(elsewhere, news, "junction");
    // A link to itself leads nowhere.
    symlinkSync("circle.txt", join(linked, "countries/circle.txt"));
    expect(await build(linked, ...UNCOMPRESSED)).toBeGreaterThan(2);
    edit(join(elsewhere, "post-1.md"), "Part 1", "Another part");
    expect(await build(linked, ...UNCOMPRESSED)).toBe(1);
    edit(join(elsewhere, "post-1.md"), "title: Post", "title: Good post");
    expect(await build(linked, ...UNCOMPRESSED)).toBeGreaterThan(1);
  });

  it("knows of every redirect where it is written, from the cache too", () => {
    const redirects = () => sitegen(["redirects", "--root", root, "--json"]);
    const known = redirects();
    expect(known).toContain("countries/network.yaml:");
    rmSync(join(root, ".sitegen/cache/config.json"));
    expect(redirects()).toBe(known);
  });

  // Each in a process of its own, as people build: what one keeps in memory helps no other.
  it(`gives the bytes of a build from nothing after random edits (SEED=${SEED})`, () => {
    const random = randomNumbers();
    const pick = (count: number) => Math.floor(random() * count);
    const somePost = () => {
      const news = join(root, "countries/content/india/news");
      const posts = readdirSync(news).filter((name) => /^post-\d+\.md$/.test(name));
      return join(news, posts[pick(posts.length)] ?? "");
    };
    let number = 100;
    const edits: (() => void)[] = [
      () => edit(somePost(), /^title: .*$/m, `title: A title of ${pick(1e6)}`),
      () => edit(somePost(), /^date: .*$/m, `date: 2024-0${1 + pick(9)}-1${pick(10)}`),
      () => edit(somePost(), /\n---\n\n/, `\n---\n\nA paragraph of ${pick(1e6)}.\n\n`),
      () => edit(somePost(), /$/, `\nA last line of ${pick(1e6)}.\n`),
      () =>
        edit(somePost(), /^- \[.*/m, `- [Link ${pick(1e6)}](${["/contact-us/", "/services/visa-guidance/"][pick(2)]})`),
      () => edit(join(root, "countries/content/shared/contact-us.md"), /$/, `\nLine ${pick(1e6)}.\n`),
      () => writePost(root, number++),
      () => unlinkSync(somePost()),
      () => edit(join(root, "countries/network.yaml"), /^ {2}tagline: .*$/m, `  tagline: Line ${pick(1e6)}`),
      () => edit(join(root, "countries/india.yaml"), /hours: "[^"]*"/, `hours: "Mon–Fri ${pick(1e6)}"`),
    ];
    for (let round = 0; round < 4; round++) {
      for (let count = 1 + pick(3); count > 0; count--) edits[pick(edits.length)]?.();
      spawnBuild(root, ...UNCOMPRESSED);
      expect(
        differing(snapshot(root), spawnFromNothing(root, "--jobs", "1", ...UNCOMPRESSED)),
        `round ${round}`,
      ).toEqual([]);
    }
  });

  it("gives the same bytes with workers and without", async () => {
    const many = join(work, "many");
    makeSite(many, 420);
    // Workers take part from 400 pages on.
    expect(await build(many, "--jobs", "3", ...UNCOMPRESSED)).toBeGreaterThan(420);
    const before = snapshot(many);
    expect(await build(many, "--force", "--jobs", "1", ...UNCOMPRESSED)).toBeGreaterThan(420);
    expect(differing(snapshot(many), before)).toEqual([]);
  });

  it("tells the same of mistakes with workers and without", () => {
    const many = join(work, "mistaken");
    makeSite(many, 420);
    const file = (number: number) => join(many, `countries/content/india/news/post-${number}.md`);
    edit(file(5), "title:", "titel:");
    edit(file(100), "Part 1", "<b>Part 1</b>");
    edit(file(200), /^description: .*$/m, "description: Short.");
    edit(file(300), /^summary: .*$/m, "summary: [unclosed");
    const said = (jobs: string) =>
      spawnSync(process.execPath, [CLI, "build", "--root", many, "--jobs", jobs, ...UNCOMPRESSED], {
        encoding: "utf8",
      });
    const { status, stderr } = said("3");
    expect(status).toBe(1);
    // The description of 200 is a warning, which `validate` tells.
    for (const number of [5, 100, 300]) expect(stderr).toContain(`post-${number}.md:`);
    expect(stderr).toBe(said("1").stderr);
  });

  it("leaves the output as it was when the input has mistakes", async () => {
    const before = snapshot(root);
    edit(post(9), "title:", "titel:");
    await expect(build(root, ...UNCOMPRESSED)).rejects.toThrow(/titel/);
    expect(differing(snapshot(root), before)).toEqual([]);
    expect(existsSync(join(root, ".sitegen/commit.json"))).toBe(false);
  });

  it("tells of mistakes and warnings in an edited text, and of those that were there before", async () => {
    edit(post(9), "Part 1", "<b>Part 1</b>");
    await expect(build(root, ...UNCOMPRESSED)).rejects.toThrow(/post-9\.md:\d+:\d+ error The Markdown holds raw HTML/);
    edit(post(9), "<b>Part 1</b>", "Part 1");
    edit(post(9), /^description: .*$/m, "description: Short.");
    expect(warnings()).toContain("post-9.md:3:");
    const unchanged = warnings();
    expect(unchanged).toContain("nothing has changed");
    expect(unchanged).toContain("post-9.md:3:");
    edit(post(9), "Part 1", "Another part");
    expect(warnings()).toContain("post-9.md:3:");
  });

  const warnings = () =>
    spawnSync(process.execPath, [CLI, "build", "--root", root, ...UNCOMPRESSED], { encoding: "utf8" }).stderr;
});
