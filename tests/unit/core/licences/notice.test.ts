import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { readNotice } from "../../../../cli/core/licences/notices.ts";

/** A folder with these files, which is removed after the test. */
function folderOf(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), "sitegen-notice-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const PACKAGE = JSON.stringify({ name: "@scope/pen", version: "1.2.0", license: "MIT" });

it.each(["LICENSE", "license", "LICENCE.md", "LICENSE-MIT.txt", "COPYING", "LICENSE.MIT"])(
  "the text of a package is in its file %s",
  (name) =>
    expect(readNotice(folderOf({ "package.json": PACKAGE, [name]: "Free.\r\nFor all.\n" }))).toEqual({
      name: "@scope/pen",
      version: "1.2.0",
      licence: "MIT",
      text: "Free.\nFor all.",
    }),
);

it("what it has in NOTICE is a part of the text, and not what it has in other files", () =>
  expect(
    readNotice(
      folderOf({
        "package.json": PACKAGE,
        NOTICE: "By Ann.",
        LICENSE: "Free.",
        "license.js": "x",
        "license/all.txt": "x",
      }),
    ).text,
  ).toBe("Free.\n\nBy Ann."));

it("licences of what a package has bundled for itself are not handed on", () =>
  expect(
    readNotice(
      folderOf({ "package.json": PACKAGE, "LICENSE.md": "Free.\n\n# Licenses of bundled dependencies\nMuch." }),
    ).text,
  ).toBe("Free."));

it("a text that was looked up is for one version", () => {
  const reviewed = folderOf({ "@scope+pen@1.2.0.txt": "Free.\n" });
  const next = JSON.stringify({ name: "@scope/pen", version: "1.2.1", license: { type: "MIT" } });
  expect(readNotice(folderOf({ "package.json": PACKAGE }), reviewed).text).toBe("Free.");
  expect(readNotice(folderOf({ "package.json": next }), reviewed)).toEqual({
    name: "@scope/pen",
    version: "1.2.1",
    licence: "MIT",
  });
});
