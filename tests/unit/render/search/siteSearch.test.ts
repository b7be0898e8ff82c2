import { expect, it } from "vitest";
import { readDocuments } from "../../../../cli/render/search/siteSearch.ts";
import { makeProject, siteOf } from "../../project.ts";

const NONE = new Map();

it("reads texts anew after the site was so large that only headings were kept", () => {
  const project = makeProject();
  const plan = siteOf(project.plan());
  const whole = readDocuments(project.root, plan, { keys: NONE, fresh: NONE });
  const withoutTexts = Object.keys(whole.kept.words).map((path) => [
    path,
    { key: "", words: { headings: "", text: "" } },
  ]);
  const kept = (hasTexts: boolean) => ({
    hasTexts,
    words: Object.fromEntries(withoutTexts) as typeof whole.kept.words,
  });
  const after = (hasTexts: boolean) =>
    readDocuments(project.root, plan, { keys: NONE, fresh: NONE }, kept(hasTexts)).documents;
  expect(after(false)).toEqual(whole.documents);
  // What was kept of unchanged pages is not read again.
  expect(after(true)).not.toEqual(whole.documents);
});
