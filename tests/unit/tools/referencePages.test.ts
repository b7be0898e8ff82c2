import { resolve } from "node:path";
import { expect, it } from "vitest";
import { SHIPPED_SCHEMAS } from "../../../cli/config/schema/projectSchemas.ts";
import { referencePages } from "../../../cli/tools/referencePages.ts";

const DOCS = resolve(import.meta.dirname, "../../../docs/reference");
const PAGES = [...referencePages(SHIPPED_SCHEMAS, "..")];

// After a change of a schema: npm run test:unit -- referencePages -u
it.each(PAGES)("docs/reference/%s is what the schemas say", async (name, text) => {
  await expect(text).toMatchFileSnapshot(`${DOCS}/${name}`);
});

it.each(PAGES)("%s: every key is explained, and every link leads to a heading", (_, text) => {
  const anchors = [...text.replace(/^```[^]*?^```$/gm, "").matchAll(/^#+ (.+)$/gm)].map(([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\w -]/g, "")
      .replaceAll(" ", "-"),
  );
  const links = [...text.matchAll(/\]\(#([^)]*)\)/g)].map(([, anchor]) => anchor);
  expect(links.filter((anchor) => !anchors.includes(anchor ?? ""))).toEqual([]);
  expect(anchors.filter((anchor, index) => anchors.indexOf(anchor) !== index)).toEqual([]);
  expect([...text.matchAll(/^\| \S*`(?!<)[^|]*\|\s*\|/gm)].map(([row]) => row)).toEqual([]);
});
