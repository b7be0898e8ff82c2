import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { copyOf, makeProject, prose } from "../../unit/project.ts";
import { run } from "../build/inProcess.ts";

const HOME = "countries/content/shared/home.md";

it("sitegen validate --fix writes what is certain, prints it, and says what is left", async () => {
  const copy = copyOf("Home", `## First\n\n${prose()}\n\n# Costs\n\n## Fees\n\n# Visa\n\n![](oven.jpg)`);
  const { root } = makeProject().write(HOME, copy);
  const fix = async (...args: string[]) => {
    const { code, err } = await run("validate", "--root", root, "--errors", "--fix", ...args);
    return { code, err, text: readFileSync(join(root, HOME), "utf8") };
  };
  const tried = await fix("--dry-run");
  expect([tried.code, tried.text]).toEqual([1, copy]);
  const changed = /^countries[^]*?\n\n/.exec(tried.err)?.[0];
  expect(changed).toMatchInlineSnapshot(`
    "countries/content/shared/home.md:36
    - # Costs
    + ## Costs
    countries/content/shared/home.md:38
    - ## Fees
    + ### Fees
    countries/content/shared/home.md:40
    - # Visa
    + ## Visa
    3 lines would be corrected

    "
  `);
  const done = await fix();
  expect(done.text).toBe(
    copy.replace("# Costs", "## Costs").replace("## Fees", "### Fees").replace("# Visa", "## Visa"),
  );
  expect([done.code, done.err.replace(/^[^]*?\n\n/, "")]).toMatchInlineSnapshot(`
    [
      1,
      "countries/content/shared/home.md:42:1 error The picture has no alt text [missing-alt]

        41 |
      > 42 | ![](oven.jpg)
           | ^^^^^^^^^^^^^
        43 |

      The alt text describes the picture to people who can't see it.
      → Describe in a few words what it shows: \`![The team in front of the office](oven.jpg)\`.

    1 error in 1 file
    \`sitegen explain missing-alt\` shows a wrong and a right example.
    ",
    ]
  `);
});

it("--dry-run without --fix is told so", async () =>
  expect(await run("validate", "--dry-run")).toEqual({
    code: 2,
    out: "",
    err: "error `--dry-run` needs `--fix`\n  → Write `sitegen validate --fix --dry-run`.\n",
  }));
