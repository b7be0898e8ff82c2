import { describe, expect, test } from "vitest";
import { lookAtPages, type States } from "../e2e/lookAtPages.ts";
import { firstOfTemplates, hasOwnLayout, routes, sites } from "../e2e/routes.ts";
import { flags, onPhone } from "../e2e/states.ts";

/** What can be opened on pages with a layout of their own. */
const OPENED: States = { phone: onPhone, desktop: [flags] };

describe.each(sites)("%s", (site) => {
  const own = firstOfTemplates(routes.filter(({ country }) => country === site)).filter(hasOwnLayout);

  test.each(own)("header, footer and whatever is open are in order: $path", async ({ path }) =>
    expect([...(await lookAtPages([path])), ...(await lookAtPages([path], { states: OPENED }))]).toEqual([]),
  );
});
