import { expect, it } from "vitest";
import { scriptsOf } from "../../../../cli/render/weights/scriptsOf.ts";
import type { TemplateName } from "../../../../runtime/site/page.ts";

const MANIFEST = {
  "src/boot.ts": { file: "assets/boot.js", dynamicImports: ["../entry-client.ts"] },
  "../entry-client.ts": { file: "assets/app.js", imports: ["_react.js", "src/boot.ts"] },
  "_react.js": { file: "assets/react.js", imports: ["_react.js"] },
  "../pages/contact.tsx": { file: "assets/contact.js", imports: ["../entry-client.ts"] },
  "../../runtime/forms/EnquiryForm.tsx": { file: "assets/form.js", imports: ["_text.js"] },
  "_text.js": { file: "assets/text.js" },
  "../../runtime/router/startRouter.ts": { file: "assets/router.js" },
  "../../../countries/templates/story.tsx": { file: "assets/story.js" },
};
const scripts = (template: string) => scriptsOf(MANIFEST, template as TemplateName).sort();

it("is what hydration needs, with all that it imports; the rest waits for a visitor", () =>
  expect(scripts("article")).toEqual(["app.js", "boot.js", "react.js"]));

it("has the form where the page has one", () =>
  expect(scripts("contact")).toEqual(["app.js", "boot.js", "contact.js", "form.js", "react.js", "text.js"]));

it("knows templates of the project's own", () => expect(scripts("story")).toContain("story.js"));
