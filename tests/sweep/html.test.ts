import { expect, test } from "vitest";
import { routes } from "../e2e/routes.ts";
import { findInvalid } from "../e2e/validHtml.ts";
import { inBatches, pathsOf } from "../e2e/inBatches.ts";

test.each(inBatches(routes, 20))("$first and the pages after it are valid HTML", async ({ batch }) =>
  expect(await findInvalid(pathsOf(batch))).toEqual([]),
);
