import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { findChrome } from "../../../../cli/tools/sheet/openBrowser.ts";

const folder = mkdtempSync(join(tmpdir(), "sitegen-chrome-"));
const chromium = join(folder, "chromium");
writeFileSync(chromium, "");
afterAll(() => rmSync(folder, { recursive: true }));

describe("the browser of a sheet", () => {
  it("is the one that is named", () => {
    expect(findChrome({ CHROME_PATH: chromium }, [])).toBe(chromium);
    expect(findChrome({ CHROMIUM_PATH: chromium }, [])).toBe(chromium);
  });

  it("is one on the path, or in the usual places", () => {
    expect(findChrome({ PATH: ["/nowhere", folder].join(delimiter) }, [])).toBe(chromium);
    expect(findChrome({}, ["/nowhere/chrome", chromium])).toBe(chromium);
  });

  it("is asked for when there is none", () => {
    expect(() => findChrome({ PATH: "/nowhere" }, [])).toThrow(
      "No Chrome or Chromium was found to take screenshots with",
    );
    expect(() => findChrome({ CHROME_PATH: "/nowhere/chrome" }, [chromium])).toThrow(
      "CHROME_PATH is `/nowhere/chrome`, which does not exist",
    );
  });
});
