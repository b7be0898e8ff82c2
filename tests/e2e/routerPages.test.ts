import { expect, test } from "vitest";
import { findRoutedOtherwise } from "./routedOutlines.ts";
import { onePerTemplate, routes, sites } from "./routes.ts";

test.each(sites)("a page of %s that the router shows is the page that is loaded from its address", async (site) => {
  const home = routes.filter(({ country, template }) => country === site && template === "home");
  const pages = onePerTemplate.filter(({ country, template }) => country === site && template !== "home");
  expect(await findRoutedOtherwise(site, [...pages, ...home])).toEqual([]);
});
