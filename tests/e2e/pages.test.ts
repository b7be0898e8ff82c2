import { expect, test } from "vitest";
import { visit } from "./visit.ts";
import { findWide, NARROW } from "./findWide.ts";
import { lookAtPages, type States } from "./lookAtPages.ts";
import { countries, isKind, isOpened, pathsIn } from "./routes.ts";
import { closed, content, flags, menu, menuClosed, modals, type State } from "./states.ts";

const onPhone = [closed, menu, menuClosed, flags, ...modals];

function statesOf(path: string): States {
  if (isOpened(path)) return { narrow: onPhone, phone: onPhone, desktop: [closed, flags, ...modals] };
  if (isKind(path)) return { narrow: [closed], phone: [content], desktop: [content] };
  return { narrow: [closed], phone: [content] };
}

for (const country of countries) {
  test(`${country}: pages answer, hydrate, say nothing in the console, nothing stands out at 320 px, and axe finds no violation, whatever is open`, async () => {
    expect(await lookAtPages(pathsIn(country), { statesOf })).toEqual([]);
  }, 600_000);
}

test("the same holds for the pages of no country and those that are not found", async () => {
  const statesOf = () => ({ narrow: [closed], phone: [closed], desktop: [closed] });
  const notFound = ["/nowhere/", ...countries.map((country) => `/${country}/not-there/`)];
  expect(await lookAtPages(["/?stay"], { statesOf })).toEqual([]);
  expect(await lookAtPages(notFound, { statesOf, status: 404 })).toEqual([]);
});

test("a fault would be found: in the page, in its header, in a modal that was in order on the page before", async () => {
  const broken = (state: State, place: string): State => ({
    ...state,
    async bring(page) {
      await state.bring?.(page);
      await page.locator(place).evaluate((element) => element.append(document.createElement("button")));
    },
  });
  const wrong = [
    broken(closed, "h1"),
    broken(flags, ".flag-menu:not(.language-menu)"),
    ...modals.map((modal) => broken(modal, "dialog[open]")),
  ];
  const problems = await lookAtPages(["/india/", "/india/services/"], {
    statesOf: (path) => ({ desktop: path === "/india/" ? [closed, flags, ...modals] : wrong }),
  });
  expect(problems.map((problem) => problem.split(": ").slice(0, 2).join(": "))).toEqual(
    wrong.map(({ name }) => `/india/services/ (desktop, ${name}): button-name`),
  );
});

test("what stands out of a narrow page would be found", async () => {
  const { page } = await visit("/india/services/", { context: { viewport: NARROW } });
  await page.locator("h1").evaluate((heading) => heading.setAttribute("class", "wide-fault"));
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(".wide-fault { width: 330px }");
    document.adoptedStyleSheets = [sheet];
  });
  expect(await findWide(page)).not.toEqual([]);
});
