import { expect, it } from "vitest";
import { listStaticFiles } from "../../../cli/dev/staticFiles.ts";
import { openProject } from "../../../cli/project.ts";
import { isWordsFile, wordsFile } from "../../../runtime/site/searchFiles.ts";
import type { PartedIndex } from "../../../runtime/site/searchParts.ts";
import { copyOf, makeProject, prose } from "../project.ts";

const INDEX = "atlantis/search/index.json";
const wordOf = (number: number) => ((number * 7_919_317) % 36 ** 6).toString(36);
const LONG_TEXT = Array.from({ length: 20_000 }, (_, number) => wordOf(number)).join(" ");

it("serves the words of a large site's texts as its index names them, made once for each plan", () => {
  const project = makeProject();
  project.write("countries/content/shared/home.md", copyOf("Home", `${prose()}\n\n${LONG_TEXT} zeppelin`));
  const plan = project.plan();
  const files = listStaticFiles(openProject(project.root), plan);
  const { parts } = JSON.parse(String(files.get(INDEX)?.())) as PartedIndex;
  const names = parts.map(([, hash]) => `atlantis/${wordsFile(hash)}`);
  expect(names.length).toBeGreaterThan(3);
  expect(names.map((name) => String(files.get(name)?.())).filter((text) => text.includes('"zeppelin"'))).toHaveLength(
    1,
  );
  const before = files.get(INDEX)?.();
  // What is gone can't be read again.
  project.remove("countries/content/shared/home.md");
  expect(listStaticFiles(openProject(project.root), plan).get(INDEX)?.()).toBe(before);
});

it("serves no words beside the index of a small site", () => {
  const project = makeProject();
  const files = listStaticFiles(openProject(project.root), project.plan());
  expect(JSON.parse(String(files.get(INDEX)?.()))).toHaveProperty("documentCount", 5);
  expect([...files.keys()].filter((name) => isWordsFile(name.replace("atlantis/", "")))).toEqual([]);
});
