import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { listFiles } from "../../../cli/core/files.ts";
import { toSlug } from "../../../cli/config/routes/paths.ts";
import { SECTION_IDS } from "../../../cli/content/copy/copyPlan.ts";
import { headingId } from "../../../cli/content/dialect/headings.ts";

/** What keeps a page's own ids apart from those of headings, sections and terms. */
const OWN = /[A-Z_.]/;

/** Ids as sources write them, the variables of templates left out: in markup, in constants, in functions that make them. */
const WRITTEN = [/\bid="([^"$]+)"/g, /\bid=\{`([^`]+)`\}/g, /\w(?:_ID|Id) = (?:\(.*\) => )?["`]([^"`]+)["`]/g];

it("no id of the page's own could be one of a heading, but for those that headings are checked against", () => {
  const files = ["runtime", "templates/pages", "templates/app", "cli/build", "cli/content"].flatMap((folder) =>
    listFiles(folder).map((name) => `${folder}/${name}`),
  );
  const ids = files
    // Pictures of links are no part of pages.
    .filter((file) => /\.(?:tsx?|html|svg)$/.test(file) && !file.startsWith("cli/build/share/"))
    .flatMap((file) => {
      const text = readFileSync(file, "utf8");
      return WRITTEN.flatMap((pattern) => [...text.matchAll(pattern)].map(([, id = ""]) => `${file} ${id}`));
    });
  expect(ids.length).toBeGreaterThan(40);
  const written = (entry: string) => entry.slice(entry.indexOf(" ") + 1).replaceAll(/\$\{[^}]*\}/g, "");
  expect(ids.filter((entry) => !OWN.test(written(entry)) && !SECTION_IDS.includes(written(entry)))).toEqual([]);
});

it.each(["Page data", "Page_data", "PAGE.DATA", "Back home", "Ǆ_Страница_Данные.", "पृष्ठ_डेटा", "𝐀_B"])(
  "%s is a heading whose id is none of the page's own",
  (words) => expect([headingId(words), toSlug(words)].filter((id) => OWN.test(id))).toEqual([]),
);
