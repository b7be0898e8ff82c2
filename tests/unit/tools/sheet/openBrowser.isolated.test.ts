import { expect, it, vi } from "vitest";
import { openBrowser } from "../../../../cli/tools/sheet/openBrowser.ts";
import { EnvironmentError } from "../../../../cli/core/problems/errors.ts";

vi.mock("playwright", () => {
  throw new Error("Cannot find package");
});

it("without Playwright a sheet says how to install it", async () => {
  const error = await openBrowser("/usr/bin/chromium").catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(EnvironmentError);
  expect(error).toMatchObject({
    message: "The package playwright is not installed",
    hint: "Run `npm install --save-dev playwright`. It is only needed for contact sheets.",
  });
});
