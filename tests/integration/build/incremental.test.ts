import { existsSync, readdirSync, renameSync, rmSync, symlinkSync, unlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { randomNumbers, SEED } from "../../random.ts";
import { makeSmallProject, writePost } from "../../smallProject.ts";
import { build, fromNothing, run } from "./inProcess.ts";
import { build as spawnBuild, differing, edit, snapshot, workFolder } from "./sitegen.ts";

/** Builds after random edits; `ROUNDS=200` looks longer. */
const ROUNDS = Number(process.env["ROUNDS"] ?? 2);
const HOST = ["--host", "netlify"];
const root = join(workFolder("incremental"), "site");
const NEWS = join(root, "countries/content/atlantis/news");
const post = (number: number) => join(NEWS, `post-${number}.md`);
const command = (...args: string[]) => run("build", "--root", root, ...HOST, ...args);

describe("an incremental build", () => {
  beforeEach(async () => {
    makeSmallProject(root, { posts: 10 });
    await build(root, ...HOST);
  });

  it("knows of changes in folders and files that are links", async () => {
    // Within the repository: a link that leads out of it is refused.
    const elsewhere = join(root, "news");
    renameSync(NEWS, elsewhere);
    symlinkSync(elsewhere, NEWS, "junction");
    // A link to itself leads nowhere.
    symlinkSync("circle.txt", join(root, "countries/circle.txt"));
    expect(await build(root, ...HOST)).toBe(0);
    edit(join(elsewhere, "post-1.md"), "Paragraph", "Another paragraph");
    expect(await build(root, ...HOST)).toBe(1);
    edit(join(elsewhere, "post-1.md"), "title: P", "title: Good p");
    expect(await build(root, ...HOST)).toBeGreaterThan(1);
  });

  it("says why a page was rendered, each time anew", async () => {
    const why = async () => (await run("explain", "--root", root, "--why", "atlantis", "/contact-us/")).out;
    await build(root, "--force", ...HOST);
    expect(await why()).toContain("no earlier record");
    edit(join(root, "countries/atlantis.yaml"), /^name: Atlantis$/m, "name: New Atlantis");
    await build(root, ...HOST);
    expect(await why()).toMatch(/Reasons for the last rendering of .*:\n {2}settings that all pages/);
  });

  it("knows of every redirect where it is written, from the cache too", async () => {
    const redirects = async () => (await run("redirects", "--root", root, "--json")).out;
    const known = await redirects();
    expect(known).toContain("countries/network.yaml:");
    rmSync(join(root, ".sitegen/cache/store/config.json"));
    expect(await redirects()).toBe(known);
  });

  // Each in a process of its own, as people build: what one keeps in memory helps no other.
  it(
    `gives the bytes of a build from nothing after random edits (SEED=${SEED})`,
    { timeout: 30_000 * ROUNDS },
    async () => {
      const random = randomNumbers();
      const pick = (count: number) => Math.floor(random() * count);
      const somePost = () => {
        const posts = readdirSync(NEWS).filter((name) => name.startsWith("post-"));
        return join(NEWS, posts[pick(posts.length)] ?? "");
      };
      let number = 100;
      const edits: (() => void)[] = [
        () => edit(somePost(), /^title: .*$/m, `title: A title of ${pick(1e6)}`),
        () => edit(somePost(), /^date: .*$/m, `date: ${new Date(pick(1e12)).toISOString().slice(0, 10)}`),
        () => edit(somePost(), /\n---\n\n/, `\n---\n\nA paragraph of ${pick(1e6)}.\n\n`),
        () => edit(somePost(), /^- \[.*/m, `- [Link ${pick(1e6)}](${["/contact-us/", "/words/"][pick(2)]})`),
        () => edit(join(root, "countries/content/shared/visas.md"), /$/, `\nLine ${pick(1e6)}.\n`),
        () => writePost(root, number++),
        () => writePost(root, number++),
        () => void (readdirSync(NEWS).length > 5 && unlinkSync(somePost())),
        () => edit(join(root, "countries/network.yaml"), /^ {2}tagline: .*$/m, `  tagline: Line ${pick(1e6)}`),
        () => edit(join(root, "countries/atlantis.yaml"), /hours: "[^"]*"/, `hours: "Mon–Fri ${pick(1e6)}"`),
      ];
      for (let round = 0; round < ROUNDS; round++) {
        for (let count = 1 + pick(3); count > 0; count--) edits[pick(edits.length)]?.();
        spawnBuild(root, ...HOST);
        expect(differing(snapshot(root), await fromNothing(root, "--jobs", "1", ...HOST)), `round ${round}`).toEqual(
          [],
        );
      }
    },
  );

  it("leaves the output as it was when the input has mistakes", async () => {
    const before = snapshot(root);
    edit(post(3), "title:", "titel:");
    await expect(build(root, ...HOST)).rejects.toThrow(/titel/);
    expect(differing(snapshot(root), before)).toEqual([]);
    expect(existsSync(join(root, ".sitegen/commit.json"))).toBe(false);
  });

  it("tells of mistakes and warnings in an edited text, and of those that were there before", async () => {
    const warnings = async () => (await command()).err;
    edit(post(3), "Paragraph", "<b>Paragraph</b>");
    await expect(build(root, ...HOST)).rejects.toThrow(/post-3\.md:\d+:\d+ error The Markdown contains raw HTML/);
    edit(post(3), "<b>Paragraph</b>", "Paragraph");
    edit(post(3), /^description: .*$/m, "description: Short.");
    expect(await warnings()).toContain("post-3.md:3:");
    // By now the file's times tell whether it changes.
    await warnings();
    const unchanged = await warnings();
    expect(unchanged).toContain("nothing has changed");
    expect(unchanged).toContain("post-3.md:3:");
    edit(post(3), "Paragraph", "Another paragraph");
    expect(await warnings()).toContain("post-3.md:3:");
  });
});

describe("a build by workers", () => {
  // They take part from 400 files and pages on.
  beforeEach(() => makeSmallProject(root, { posts: 420 }));

  it("gives the bytes of one without them", async () => {
    expect(await build(root, "--jobs", "3", ...HOST)).toBeGreaterThan(420);
    expect(differing(snapshot(root), await fromNothing(root, "--jobs", "1", ...HOST))).toEqual([]);
  });

  it("tells the same of mistakes", async () => {
    edit(post(5), "title:", "titel:");
    edit(post(100), "Paragraph", "<b>Paragraph</b>");
    edit(post(200), /^description: .*$/m, "description: Short.");
    edit(post(300), /^summary: .*$/m, "summary: [unclosed");
    const { code, err } = await command("--jobs", "3");
    expect(code).toBe(1);
    // The description of 200 is a warning, which `validate` tells.
    for (const number of [5, 100, 300]) expect(err).toContain(`post-${number}.md:`);
    rmSync(join(root, ".sitegen"), { recursive: true, force: true });
    expect((await command("--jobs", "1")).err).toBe(err);
  });
});
