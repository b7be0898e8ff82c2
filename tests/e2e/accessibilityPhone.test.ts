import { expect, test } from "vitest";
import { PHONE } from "./browser.ts";
import { closed, content, flags, lookAtPages, menu, menuClosed, modals } from "./lookAtPages.ts";
import { countries, kindsOf, pathsOf } from "./routes.ts";
import { useVisits } from "./visit.ts";

const visit = useVisits();

for (const country of countries) {
  test(`${country}: no page has an axe violation at phone width, nor has what opens on each kind of page`, async () => {
    const kinds = new Set(kindsOf(country));
    const statesOf = (path: string) => (kinds.has(path) ? [closed, menu, menuClosed, flags, ...modals] : [content]);
    expect(await lookAtPages(pathsOf(country), { visit, viewport: PHONE, statesOf })).toEqual([]);
  }, 600_000);
}
