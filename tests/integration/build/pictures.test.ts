import { existsSync, readdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { beforeAll, expect, it } from "vitest";
import { makeSmallProject } from "../../smallProject.ts";
import { photo } from "../../unit/photo.ts";
import { build } from "./inProcess.ts";
import { edit, workFolder } from "./sitegen.ts";

const HOST = ["--host", "netlify"];
const root = join(workFolder("pictures"), "site");
const PICTURES = join(root, "dist/atlantis/assets/pictures");
const image = (name: string) => join(root, "countries/images/shared", name);
const page = (path: string) => readFileSync(join(root, "dist/atlantis", path, "index.html"), "utf8");

/** As a phone writes it: turned by its metadata, with the place where it was taken. */
async function phonePhoto(): Promise<Buffer> {
  const place = { IFD3: { GPSLatitudeRef: "N", GPSLatitude: "51/1 30/1 0/1" } };
  const taken = await photo(400, 500, (it) => it.jpeg().withExif(place));
  return sharp(taken).keepMetadata().withMetadata({ orientation: 6 }).toBuffer();
}

beforeAll(async () => {
  makeSmallProject(root);
  writeFileSync(image("park.jpg"), await phonePhoto());
  writeFileSync(image("map.svg"), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"/>');
  edit(
    join(root, "countries/content/atlantis/news/post-1.md"),
    /^Paragraph/m,
    "![The park](park.jpg)\n\n![A map](map.svg)\n\nParagraph",
  );
  await build(root, ...HOST);
});

it("each picture is made in the widths and formats that it is wide enough for", () => {
  const made = readdirSync(PICTURES).map((name) => name.replace(/-[0-9a-f]{8}/, ""));
  expect(made).toMatchInlineSnapshot(`
    [
      "map.svg",
      "park-480.avif",
      "park-480.webp",
      "park-500.avif",
      "park-500.jpg",
      "park-500.webp",
    ]
  `);
});

it("pictures are turned upright, and keep no metadata", async () => {
  for (const name of readdirSync(PICTURES).filter((file) => !file.endsWith(".svg"))) {
    const { width, height, exif, orientation } = await sharp(join(PICTURES, name)).metadata();
    expect([name, width > height, exif, orientation]).toEqual([name, true, undefined, undefined]);
  }
});

it("pages name only files that are there", () => {
  const named = [
    ...(page("contact-us") + page("news/post-1")).matchAll(/\/atlantis\/(assets\/pictures\/[^\s",]+)/g),
  ].map(([, name = ""]) => name);
  expect(new Set(named).size).toBeGreaterThan(5);
  expect(named.filter((name) => !existsSync(join(root, "dist/atlantis", name)))).toEqual([]);
});

it("link previews show a page's picture", () => {
  expect(page("contact-us")).toMatch(
    /<meta property="og:image" content="https:\/\/[^"]+\/atlantis\/assets\/pictures\/park-[0-9a-f]{8}-500\.jpg">/,
  );
  expect(page("contact-us")).toContain('<meta name="twitter:card" content="summary_large_image">');
});

it("a picture that is gone is noticed", async () => {
  unlinkSync(image("map.svg"));
  await expect(build(root, ...HOST)).rejects.toThrow(/missing-picture/);
});
