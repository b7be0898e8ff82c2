import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
// @ts-expect-error a script without types
import { makeSite } from "../../bench/makeSite.js";
import { build, fromNothing } from "./inProcess.ts";
import { differing, edit, snapshot } from "./sitegen.ts";

/** It compresses by itself. */
const HOST = ["--host", "netlify"];
let work = "";
let root = "";

const inRoot = (path: string) => join(root, path);
const page = (path: string) => readFileSync(inRoot(`dist/${path}index.html`), "utf8");
const drawn = () => readdirSync(inRoot("dist/india/assets/share")).sort();
const times = () => new Map(drawn().map((name) => [name, statSync(inRoot(`dist/india/assets/share/${name}`)).mtimeMs]));

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), "sitegen-share-"));
  root = join(work, "site");
  makeSite(root, 3);
  edit(inRoot("countries/network.yaml"), "sharePictures: { for: none }", "sharePictures: { for: pages }");
  await build(root, ...HOST);
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

describe("a build with share pictures", () => {
  it("has all tags on every page that search engines may list, and each picture as large as they say", async () => {
    const pages = [...snapshot(root).keys()].filter((name) => /^dist\/.*index\.html$/.test(name));
    const listed = pages.map((name) => readFileSync(inRoot(name), "utf8")).filter((html) => !html.includes("noindex"));
    expect(listed.length).toBeGreaterThan(5);
    for (const html of listed) {
      const valueOf = (name: string) =>
        new RegExp(`<meta (?:property|name)="${name}" content="([^"]+)">`).exec(html)?.[1];
      const url = valueOf("og:image") ?? "";
      const { format, width, height } = await sharp(inRoot(`dist${new URL(url).pathname}`)).metadata();
      expect([valueOf("og:image:type"), valueOf("og:image:width"), valueOf("og:image:height")]).toEqual([
        `image/${format}`,
        String(width),
        String(height),
      ]);
      expect([width, height, valueOf("twitter:card")]).toEqual([1200, 630, "summary_large_image"]);
      expect(valueOf("twitter:image")).toBe(url);
      expect(valueOf("og:image:alt")).not.toBe(undefined);
      expect(valueOf("twitter:image:alt")).toBe(valueOf("og:image:alt"));
    }
  });

  it("has icons where browsers and phones ask for them", async () => {
    const ico = readFileSync(inRoot("dist/favicon.ico"));
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    expect(await sharp(ico.subarray(22)).metadata()).toMatchObject({ format: "png", width: 32, height: 32 });
    expect(await sharp(inRoot("dist/apple-touch-icon.png")).metadata()).toMatchObject({ width: 180, hasAlpha: false });
    const [, named = ""] = /<link rel="icon" href="([^"]+\.ico)" sizes="32x32">/.exec(page("india/")) ?? [];
    expect(readFileSync(inRoot(`dist${named}`)).subarray(22).length).toBeGreaterThan(50);
  });

  it("draws none when nothing of them has changed, and one for a new title", async () => {
    const before = times();
    edit(inRoot("countries/content/india/news/post-2.md"), /\n## /, "\nMore.\n\n## ");
    await build(root, ...HOST);
    expect(times()).toEqual(before);
    edit(inRoot("countries/content/india/news/post-2.md"), /^title: .*$/m, "title: Another title");
    await build(root, ...HOST);
    const after = times();
    const added = [...after].filter(([name]) => !before.has(name));
    expect(added.map(([name]) => name.replace(/-[0-9a-f]{8}/, ""))).toEqual(["post-2.png"]);
    for (const [name, time] of before) if (after.has(name)) expect([name, after.get(name)]).toEqual([name, time]);
    expect(
      differing(await fromNothing(root, ...HOST), snapshot(root)).filter((name) => !name.includes("share/post-2")),
    ).toEqual([]);
  });
});
