import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import type { PageList } from "../../../runtime/site/searchIndex.ts";
import { makeSmallProject } from "../../smallProject.ts";
import { build } from "./inProcess.ts";
import { edit, workFolder } from "./sitegen.ts";

const UNCOMPRESSED = ["--host", "netlify"];
const root = workFolder("search");
const postFile = (number: number) => join(root, `countries/content/atlantis/news/post-${number}.md`);
const searched = () => JSON.parse(readFileSync(join(root, "dist/atlantis/search/index.json"), "utf8")) as PageList;

it("the search of a large site has titles and headings of posts as they are now", async () => {
  makeSmallProject(root, { posts: 310 });
  await build(root, ...UNCOMPRESSED);
  edit(postFile(7), "Paragraph of post 7.", "A wombat.\n\n## A heading with a wombat\n\nA text.");
  edit(postFile(8), "title: ", "title: Another ");
  rmSync(postFile(9));
  await build(root, ...UNCOMPRESSED);
  expect(
    searched()
      .pages.filter((row) => row.join().includes("wombat"))
      .map(([, title]) => title),
  ).toEqual(["Post 7"]);
  expect(searched().pages.some(([, title]) => title === "Post 9")).toBe(false);
  // The builds render 320 pages each.
}, 60_000);
