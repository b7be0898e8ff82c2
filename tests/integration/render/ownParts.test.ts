import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
// @ts-expect-error a script without types
import { makeSite } from "../../bench/makeSite.js";
import { build, fromNothing } from "./inProcess.ts";
import { differing, edit, readTree, sitegen, snapshot } from "./sitegen.ts";

const VITE = resolve(import.meta.dirname, "../../../node_modules/vite/bin/vite.js");
const FIXTURE = resolve(import.meta.dirname, "../../fixtures/ownParts/countries");
const HOST = ["--host", "netlify"];
const work = mkdtempSync(join(tmpdir(), "sitegen-parts-"));
const root = join(work, "site");
const part = (name: string) => join(root, "countries", name);
const page = (path: string) => readFileSync(join(root, "dist/india", path, "index.html"), "utf8");

beforeAll(async () => {
  makeSite(root, 2);
  cpSync(FIXTURE, join(root, "countries"), { recursive: true });
  edit(part("india.yaml"), /^groups:\n/m, "pages:\n  story: {}\n\ngroups:\n");
  await build(root, ...HOST);
});
afterAll(() => rmSync(work, { recursive: true, force: true }));

it("own parts of each kind are in the pages, and a build without a change does nothing", async () => {
  const story = page("story");
  expect(story).toContain("<dd>€2.50</dd>");
  expect(story).toContain("All with <em>milk</em>.");
  expect(story).toMatch(/<dt><img[^>]*\/in\.svg"[^>]*>/);
  expect(story).toContain('href="/india/contact-us/">Ask us</a>');
  expect(story).toContain("Shop of the year in India");
  expect(page("services")).toContain('<article class="own-card">');
  expect(await build(root, ...HOST)).toBe(0);
});

it("the generated app's own `vite build` makes the site that `sitegen build` makes", () => {
  const app = join(root, ".sitegen/apps/india");
  execFileSync(process.execPath, [VITE, "build", "--logLevel", "error"], { cwd: app });
  expect(differing(readTree(join(app, "dist/india")), readTree(join(root, "dist/india")))).toEqual([]);
});

describe("an edit is in the pages", () => {
  it.each<[name: string, change: () => void]>([
    ["of a section", () => edit(part("sections/price-list.tsx"), "own-prices", "own-list")],
    ["of what a section imports", () => edit(part("sections/lib/inEuro.ts"), "EUR", "USD")],
    ["of a schema", () => edit(part("sections/price-list.tsx"), "name: z.string()", "name: z.string().toUpperCase()")],
    ["of a template", () => edit(part("templates/story.tsx"), "own-count", "own-number")],
    ["of a replaced part", () => edit(part("components/Footer.tsx"), "Shop of", "House of")],
    ["of a style", () => edit(part("styles/_colours.scss"), "accent", "deep")],
    ["that removes a replaced part", () => rmSync(part("components/Card.tsx"))],
  ])("%s", async (_, change) => {
    const before = snapshot(root);
    change();
    await build(root, ...HOST);
    expect(differing(before, snapshot(root))).not.toEqual([]);
  });

  it("as if all were built from nothing", async () =>
    expect(differing(snapshot(root), await fromNothing(root, ...HOST))).toEqual([]));
});

it("what a part throws while it is rendered is a problem of its file, and the output stays", () => {
  const before = snapshot(root);
  const file = part("sections/price-list.tsx");
  const text = readFileSync(file, "utf8");
  edit(file, "{inEuro(price)}", "{inEuro(price)} {window.name}");
  // The warnings come first.
  const said = failure("build", "--root", root, ...HOST);
  expect(said.slice(said.indexOf("countries/sections/"))).toMatchInlineSnapshot(`
    "countries/sections/price-list.tsx:31:34 error /india/story/ can't be rendered: window is not defined [part-render]

        30 |             </dt>
      > 31 |             <dd>{inEuro(price)} {window.name}</dd>
           |                                  ^
        32 |           </div>

      Pages are rendered during the build, without a browser.
      → A section runs during the build only: put what a browser does into a template or a component.

    1 error in 1 file
    \`sitegen explain part-render\` shows a wrong and a right example."
  `);
  expect(differing(snapshot(root), before)).toEqual([]);
  edit(file, " {window.name}", "");
  expect(readFileSync(file, "utf8")).toBe(text);
});

/** What a command that fails for the user's mistakes prints. */
function failure(...args: string[]): string {
  try {
    sitegen(args);
  } catch (error) {
    const { status, stderr } = error as { status: number; stderr: string };
    expect(status).toBe(1);
    return stderr.trim();
  }
  throw new Error("it did not fail");
}
