import { describe, expect, test } from "vitest";
import { findWide, NARROW } from "./findWide.ts";
import { inBatches, pathsOf } from "./inBatches.ts";
import { atEveryWidth, lookAtPages } from "./lookAtPages.ts";
import { hasOwnLayout, onePerTemplate } from "./routes.ts";
import { content, modals, type State } from "./states.ts";
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

test("a fault would be found: in the page, in a modal that was in order on the page before", async () => {
  const [modal] = modals as [State, ...State[]];
  const broken = (state: State, place: string): State => ({
    ...state,
    async bring(page) {
      await state.bring?.(page);
      if (page.url().endsWith("/services/"))
        await page.locator(place).evaluate((element) => element.append(document.createElement("button")));
    },
  });
  const desktop = [broken(content, "h1"), broken(modal, "dialog[open]")];
  const problems = await lookAtPages([HOME, "/india/services/"], { states: { desktop } });
  expect(problems.map((problem) => problem.split(": ").slice(0, 2).join(": "))).toEqual(
    desktop.map(({ name }) => `/india/services/ (desktop, ${name}): button-name`),
  );
});

test("what stands out of a narrow page would be found", async () => {
  const { page } = await visit("/india/services/", { context: { viewport: NARROW } });
  await page.locator("h1").evaluate((heading: HTMLElement) => (heading.style.width = "330px"));
  expect(await findWide(page)).not.toEqual([]);
});
