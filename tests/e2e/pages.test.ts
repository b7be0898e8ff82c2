import { describe, expect, test } from "vitest";
import { findWide, NARROW } from "./findWide.ts";
import { inBatches, pathsOf } from "./inBatches.ts";
import { atEveryWidth, lookAtPages } from "./lookAtPages.ts";
import { hasOwnLayout, onePerTemplate } from "./routes.ts";
import { content } from "./states.ts";
import { visit } from "./visit.ts";

/** A home of a country in which only its button closes a modal. */
const HOME = "/india/";
// `test:sweep` looks at all other pages, and at every layout with whatever is open.
describe("pages are in order at every width", () => {
  const others = onePerTemplate.filter((route) => !hasOwnLayout(route));
  test.each(inBatches(others, 3))("$first and the templates after it", async ({ batch }) =>
    expect(await lookAtPages(pathsOf(batch), { states: atEveryWidth(content) })).toEqual([]),
  );

  test("a home with its header and footer", async () => expect(await lookAtPages([HOME])).toEqual([]));

  test("what is of no country, and what is not found", async () =>
    expect([
      ...(await lookAtPages(["/?stay"])),
      ...(await lookAtPages(["/nowhere/", "/bhutan/not-there/"], { status: 404 })),
    ]).toEqual([]));
});

test("what stands out of a narrow page would be found", async () => {
  const { page } = await visit("/india/services/", { context: { viewport: NARROW } });
  await page.locator("h1").evaluate((heading: HTMLElement) => (heading.style.width = "330px"));
  expect(await findWide(page)).not.toEqual([]);
});
