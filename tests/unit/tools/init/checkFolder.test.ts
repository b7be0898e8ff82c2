import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { checkFolder } from "../../../../cli/tools/init/writeProject.ts";

/** What is said of a folder with these files, without the folder's own name; empty when nothing is in the way. */
function said(...files: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "sitegen-folder-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const file of files) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), "");
  }
  try {
    checkFolder(folder);
    return "";
  } catch (error) {
    return (error as Error).message.replace(/^\S*\/sitegen-folder-\w+ /, "");
  }
}

it("nothing, or what a new repository and npm have, is not in the way", () => {
  expect(said()).toBe("");
  expect(said(".git/HEAD", "README.md", "LICENSE", ".gitignore", ".DS_Store")).toBe("");
  expect(said("package.json", "package-lock.json", "node_modules/countrysites/package.json")).toBe("");
});

it("anything else is named", () => {
  expect(said("index.html", "src/a.ts", "README.md")).toBe("is not empty: index.html, src");
  expect(said("a", "b", "c", "d", "e", "f")).toBe("is not empty: a, b, c, d, e, and 1 more");
  expect(said("countries/network.yaml", "x")).toBe("already contains a project: countries/");
});
