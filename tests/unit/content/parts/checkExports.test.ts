import { expect, it } from "vitest";
import { explainContract } from "../../../../cli/content/parts/checkExports.ts";

const contract = { version: 3, changes: { 2: "`links` is a list.", 3: "`brand` is gone: ask `useSite()`." } };

it("a contract that has moved says all that has changed since", () => {
  expect(explainContract("Footer", 1, contract)).toEqual({
    code: "part-contract",
    message: "The contract of `Footer` has changed from version 1 to 3",
    why: "2: `links` is a list. 3: `brand` is gone: ask `useSite()`.",
    hint: "Change the component accordingly, then write `export const contract = 3;`.",
  });
});

it("what has changed before is not repeated", () =>
  expect(explainContract("Footer", 2, contract).why).toBe("3: `brand` is gone: ask `useSite()`."));

it.each([undefined, 0, 4, 1.5])("%s is no version", (written) =>
  expect(explainContract("Footer", written, contract).hint).toBe("Write `export const contract = 3;`."),
);
