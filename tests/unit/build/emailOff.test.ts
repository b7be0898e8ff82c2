import { expect, it } from "vitest";
import { documentFiller } from "../../../runtime/site/pageDocument.ts";
import { readTemplate } from "../../../cli/build/render/pageWriter.ts";

it("a proxy that hides e-mail addresses is kept from all that a body has, outside of what React takes over", () => {
  const [before, after] = documentFiller(readTemplate(), "<svg></svg>", "en")({ head: "", data: "<script></script>" });
  expect(before).toMatch(/<body>\s*<!--email_off-->\s*<svg><\/svg>\s*<div id="page_root">$/);
  expect(after).toMatch(/^<\/div>\s*<script><\/script>\s*<!--\/email_off-->\s*<\/body>/);
});
