import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { siteLicences } from "../../../../cli/build/render/siteLicences.ts";
import type { PlannedFonts } from "../../../../cli/plan/fonts/planFonts.ts";
import { makeProject, siteOf } from "../../project.ts";

const root = (files: Record<string, string>): string => {
  const folder = mkdtempSync(join(tmpdir(), "sitegen-licences-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
};

const noFonts = (): PlannedFonts => siteOf(makeProject().plan()).fonts;
const withFonts = (...originals: string[]): PlannedFonts => ({
  ...noFonts(),
  subsets: originals.map((original) => ({ ...SUBSET, original })),
});
const SUBSET: PlannedFonts["subsets"][number] = { name: "assets/a.woff2", original: "", range: "", hash: "" };

/** The headings of the notices. */
const headings = (text: string): string[] => [...text.matchAll(/^=+\n(.*)\n/gm)].map(([, heading = ""]) => heading);

it("has sitegen itself, what browsers get of the bundle, and flags where there are some", () => {
  const notices = [
    { name: "pen", version: "1.0.0", licence: "MIT", text: "Pens.", inBrowser: true },
    { name: "press", version: "1.0.0", licence: "MIT", text: "Presses.", inBrowser: false },
  ];
  const text = (hasFlags: boolean) => headings(siteLicences(noFonts(), notices, hasFlags));
  expect(text(false)).toEqual([expect.stringMatching(/^countrysites .*: MIT$/), "pen 1.0.0: MIT"]);
  expect(text(true)).toContainEqual(expect.stringMatching(/^flag-icons .*: MIT$/));
});

it("has each package of fonts once, and the licence that is beside fonts of the project", () => {
  const folder = root({
    "node_modules/@fonts/serif/package.json": '{"name":"@fonts/serif","version":"5.0.0","license":"OFL-1.1"}',
    "node_modules/@fonts/serif/LICENSE": "Serif's.",
    "countries/brand/fonts/OFL.txt": "Ours.",
    "countries/brand/other/plain.woff2": "",
  });
  const fonts = withFonts(
    ...["node_modules/@fonts/serif/files/a.woff2", "node_modules/@fonts/serif/files/b.woff2"].map((name) =>
      join(folder, name),
    ),
    ...["fonts/bold.woff2", "fonts/light.woff2", "other/plain.woff2"].map((name) =>
      join(folder, "countries/brand", name),
    ),
  );
  const text = siteLicences(fonts, [], false);
  expect(headings(text)).toEqual([
    "@fonts/serif 5.0.0: OFL-1.1",
    "bold.woff2, light.woff2",
    expect.stringMatching(/^countrysites /),
  ]);
  expect(text).toContain("Ours.");
});
