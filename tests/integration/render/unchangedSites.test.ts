import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, statSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { photo } from "../../unit/photo.ts";
// @ts-expect-error a script without types
import { makeSite, writePost } from "../../bench/makeSite.js";
import { fromNothing } from "./inProcess.ts";
import { build, CLI, differing, edit, sitegen, snapshot } from "./sitegen.ts";

const ARGS = ["--host", "netlify"];
const COUNTRIES = ["india", "land-2", "land-3"];
let work = "";
let root = "";

const content = (name: string) => join(root, "countries/content", `${name}.md`);
const picture = (name: string) => join(root, "countries/images", name);

/** The record of a site's files is written anew by every build that planned it. */
const records = () =>
  COUNTRIES.map((key) => statSync(join(root, `.sitegen/outputs/${key}.json`), { bigint: true }).mtimeNs);

/** Builds; gives the countries that were planned. */
function planned(...args: string[]): string[] {
  const before = records();
  build(root, ...ARGS, ...args);
  const now = records();
  return COUNTRIES.filter((_, index) => before[index] !== now[index]);
}

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), "sitegen-unchanged-"));
  root = join(work, "model");
  makeSite(root, 4, 3);
  mkdirSync(picture("shared"), { recursive: true });
  writeFileSync(picture("shared/desk.jpg"), await photo(900, 600, (image) => image.jpeg()));
  for (const key of ["india", "land-2"])
    edit(content(`${key}/contact-us`), /^label:/m, "picture: { file: desk.jpg, alt: A desk }\nlabel:");
});
// Each test has a project of its own, and begins with a build of it.
beforeEach(() => {
  root = join(work, "site");
  rmSync(root, { recursive: true, force: true });
  cpSync(join(work, "model"), root, { recursive: true });
  build(root, ...ARGS);
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

describe("sites that show nothing of what has changed", () => {
  type Edit = [name: string, change: () => void, planned: string[]];
  const EDITS: Edit[] = [
    ["a post's front matter", () => edit(content("india/news/post-2"), "title: Post", "title: Good post"), ["india"]],
    [
      "front matter of two countries",
      () => {
        edit(content("land-3/contact-us"), /^heading: .*$/m, "heading: Come and see us");
        edit(content("india/contact-us"), /^heading: .*$/m, "heading: Come and see us");
      },
      ["india", "land-3"],
    ],
    ["a new post", () => writePost(root, 5), ["india"]],
    [
      "a new post that has a counterpart",
      () => cpSync(content("india/news/post-2"), content("land-3/news/post-2")),
      ["india", "land-3"],
    ],
    [
      "a removed post that had a counterpart",
      () => {
        cpSync(content("india/news/post-2"), content("land-3/news/post-2"));
        build(root, ...ARGS);
        unlinkSync(content("india/news/post-2"));
      },
      ["india", "land-3"],
    ],
    [
      "shared front matter",
      () => edit(content("shared/services/visa-guidance"), /^heading: .*$/m, "heading: Your visa, step by step"),
      COUNTRIES,
    ],
    [
      "a shared picture that another site still shows",
      () => edit(content("india/contact-us"), /^picture: .*\n/m, ""),
      ["india"],
    ],
    ["a page's file that was lost", () => unlinkSync(join(root, "dist/land-2/contact-us/index.html")), ["land-2"]],
    [
      "front matter, and the loss of another site's file",
      () => {
        edit(content("india/news/post-3"), "title: Post", "title: Good post");
        unlinkSync(join(root, "dist/land-2/contact-us/index.html"));
      },
      ["india", "land-2"],
    ],
    ["the host's file that was lost", () => unlinkSync(join(root, "dist/robots.txt")), COUNTRIES],
    [
      "the settings of one country, which others may show",
      () => edit(join(root, "countries/land-2.yaml"), /hours: "[^"]*"/, 'hours: "Mon–Fri 9–12"'),
      COUNTRIES,
    ],
  ];

  it.each(EDITS)(
    "stay as they are after a change of %s, and the bytes are those of a build from nothing",
    async (...row) => {
      const [, change, expected] = row;
      change();
      expect(planned()).toEqual(expected);
      expect(differing(snapshot(root), await fromNothing(root, ...ARGS))).toEqual([]);
    },
  );

  it("are not asked for after a forced build or with other threads", () => {
    build(root, ...ARGS, "--force");
    edit(content("land-3/contact-us"), /^heading: .*$/m, "heading: Sit down with us");
    expect(planned("--jobs", "1")).toEqual(["land-3"]);
  });

  it("are in the report, and their pages are counted", () => {
    edit(content("india/news/post-1"), "title: Post", "title: Great post");
    const { sites } = JSON.parse(sitegen(["build", "--root", root, "--json", "--quiet", ...ARGS])) as {
      sites: { country: string; pages: number; rendered: number; bytes: number }[];
    };
    expect(sites.map(({ country }) => country)).toEqual(COUNTRIES);
    expect(sites.every(({ pages, bytes }) => pages > 20 && bytes > 1e6)).toBe(true);
    expect(sites.map(({ rendered }) => rendered > 0)).toEqual([true, false, false]);
  });

  it("are planned again when there is a mistake that a new post has made or mended", async () => {
    writePost(root, 6);
    edit(content("india/news/post-6"), "/services/visa-guidance/", "/news/post-7/");
    expect(() => build(root, ...ARGS)).toThrow(/no page `\/news\/post-7\/`/i);
    writePost(root, 7);
    expect(planned()).toEqual(["india"]);
    expect(differing(snapshot(root), await fromNothing(root, ...ARGS))).toEqual([]);
    unlinkSync(content("india/news/post-7"));
    expect(() => build(root, ...ARGS)).toThrow(/no page `\/news\/post-7\/`/i);
  });

  it("do not hide a rule that a removed post breaks, though the settings are those of the last build", () => {
    edit(
      join(root, "countries/network.yaml"),
      /^redirects:\n/m,
      "redirects:\n  - { from: /old, to: /india/news/post-8/ }\n",
    );
    writePost(root, 8);
    build(root, ...ARGS);
    unlinkSync(content("india/news/post-8"));
    expect(() => build(root, ...ARGS)).toThrow(/network\.yaml:\d+:\d+ error .*post-8/);
  });

  it("count when the last site that showed a shared picture shows it no longer", () => {
    edit(content("india/contact-us"), /^picture: .*\n/m, "");
    build(root, ...ARGS);
    edit(content("land-2/contact-us"), /^picture: .*\n/m, "");
    const { stderr } = spawnSync(process.execPath, [CLI, "build", "--root", root, ...ARGS], { encoding: "utf8" });
    expect(stderr).toContain("desk.jpg");
    expect(stderr).toContain("No page shows this picture");
  });
});
