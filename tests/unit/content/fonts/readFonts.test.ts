import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { describe, expect, it } from "vitest";
import { cutFont, codePoints } from "../../../../cli/content/fonts/fontFacts.ts";
import { shownFor } from "../../../../cli/content/fonts/readOwnFonts.ts";
import { cutSubset } from "../../../../cli/build/assets/fontFiles.ts";
import { makeProject, NETWORK_FILE, siteOf, type TestProject } from "../../project.ts";

const branded = (yaml: string) => makeProject().replace(NETWORK_FILE, "host:\n", `${yaml}host:\n`);
const fontsOf = async (project: TestProject) => siteOf((await project.measure()).plan()).fonts;
const named = (names: string[]) => names.map((name) => name.replace(/-\w{8}\.woff2$/, ""));

describe("a font of a package", () => {
  const figtree = () => branded('  fonts: { body: "@fontsource-variable/figtree", characters: "₹" }\n');

  it("is cut to what every page loads, what some bring along, and the rest", async () => {
    const { subsets, preload, characters } = await fontsOf(figtree());
    expect(named(subsets.map(({ name }) => name)).sort()).toEqual([
      "assets/figtree-characters",
      "assets/figtree-core",
      "assets/figtree-latin",
      "assets/figtree-latin-ext",
    ]);
    expect(named(preload)).toEqual(["assets/figtree-core"]);
    expect(characters?.part.subset.range).toBe("U+20B9");
    expect(subsets.every(({ weight }) => JSON.stringify(weight) === "[400,650]")).toBe(true);
  });

  it("has fallbacks that take as much room", async () => {
    const { style } = await fontsOf(figtree());
    const fallbacks = [...style.matchAll(/@font-face\{font-family:"Body Fallback".*?\}/g)].map(([rule]) => rule);
    expect(fallbacks).toMatchInlineSnapshot(`
      [
        "@font-face{font-family:"Body Fallback";font-weight:100 549;src:local("Arial"),local("ArialMT"),local("Roboto"),local("Liberation Sans");size-adjust:102.51%;ascent-override:92.67%;descent-override:24.39%;line-gap-override:0%}",
        "@font-face{font-family:"Body Fallback";font-weight:550 900;src:local("Arial Bold"),local("Arial-BoldMT"),local("Roboto Bold"),local("Liberation Sans Bold");size-adjust:96.67%;ascent-override:98.27%;descent-override:25.86%;line-gap-override:0%}",
      ]
    `);
    expect(style).toContain(':root{--font-text:"Body","Body More","Body Fallback",system-ui,sans-serif}');
  });

  it("is cut to characters that have no part in others", async () => {
    const { subsets } = await fontsOf(figtree());
    const codes = subsets.filter(({ name }) => !name.includes("-ext")).flatMap(({ range }) => codePoints(range));
    expect(new Set(codes).size).toBe(codes.length);
  });

  it("as one weight is smaller than as a range", async () => {
    const one = await fontsOf(
      branded('  fonts: { body: { package: "@fontsource-variable/figtree", weights: [500] } }\n'),
    );
    const sizes = await Promise.all(
      [one, await fontsOf(figtree())].map(async ({ subsets }) => {
        const core = subsets.find(({ name }) => name.includes("-core"));
        return core ? (await cutSubset(core)).length : 0;
      }),
    );
    expect(sizes[0]).toBeGreaterThan(4000);
    expect(sizes[0]).toBeLessThan(sizes[1] ?? 0);
  });
});

it("font files of one's own are read for their characters", async () => {
  const source = createRequire(import.meta.url).resolve(
    "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  );
  const cut = (weight: number) => cutFont(readFileSync(source), { text: "ABC абв {}", weight });
  const project = branded(
    "  fonts:\n    heading:\n      fallback: serif\n      files: [{ file: bold.woff2, weight: 700 }, { file: plain.woff2, weight: 400 }]\n",
  )
    .write("countries/brand/fonts/bold.woff2", await cut(700))
    .write("countries/brand/fonts/plain.woff2", await cut(400));
  const { subsets, style } = await fontsOf(project);
  expect(subsets.map(({ name, range, weight }) => [name.replace(/-\w{8}\./, "-HASH."), range, weight])).toEqual([
    ["assets/bold-core-all-HASH.woff2", "U+0020, U+0041-0043", undefined],
    ["assets/bold-all-HASH.woff2", "U+007B, U+007D", undefined],
    ["assets/bold-core-all-HASH.woff2", "U+0020, U+0041-0043", undefined],
    ["assets/bold-all-HASH.woff2", "U+007B, U+007D", undefined],
  ]);
  expect(new Set(subsets.map(({ hash }) => hash)).size).toBe(4);
  expect(style).toContain("Times New Roman");
});

it("a face is shown for the weights that are nearest to its own", () => {
  expect([0, 1, 2].map((index) => shownFor([400, 600, 800], index))).toEqual([
    [100, 500],
    [501, 700],
    [701, 900],
  ]);
  expect(shownFor([[400, 650]], 0)).toEqual([100, 900]);
});
