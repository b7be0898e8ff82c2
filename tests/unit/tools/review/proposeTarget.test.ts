import { expect, it } from "vitest";
import { type Address, proposeTarget } from "../../../../cli/build/review/addresses.ts";

const address = (networkPath: string, text?: string): Address => ({
  site: networkPath.split("/")[1] ?? "",
  networkPath,
  path: networkPath,
  page: { title: "", template: "article", copy: "", head: "", rest: "", ...(text !== undefined && { text }) },
});

const HOME = address("/india/");
const SERVICES = address("/india/services/");
const VISA = address("/india/services/visa/", "a");

it.each([
  [
    "the page with its text",
    [address("/india/guides/entry/", "a"), address("/india/visa/", "b")],
    "/india/guides/entry/",
  ],
  ["else the one with its slug", [address("/india/guides/visa/", "b")], "/india/guides/visa/"],
  ["else the nearest list above it", [address("/india/guides/visas/", "b")], "/india/services/"],
  ["nothing of another site", [address("/bhutan/visa/", "a")], "/india/services/"],
])("a vanished address leads to %s", (_, pages, expected) => {
  const proposal = proposeTarget(VISA, [HOME, SERVICES, ...pages], new Set());
  expect([proposal?.to.networkPath, proposal?.isFallback]).toEqual([expected, expected === SERVICES.networkPath]);
});

it("of several pages, one that was not live before", () => {
  const [old, added] = [address("/india/old/visa/", "a"), address("/india/new/visa/", "a")];
  expect(proposeTarget(VISA, [HOME, old, added], new Set([added]))?.to).toBe(added);
});

it("pages without a text are not the same for that", () => {
  const [list, other] = [address("/india/news/"), address("/india/guides/")];
  expect(proposeTarget(list, [HOME, other], new Set([other]))).toEqual({ to: HOME, isFallback: true });
});

it("of a site that has vanished, nothing", () => {
  expect(proposeTarget(VISA, [address("/bhutan/")], new Set())).toBeUndefined();
});
