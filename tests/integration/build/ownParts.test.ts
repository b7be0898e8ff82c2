import { spawnSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { ownFiles } from "../../../cli/content/parts/partFiles.ts";
import { findSources, openProject } from "../../../cli/core/project.ts";
import { makeSmallProject } from "../../smallProject.ts";
import { build, fromNothing } from "./inProcess.ts";
import { CLI, differing, edit, snapshot, workFolder } from "./sitegen.ts";

const FIXTURE = resolve(import.meta.dirname, "../../fixtures/ownParts/countries");
const HOST = ["--host", "netlify"];
const root = join(workFolder("parts"), "site");
const file = (name: string) => join(root, "countries", name);
/** All pages, styles and scripts. */
const shown = () => [...snapshot(root)].map(([name, text]) => (/\.(?:html|css|js)$/.test(name) ? text : "")).join("\n");

/** Files of parts, what is replaced in them, and what is in pages, styles and scripts after it. */
const EDITS: [name: string, from: string, to: string, made: RegExp][] = [
  ["sections/price-list.tsx", "own-prices", "own-list", /class="own-list"/],
  ["sections/price-list.tsx", "name: z.string()", "name: z.string().toUpperCase()", /TEA<\/dt>/],
  ["sections/lib/inEuro.ts", "EUR", "USD", /<dd>\$2\.50<\/dd>/],
  ["sections/lib/Counter.tsx", "Add {step}", "Increase by {step}", /\["Increase by ",|`Increase by `/],
  ["sections/count-load.tsx", '"load"', '"idle"', /data-client="idle" data-props="[^"]*&quot;count-load&quot;/],
  ["content/atlantis/story.md", "start: 5", "start: 6", /&quot;start&quot;:6/],
  ["templates/story.tsx", "own-count", "own-number", /class="own-number"/],
  ["components/Footer.tsx", "Shop of", "House of", /House of the year in Atlantis/],
  ["styles/_colours.scss", "accent", "deep", /\.own-award\{[^}]*background:var\(--deep\)/],
];

beforeAll(async () => {
  makeSmallProject(root);
  cpSync(FIXTURE, file(""), { recursive: true });
  renameSync(file("content/india/story.md"), file("content/atlantis/story.md"));
  edit(file("content/atlantis/story.md"), "sections:", "sections:\n  - { type: cards, group: tips }");
  edit(file("network.yaml"), /^groups:$/m, "$&\n  tips: { label: Tips, pages: [packing] }");
  edit(file("network.yaml"), /^ {2}groups:$/m, "$&\n    tips: { shared: true }");
  edit(file("network.yaml"), /^ {4}words: /m, "    story: {}\n$&");
  appendFileSync(
    file("atlantis.yaml"),
    "store: { parkingServices: [tips], footerMenus: { other: { group: tips } } }\n",
  );
  mkdirSync(file("content/shared/tips"));
  for (const name of ["index", "packing"])
    cpSync(file("content/shared/words.md"), file(`content/shared/tips/${name}.md`));
  await build(root, ...HOST);
});

it("own parts of each kind are in the pages, every edit of them too, as if all were built from nothing", async () => {
  const story = readFileSync(join(root, "dist/atlantis/story/index.html"), "utf8");
  expect(story).toContain("<dd>€2.50</dd>");
  expect(story).toContain("All with <em>milk</em>.");
  expect(story).toMatch(/<dt><img[^>]*\/in\.svg"[^>]*>/);
  expect(story).toContain('href="/atlantis/contact-us/">Ask us</a>');
  expect(story).toContain('"own-facts">Our shop | Example Atlantis (/atlantis/story/)</p><p>Tips: Words explained</p>');
  expect(story).toContain('<li><a href="/atlantis/tips/packing/">Words explained</a></li>');
  expect(story).toContain("Shop of the year in Atlantis");
  expect(story).toContain('<article class="own-card">');
  expect(await build(root, ...HOST)).toBe(0);

  const before = shown();
  // A description in a schema, which browsers need not know.
  expect(before).not.toContain("First number.");
  // The bundle's key is a hash of all of them.
  const parts = ownFiles(findSources(openProject(root)));
  for (const [name, from, to, made] of EDITS) {
    if (!name.endsWith(".md")) expect(parts).toContain(`countries/${name}`);
    expect(made.test(before), to).toBe(false);
    edit(file(name), from, to);
  }
  rmSync(file("components/Card.tsx"));
  await build(root, ...HOST);
  const after = shown();
  for (const [, , to, made] of EDITS) expect(made.test(after), to).toBe(true);
  expect(after).not.toContain("own-card");
  expect(differing(snapshot(root), await fromNothing(root, ...HOST))).toEqual([]);
  // It bundles twice.
}, 60_000);

it("what a part throws while it is rendered is a problem of its file, and the output stays", () => {
  const before = snapshot(root);
  const section = file("sections/price-list.tsx");
  const text = readFileSync(section, "utf8");
  edit(section, "{inEuro(price)}", "{inEuro(price)} {window.name}");
  // In a process: the runner of tests writes stacks of errors in another way.
  const { status, stderr } = spawnSync(process.execPath, [CLI, "build", "--root", root, ...HOST], { encoding: "utf8" });
  writeFileSync(section, text);
  expect(status).toBe(1);
  // The warnings come first.
  expect(stderr.slice(stderr.indexOf("countries/sections/")).trim()).toMatchInlineSnapshot(`
    "countries/sections/price-list.tsx:31:34 error /atlantis/story/ can't be rendered: window is not defined [part-render]

        30 |             </dt>
      > 31 |             <dd>{inEuro(price)} {window.name}</dd>
           |                                  ^
        32 |           </div>

      Pages are rendered during the build, without a browser.
      → Put it into \`useEffect\` or an event handler, and export \`client\`. Without \`client\`, browsers get no code of a section.

    1 error in 1 file
    \`sitegen explain part-render\` shows a wrong and a right example."
  `);
  expect(differing(snapshot(root), before)).toEqual([]);
});
