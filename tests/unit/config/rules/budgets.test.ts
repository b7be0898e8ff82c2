import { expect, it } from "vitest";
import { makeProject, NETWORK_FILE } from "../../project.ts";

it("a budget for a type of page that does not exist is an error with a suggestion", () => {
  const project = makeProject().append(NETWORK_FILE, "budgets: { default: { total: 200 }, artcile: { script: 90 } }\n");
  expect(project.problems().map(({ code, message, hint, place }) => [code, place.line > 1, message, hint])).toEqual([
    ["invalid-choice", true, "`artcile` is not a page type", "Did you mean `article`?"],
  ]);
});
