import { expect, it } from "vitest";
import { checkTexts } from "../../../checkTexts.ts";
import { findVanished, vanishedNotes } from "../../../../cli/build/review/published.ts";
import { COUNTRY_FILE, makeProject } from "../../project.ts";
import { manifestOf } from "../../build/manifest/manifestOf.ts";

it("what is served while it is written is compared with what was built; sites that are not served count as they were", () => {
  const project = makeProject().addCountry("mu", "DE");
  const published = manifestOf(project);
  project.replace(COUNTRY_FILE, "    shared: true", "    shared: true\n    slugs: { visa-guidance: help-with-visas }");
  const notes = (countries: string[]) => {
    const { project: checked } = checkTexts({ root: project.root, countries });
    if (!checked) throw new Error("The project can't be read");
    return vanishedNotes(findVanished(published, checked));
  };
  expect(notes([])).toEqual([
    "/atlantis/services/visa-guidance/ was built before and leads to an error page now. `sitegen plan` proposes redirects to paste.",
  ]);
  expect(notes(["mu"])).toEqual([]);
});
