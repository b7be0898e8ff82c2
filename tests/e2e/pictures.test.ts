import type { Page } from "playwright";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { photo } from "../unit/photo.ts";
import { hydrated, PHONE } from "./browser.ts";
import { held } from "./contentApi.ts";
import { layoutShift, watchLayoutShifts } from "./layoutShift.ts";
import { serveSites, type ServedSites } from "./serveSites.ts";
import { useVisits } from "./visit.ts";

const visit = useVisits();
const PATH = "/atlantis/harbour/";
const COPY = `---
title: Harbour page
description: A description of the page Harbour that is long enough for a search engine to show.
summary: What the page Harbour is, in one sentence.
picture: { file: harbour.jpg, alt: The harbour }
---
${"\n\nPlain words.".repeat(200)}

![The tower](tower.png "As it was")
`;

/** A small site whose page has one picture in its banner, and another one far below. */
const root = mkdtempSync(join(tmpdir(), "sitegen-pictures-"));
let sites: ServedSites | undefined;

beforeAll(async () => {
  cpSync(resolve(import.meta.dirname, "../fixtures/settings"), root, { recursive: true });
  const images = join(root, "countries/images/shared");
  mkdirSync(images, { recursive: true });
  writeFileSync(join(images, "harbour.jpg"), await photo(1700, 1000, (image) => image.jpeg()));
  writeFileSync(join(images, "tower.png"), await photo(900, 1200));
  const network = join(root, "countries/network.yaml");
  writeFileSync(
    network,
    readFileSync(network, "utf8").replace("\n  pages:\n", "\n  pages:\n    harbour: { template: article }\n"),
  );
  writeFileSync(join(root, "countries/content/shared/harbour.md"), COPY);
  sites = await serveSites(root);
});
afterAll(() => {
  sites?.stop();
  rmSync(root, { recursive: true, force: true });
});

test("pictures have their place before they are there; the browser takes the smallest AVIF that is sharp", async () => {
  const pictures = held((route) => route.continue());
  const asked: string[] = [];
  const context = { baseURL: sites?.origin ?? "", viewport: PHONE, deviceScaleFactor: 2 };
  const { page } = await visit("/robots.txt", { context, early: true, prepare: watchLayoutShifts });
  await page.route("**/assets/pictures/**", (route) => {
    asked.push(new URL(route.request().url()).pathname.replace(/.*\/|-[0-9a-f]{8}/g, ""));
    return pictures.answer(route);
  });
  // The load event waits for the picture.
  await page.goto(PATH, { waitUntil: "domcontentloaded" });
  await expect.poll(() => asked).toEqual(["harbour-800.avif"]);
  const place = () => page.getByAltText("The harbour").boundingBox();
  const reserved = await place();
  expect(reserved?.height).toBeGreaterThan(100);
  pictures.release();
  await hydrated(page);
  await expect.poll(() => shown(page, "The harbour")).toBe(true);
  expect(await place()).toEqual(reserved);
  expect(await layoutShift(page)).toBe(0);

  // What is far below is not asked for before somebody comes near.
  expect(asked).toEqual(["harbour-800.avif"]);
  const tower = page.getByAltText("The tower");
  const before = await tower.boundingBox();
  expect((before?.width ?? 0) / (before?.height ?? 1)).toBeCloseTo(900 / 1200, 2);
  await tower.scrollIntoViewIfNeeded();
  await expect.poll(() => shown(page, "The tower")).toBe(true);
  expect(asked[1]).toMatch(/^tower-\d+\.avif$/);
  // The heights of the smaller forms are whole pixels.
  const after = await tower.boundingBox();
  expect(after?.width).toBe(before?.width);
  expect(after?.height).toBeCloseTo(before?.height ?? 0, 0);
  expect(await layoutShift(page)).toBe(0);
});

/** True when a picture has been drawn. */
const shown = (page: Page, alt: string): Promise<boolean> =>
  page.getByAltText(alt).evaluate((image) => {
    const { complete, naturalWidth, currentSrc } = image as HTMLImageElement;
    return complete && naturalWidth > 0 && currentSrc.endsWith(".avif");
  });
