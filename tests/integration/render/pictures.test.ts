import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { photo } from "../../unit/photo.ts";
// @ts-expect-error a script without types
import { makeSite } from "../../bench/makeSite.js";
import { build, fromNothing } from "./inProcess.ts";
import { differing, edit as editFile, snapshot } from "./sitegen.ts";

/** It compresses by itself. */
const HOST = ["--host", "netlify"];
let work = "";
let root = "";

const inRoot = (path: string) => join(root, path);
const image = (name: string) => inRoot(`countries/images/${name}`);
const made = () => readdirSync(inRoot("dist/india/assets/pictures")).map((name) => name.replace(/-[0-9a-f]{8}/, ""));
const page = (path: string) => readFileSync(inRoot(`dist/india/${path}index.html`), "utf8");
const edit = (file: string, from: string | RegExp, to: string) => editFile(inRoot(file), from, to);
const POST = "countries/content/india/news/post-2.md";

/** As a phone writes it: turned by its metadata, with the place where it was taken. */
const phonePhoto = () =>
  photo(700, 900, (it) => it.jpeg().withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } }));

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), "sitegen-pictures-"));
  root = join(work, "model");
  makeSite(root, 3);
  mkdirSync(image("india"), { recursive: true });
  mkdirSync(image("shared"));
  const phone = await phonePhoto();
  writeFileSync(image("india/park.jpg"), await sharp(phone).keepMetadata().withMetadata({ orientation: 6 }).toBuffer());
  writeFileSync(image("shared/map.svg"), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"/>');
  edit(POST, "title:", "picture: { file: park.jpg, alt: A park }\ntitle:");
  edit("countries/content/india/news/post-3.md", /\n## /, "\n![The park](park.jpg)\n\n![A map](map.svg)\n\n## ");
  await build(root, ...HOST);
});
afterAll(() => rmSync(work, { recursive: true, force: true }));
// Each test has a project of its own, and begins with a build of it. Pictures that were encoded once are in its cache.
beforeEach(async () => {
  root = join(work, "site");
  rmSync(root, { recursive: true, force: true });
  cpSync(join(work, "model"), root, { recursive: true });
  await build(root, ...HOST);
});

describe("a build with pictures", () => {
  it("makes each in the widths and formats that it is wide enough for", () => {
    expect(made()).toMatchInlineSnapshot(`
      [
        "map.svg",
        "park-480.avif",
        "park-480.webp",
        "park-800.avif",
        "park-800.webp",
        "park-900.avif",
        "park-900.jpg",
        "park-900.webp",
      ]
    `);
  });

  it("turns them upright, and keeps no metadata", async () => {
    for (const name of readdirSync(inRoot("dist/india/assets/pictures")).filter((file) => !file.endsWith(".svg"))) {
      const { width, height, exif, orientation } = await sharp(inRoot(`dist/india/assets/pictures/${name}`)).metadata();
      expect([name, width > height, exif, orientation]).toEqual([name, true, undefined, undefined]);
    }
  });

  it("names only files that are there", () => {
    const named = [...(page("news/post-2/") + page("news/post-3/")).matchAll(/\/india\/(assets\/pictures\/[^\s",]+)/g)];
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter(([, name = ""]) => !existsSync(inRoot(`dist/india/${name}`)))).toEqual([]);
  });

  it("shows a page's picture in link previews", () => {
    expect(page("news/post-2/")).toMatch(
      /<meta property="og:image" content="https:\/\/[^"]+\/india\/assets\/pictures\/park-[0-9a-f]{8}-900\.jpg">/,
    );
    expect(page("news/post-2/")).toContain('<meta name="twitter:card" content="summary_large_image">');
  });

  it("does nothing when nothing has changed", async () => expect(await build(root, ...HOST)).toBe(0));

  const LOSSES: [name: string, lose: () => void][] = [
    ["a file of the output", () => undefined],
    ["the kept files", () => rmSync(inRoot(".sitegen/cache/pictures"), { recursive: true })],
    [
      "what the kept files hold",
      () => {
        const kept = inRoot(".sitegen/cache/pictures");
        for (const name of readdirSync(kept)) writeFileSync(join(kept, name), "damaged");
      },
    ],
  ];

  it.each(LOSSES)(
    "makes the same again when %s was lost",
    async (_name, lose) => {
      const before = snapshot(root);
      lose();
      rmSync(inRoot("dist/india/assets/pictures"), { recursive: true });
      expect(await build(root, ...HOST)).toBe(0);
      expect(snapshot(root)).toEqual(before);
    },
    60_000,
  );

  const EDITS: [name: string, change: () => unknown, rendered: number][] = [
    [
      "a picture",
      async () => writeFileSync(image("india/park.jpg"), await photo(820, 500, (it) => it.negate().jpeg())),
      2,
    ],
    [
      "a shared one that gets an own one in its place",
      () => writeFileSync(image("india/map.svg"), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 50 30"/>'),
      1,
    ],
    ["a page that shows it no longer", () => edit(POST, /picture: .*\n/, ""), 1],
  ];

  it.each(EDITS)(
    "after a change of %s renders the pages that show it, and gives the bytes of a build from nothing",
    async (_name, change, rendered) => {
      await change();
      expect(await build(root, ...HOST)).toBe(rendered);
      expect(differing(snapshot(root), await fromNothing(root, ...HOST))).toEqual([]);
    },
    60_000,
  );

  it("notices a picture that is gone", async () => {
    unlinkSync(image("india/park.jpg"));
    await expect(build(root, ...HOST)).rejects.toThrow(/missing-picture/);
  });
});
