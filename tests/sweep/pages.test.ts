import { describe, expect, test } from "vitest";
import { lookAtPages, type States } from "../e2e/lookAtPages.ts";
import { findRoutedOtherwise } from "../e2e/routedOutlines.ts";
import { firstOfTemplates, hasOwnLayout, routes, sites } from "../e2e/routes.ts";
import { closed, content, flags, modals, onPhone } from "../e2e/states.ts";
import { inBatches, pathsOf } from "../e2e/inBatches.ts";

/** What can be opened on pages with a layout of their own. */
const OPENED: States = { phone: onPhone, desktop: [flags, ...modals] };

describe.each(sites)("%s", (site) => {
  const pages = routes.filter(({ country }) => country === site);
  const kinds = firstOfTemplates(pages);

  test.each(inBatches(pages, 8))("$first and the pages after it are in order", async ({ batch }) =>
    expect(await lookAtPages(pathsOf(batch), { states: { narrow: [closed], phone: [content] } })).toEqual([]),
  );

  test.each(inBatches(kinds, 4))("$first and the kinds after it are in order on a desktop", async ({ batch }) =>
    expect(await lookAtPages(pathsOf(batch), { states: { desktop: [content] } })).toEqual([]),
  );

  test.each(inBatches(kinds, 4))("$first and the kinds after it are the same by the router", async ({ batch }) =>
    expect(await findRoutedOtherwise(site, batch)).toEqual([]),
  );

  describe.each(kinds.filter(hasOwnLayout))("$path", ({ path }) => {
    test("header, footer and whatever is open are in order", async () =>
      expect([...(await lookAtPages([path])), ...(await lookAtPages([path], { states: OPENED }))]).toEqual([]));
  });
});
