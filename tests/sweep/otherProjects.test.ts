import { describe, expect, test } from "vitest";
import { lookAtPages, type States } from "../e2e/lookAtPages.ts";
import { readRoutes } from "../e2e/readRoutes.ts";
import { takeTurns } from "../e2e/routes.ts";
import { closed, content, flags, modals, onPhone } from "../e2e/states.ts";
import { previewOf } from "../sites/previewOf.ts";
import { servedSite } from "../sites/sites.ts";
import { inBatches, pathsOf } from "../e2e/inBatches.ts";

/** `pages.test.ts` looks at the same templates on a desktop. */
const EVERYWHERE: States = { narrow: [closed], phone: [content] };

const PROJECTS = [];
for (const name of ["clinics", "rightToLeft", "bare"] as const) {
  const served = await servedSite(name);
  PROJECTS.push({ name, served, pages: takeTurns(await readRoutes(served.root)) });
}

describe.each(PROJECTS)("$name", ({ served, pages }) => {
  test.each(inBatches(pages, 3))("$first and the kinds after it are in order", async ({ batch }) =>
    expect(
      await lookAtPages(
        pathsOf(batch).map((path) => previewOf(served, path)),
        { states: EVERYWHERE },
      ),
    ).toEqual([]),
  );
});

test("what is not found is in order where a site says no more than it has to", async () => {
  const { origin } = await servedSite("bare");
  expect(await lookAtPages([`${origin}/nowhere/`, `${origin}/mill/nothing/`], { status: 404 })).toEqual([]);
});

test("whatever is open is in order from right to left", async () => {
  const { origin } = await servedSite("rightToLeft");
  const states = { phone: onPhone.slice(0, -1), desktop: [flags, ...modals.slice(0, 3)] };
  expect(await lookAtPages([`${origin}/emirates/`], { states })).toEqual([]);
});
