import { expect, it } from "vitest";
import { readConfig } from "../../../cli/config/readConfig.ts";
import { NO_KINDS } from "../../../cli/config/schema/ownKinds.ts";
import { openGraph } from "../../../cli/core/graph/graph.ts";
import { openStore } from "../../../cli/core/graph/store.ts";
import { findSources, openProject } from "../../../cli/core/project.ts";
import { COUNTRY_FILE, makeProject } from "../project.ts";

it("places move with a comment, which changes no value", () => {
  const files = makeProject();
  const project = openProject(files.root);
  const store = openStore(project);
  const lines = () => {
    const { value } = readConfig(openGraph(project, findSources(project), store), { key: "", kinds: NO_KINDS });
    return [value?.sites[0]?.locate(["name"]).line, value?.locateNetwork(["brand"]).line];
  };
  const before = lines();
  expect(before).toEqual([1, 1]);
  files.write(COUNTRY_FILE, `# A comment.\n${files.read(COUNTRY_FILE)}`);
  expect(lines()).toEqual([2, 1]);
  files.write("countries/network.yaml", `\n\n${files.read("countries/network.yaml")}`);
  expect(lines()).toEqual([2, 3]);
});
