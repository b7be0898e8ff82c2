import { execFileSync } from "node:child_process";
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
import { join, resolve } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { listFiles } from "../../../cli/files.ts";
import { photo } from "../photo.ts";
// @ts-expect-error a script without types
import { makeSite } from "../../bench/makeSite.js";

const CLI = resolve(import.meta.dirname, "../../../bin/sitegen.js");
let work = "";
let root = "";

/** Builds, and says how many pages were rendered. */
function build(folder = root): number {
  const text = execFileSync(process.execPath, [CLI, "build", "--root", folder, "--json", "--quiet"], {
    encoding: "utf8",
  });
  const { sites } = JSON.parse(text) as { sites: { rendered: number }[] };
  return sites.reduce((sum, { rendered }) => sum + rendered, 0);
}

const snapshot = (folder: string) =>
  new Map(
    listFiles(join(folder, "dist")).map((name) => [name, readFileSync(join(folder, "dist", name), "latin1")] as const),
  );

/** Files that differ from those of a build from nothing in another folder. */
function differing(): string[] {
  const fresh = join(work, "fresh");
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh);
  cpSync(join(root, "countries"), join(fresh, "countries"), { recursive: true });
  build(fresh);
  const [a, b] = [snapshot(root), snapshot(fresh)];
  return [...new Set([...a.keys(), ...b.keys()])].filter((name) => a.get(name) !== b.get(name));
}

const inRoot = (path: string) => join(root, path);
const image = (name: string) => inRoot(`countries/images/${name}`);
const made = () => readdirSync(inRoot("dist/india/assets/pictures")).map((name) => name.replace(/-[0-9a-f]{8}/, ""));
const page = (path: string) => readFileSync(inRoot(`dist/india/${path}index.html`), "utf8");
const edit = (file: string, from: string | RegExp, to: string) =>
  writeFileSync(inRoot(file), readFileSync(inRoot(file), "utf8").replace(from, to));
const POST = "countries/content/india/news/post-2.md";

/** As a phone writes it: turned by its metadata, with the place where it was taken. */
const phonePhoto = () =>
  photo(700, 900, (it) => it.jpeg().withExif({ IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } }));

beforeAll(async () => {
  work = mkdtempSync(join(tmpdir(), "sitegen-pictures-"));
  root = join(work, "site");
  makeSite(root, 3);
  mkdirSync(image("india"), { recursive: true });
  mkdirSync(image("shared"));
  const phone = await phonePhoto();
  writeFileSync(image("india/park.jpg"), await sharp(phone).keepMetadata().withMetadata({ orientation: 6 }).toBuffer());
  writeFileSync(image("shared/map.svg"), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"/>');
  edit(POST, "title:", "picture: { file: park.jpg, alt: A park }\ntitle:");
  edit("countries/content/india/news/post-3.md", /\n## /, "\n![The park](park.jpg)\n\n![A map](map.svg)\n\n## ");
  build();
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

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

  it("does nothing when nothing has changed", () => expect(build()).toBe(0));

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
    (_name, lose) => {
      const before = snapshot(root);
      lose();
      rmSync(inRoot("dist/india/assets/pictures"), { recursive: true });
      expect(build()).toBe(0);
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
      expect(build()).toBe(rendered);
      expect(differing()).toEqual([]);
    },
    60_000,
  );

  it("notices a picture that is gone", () => {
    unlinkSync(image("india/park.jpg"));
    expect(() => build()).toThrow(/missing-picture/);
  });
});
