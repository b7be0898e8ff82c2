import { expect, test } from "vitest";
import { inBatches } from "../e2e/inBatches.ts";
import { findRoutedOtherwise } from "../e2e/routedOutlines.ts";
import { firstOfTemplates, routes } from "../e2e/routes.ts";

const pages = firstOfTemplates(routes.filter(({ country }) => country === "india"));

test.each(inBatches(pages, 5))("$first and the kinds after it are the same by the router", async ({ batch }) =>
  expect(await findRoutedOtherwise("india", batch)).toEqual([]),
);
