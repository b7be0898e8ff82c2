import { describe, expect, test } from "vitest";
import { inBatches, pathsOf } from "../e2e/inBatches.ts";
import { lookAtPages, type States } from "../e2e/lookAtPages.ts";
import { findRoutedOtherwise } from "../e2e/routedOutlines.ts";
import { firstOfTemplates, hasOwnLayout, routes, sites } from "../e2e/routes.ts";
import { content, flags, modals, onPhone } from "../e2e/states.ts";

/** What can be opened on pages with a layout of their own. */
const OPENED: States = { phone: onPhone, desktop: [flags, ...modals] };

describe.each(sites)("%s", (site) => {
  const kinds = firstOfTemplates(routes.filter(({ country }) => country === site));

  test.each(inBatches(kinds, 4))("$first and the kinds after it are in order on a desktop", async ({ batch }) =>
    expect(await lookAtPages(pathsOf(batch), { states: { desktop: [content] } })).toEqual([]),
  );

  test.each(inBatches(kinds, 4))("$first and the kinds after it are the same by the router", async ({ batch }) =>
    expect(await findRoutedOtherwise(site, batch)).toEqual([]),
  );

  test.each(kinds.filter(hasOwnLayout))("header, footer and whatever is open are in order: $path", async ({ path }) =>
    expect([...(await lookAtPages([path])), ...(await lookAtPages([path], { states: OPENED }))]).toEqual([]),
  );
});
