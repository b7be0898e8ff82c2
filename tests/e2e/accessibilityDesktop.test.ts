import { expect, test } from "vitest";
import { DESKTOP } from "./browser.ts";
import { closed, flags, lookAtPages, modals } from "./lookAtPages.ts";
import { countries, kindsOf } from "./routes.ts";
import { useVisits } from "./visit.ts";

const visit = useVisits();

for (const country of countries) {
  test(`${country}: no kind of page has an axe violation at desktop width, whatever is open`, async () => {
    const statesOf = () => [closed, flags, ...modals];
    expect(await lookAtPages(kindsOf(country), { visit, viewport: DESKTOP, statesOf })).toEqual([]);
  }, 600_000);
}
