import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openConsole } from "../../../cli/core/console/console.ts";

const { isTTY, columns } = process.stderr;
beforeEach(() => vi.stubEnv("CI", ""));
afterEach(() => void Object.assign(process.stderr, { isTTY, columns }));

/** What is written to a terminal of so many columns while a task runs. */
async function shownOn(size: number): Promise<string> {
  Object.assign(process.stderr, { isTTY: true, columns: size });
  const write = vi.spyOn(process.stderr, "write").mockReturnValue(true);
  expect(await openConsole().task("Validate", () => Promise.resolve("done"))).toBe("done");
  return write.mock.calls.map(([text]) => String(text)).join("");
}

it("a task has a spinner on a terminal", async () => {
  expect(await shownOn(80)).toContain("Validate");
});

it("a terminal without a size has none", async () => {
  expect(await shownOn(0)).toBe("");
});
