import { expect, it } from "vitest";
import { scriptsOf } from "../../../../cli/build/weights/documentWeight.ts";
import type { TemplateName } from "../../../../runtime/site/page.ts";

const MANIFEST = {
  "src/boot.ts": { file: "assets/boot.js", dynamicImports: ["../entry-client.ts"] },
  "../entry-client.ts": { file: "assets/app.js", imports: ["_react.js", "src/boot.ts"] },
  "_react.js": { file: "assets/react.js", imports: ["_react.js"] },
  "../../runtime/search/SearchPage.tsx": { file: "assets/results.js", imports: ["_text.js"] },
  "../../runtime/forms/EnquiryForm.tsx": { file: "assets/form.js", imports: ["_text.js"] },
  "_text.js": { file: "assets/text.js" },
  "../../runtime/router/startRouter.ts": { file: "assets/router.js" },
  "../../src/own/clients/estimate.ts": { file: "assets/estimate.js", imports: ["_text.js"] },
  "../../runtime/parts/waitForSections.ts": { file: "assets/wait.js" },
  "../../runtime/parts/hydrateSection.tsx": { file: "assets/section.js", imports: ["_react.js"] },
};
const scripts = (template: string, sections: string[] = []) =>
  scriptsOf(MANIFEST, template as TemplateName, sections).sort();

it("is what hydration needs, with all that it imports; the rest waits for a visitor", () =>
  expect(scripts("article")).toEqual(["app.js", "boot.js", "react.js"]));

it("has the form where the page has one", () =>
  expect(scripts("contact")).toEqual(["app.js", "boot.js", "form.js", "react.js", "text.js"]));

it("has the search on its page", () =>
  expect(scripts("search")).toEqual(["app.js", "boot.js", "react.js", "results.js", "text.js"]));

it("has the code of the page's sections, where they have any in the browser", () => {
  const client = ["estimate.js", "section.js", "text.js", "wait.js"];
  expect(scripts("article", ["prices", "estimate"])).toEqual(["app.js", "boot.js", "react.js", ...client].sort());
  expect(scripts("article", ["prices"])).toEqual(scripts("article"));
});
