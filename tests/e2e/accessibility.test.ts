import { expect, test } from "vitest";
import { DESKTOP, PHONE } from "./browser.ts";
import { closed, flags, lookAtPages, modals, type State } from "./lookAtPages.ts";
import { countries } from "./routes.ts";
import { useVisits } from "./visit.ts";

const visit = useVisits();

test("the pages of no country and those that are not found have no axe violation", async () => {
  const paths = ["/?stay", "/nowhere/", ...countries.map((country) => `/${country}/not-there/`)];
  for (const viewport of [PHONE, DESKTOP])
    expect(await lookAtPages(paths, { visit, viewport, statesOf: () => [closed] })).toEqual([]);
}, 600_000);

test("a fault would be found: in the page, in its header, in a modal that was in order on the page before", async () => {
  const broken = (state: State, place: string): State => ({
    ...state,
    async bring(page) {
      await state.bring?.(page);
      await page.locator(place).evaluate((element) => element.append(document.createElement("button")));
    },
  });
  const found = async (statesOf: (path: string) => readonly State[]) => {
    const problems = await lookAtPages(["/india/", "/india/services/"], { visit, viewport: DESKTOP, statesOf });
    return problems.map((problem) => problem.split(": ").slice(0, 2).join(": "));
  };
  const wrong = [
    broken(closed, "h1"),
    broken(flags, ".flag-menu"),
    ...modals.map((modal) => broken(modal, "dialog[open]")),
  ];
  expect(await found((path) => (path === "/india/" ? [closed, flags, ...modals] : wrong))).toEqual(
    wrong.map(({ name }) => `/india/services/ (${name}): button-name`),
  );
});
