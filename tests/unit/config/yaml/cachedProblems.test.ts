import { expect, it } from "vitest";
import { withFileTexts, withoutFileTexts } from "../../../../cli/config/yaml/readSources.ts";
import type { Problem } from "../../../../cli/core/problems/problem.ts";
import { makeProject } from "../../project.ts";

it("a problem of a whole file has no code frame from the cache either", () => {
  const { root } = makeProject().write("countries/text/fr.yaml", "skip: Ici\n");
  const place = { file: "countries/text/fr.yaml", line: 1, column: 1, length: 1 };
  const problems = [place, { ...place, text: "skip: Ici\n" }].map((where): Problem => ({
    code: "unused-text",
    severity: "warning",
    message: "Unused",
    place: where,
  }));
  const cached = withoutFileTexts(problems);
  expect(JSON.stringify(cached)).not.toContain("Ici");
  expect(withFileTexts(root, cached)).toEqual(problems);
});
