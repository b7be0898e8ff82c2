import { describe, expect, test } from "vitest";
import { lookAtPages, type States } from "../e2e/lookAtPages.ts";
import { firstOfTemplates, hasOwnLayout, routes, sites } from "../e2e/routes.ts";
import { content, flags, modals, onPhone, type State } from "../e2e/states.ts";

/** What can be opened on pages with a layout of their own. */
const OPENED: States = { phone: onPhone, desktop: [flags] };

describe.each(sites)("%s", (site) => {
  const own = firstOfTemplates(routes.filter(({ country }) => country === site)).filter(hasOwnLayout);

  test.each(own)("header, footer and whatever is open are in order: $path", async ({ path }) =>
    expect([...(await lookAtPages([path])), ...(await lookAtPages([path], { states: OPENED }))]).toEqual([]),
  );
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
  const problems = await lookAtPages(["/india/", "/india/services/"], { states: { desktop } });
  expect(problems.map((problem) => problem.split(": ").slice(0, 2).join(": "))).toEqual(
    desktop.map(({ name }) => `/india/services/ (desktop, ${name}): button-name`),
  );
});
