import type { Page } from "playwright";
import { expect, inject, test } from "vitest";
import { hydrated, NO_PAGE, PHONE } from "./browser.ts";
import { held } from "./contentApi.ts";
import { layoutShifts, watchLayoutShifts } from "./layoutShift.ts";
import { HARBOUR } from "../sites/settingsSites.ts";
import { visit } from "./visit.ts";

test("pictures have their place before they are there; the browser takes the smallest AVIF that is sharp", async () => {
  const pictures = held((route) => route.continue());
  const asked: string[] = [];
  const context = { baseURL: inject("settingsOrigin"), viewport: PHONE, deviceScaleFactor: 2 };
  const { page } = await visit(NO_PAGE, { context, early: true, prepare: watchLayoutShifts });
  await page.route("**/assets/pictures/**", (route) => {
    asked.push(new URL(route.request().url()).pathname.replace(/.*\/|-[0-9a-f]{8}/g, ""));
    return pictures.answer(route);
  });
  // The load event waits for the picture.
  await page.goto(HARBOUR, { waitUntil: "domcontentloaded" });
  await expect.poll(() => asked).toEqual(["harbour-800.avif"]);
  const place = () => page.getByAltText("The harbour").boundingBox();
  const reserved = await place();
  expect(reserved?.height).toBeGreaterThan(100);
  pictures.release();
  await hydrated(page);
  await expect.poll(() => shown(page, "The harbour")).toBe(true);
  expect(await place()).toEqual(reserved);
  // A page that arrives in pieces is drawn in pieces: what comes after that must not move.
  const moved = await layoutShifts(page);

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
  expect(await layoutShifts(page)).toEqual(moved);
});

/** True when a picture has been drawn. */
const shown = (page: Page, alt: string): Promise<boolean> =>
  page.getByAltText(alt).evaluate((image) => {
    const { complete, naturalWidth, currentSrc } = image as HTMLImageElement;
    return complete && naturalWidth > 0 && currentSrc.endsWith(".avif");
  });
