import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { findViolations, withAxe } from "./axe.ts";
import { DESKTOP, hydrated, PHONE } from "./browser.ts";
import { serve, type ServedSites } from "../sites/serve.ts";
import { content } from "./states.ts";
import { visit } from "./visit.ts";

const START = "/bhutan/gallery/";
let served: ServedSites | undefined;

beforeAll(async () => void (served = await serve("gallery", "bhutan", "--root", inject("root"))));
afterAll(() => served?.stop());

test("every page of the gallery opens, says nothing in the console and has no axe violation", async () => {
  const context = { baseURL: served?.origin ?? "" };
  const { page, messages } = await visit(START, { context, prepare: withAxe });
  const links = await page
    .locator("main a")
    .evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname));
  const paths = [START, ...new Set(links.filter((path) => path.startsWith(START) && path !== START))];
  expect(paths.length).toBeGreaterThan(15);

  const problems: string[] = [];
  for (const path of paths) {
    const answer = await page.goto(path);
    await hydrated(page);
    if (answer?.status() !== 200) problems.push(`${path}: ${answer?.status()}`);
    for (const viewport of [PHONE, DESKTOP]) {
      await page.setViewportSize(viewport);
      const found = [...(await findViolations(page, path === START ? undefined : content.part)), ...messages.splice(0)];
      problems.push(...found.map((problem) => `${path} (${viewport.width}): ${problem}`));
    }
  }
  expect(problems).toEqual([]);
}, 240_000);
