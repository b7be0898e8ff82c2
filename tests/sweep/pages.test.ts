import { describe, expect, test } from "vitest";
import { inBatches, pathsOf } from "../e2e/inBatches.ts";
import { lookAtPages } from "../e2e/lookAtPages.ts";
import { onePerTemplate, routes, sites } from "../e2e/routes.ts";
import { closed, content } from "../e2e/states.ts";

describe.each(sites)("%s", (site) => {
  // The browser tests look at one page of each template.
  const pages = routes.filter((route) => route.country === site && !onePerTemplate.includes(route));

  test.each(inBatches(pages, 8))("$first and the pages after it are in order", async ({ batch }) =>
    expect(await lookAtPages(pathsOf(batch), { states: { narrow: [closed], phone: [content] } })).toEqual([]),
  );
});
