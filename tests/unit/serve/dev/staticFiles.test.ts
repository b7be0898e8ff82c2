import { expect, it } from "vitest";
import { listStaticFiles } from "../../../../cli/serve/dev/staticFiles.ts";
import { openProject } from "../../../../cli/core/project.ts";
import { copyOf, makeProject, prose } from "../../project.ts";

const INDEX = "atlantis/search/index.json";

it("serves what is searched of a site, made once for each plan", () => {
  const project = makeProject();
  project.write("countries/content/shared/home.md", copyOf("Home", `${prose()}\n\nA zeppelin.`));
  const plan = project.plan();
  const read = () => listStaticFiles(openProject(project.root), plan).get(INDEX)?.();
  const index = read();
  expect(JSON.parse(String(index))).toHaveProperty("documentCount", 5);
  expect(index).toContain('"zeppelin"');
  // What is gone can't be read again.
  project.remove("countries/content/shared/home.md");
  expect(read()).toBe(index);
});
