import { mkdtempSync, rmSync, statSync, utimesSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { encodedFolder, pruneEncoded, readEncoded } from "../../../cli/core/cache.ts";
import { listFiles, writeText } from "../../../cli/core/files.ts";
import { openProject } from "../../../cli/core/project.ts";

const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000);

it("an encoded file stays as long as builds use it, and a month longer", () => {
  const root = mkdtempSync(join(tmpdir(), "sitegen-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const project = openProject(root);
  const folder = encodedFolder(project);
  const file = (name: string, unused: number) => {
    const path = join(folder, "pictures", name);
    writeText(path, name);
    utimesSync(path, daysAgo(unused), daysAgo(unused));
    return path;
  };
  const used = file("used.avif", 40);
  file("unused.avif", 40);
  file("lately.avif", 20);
  expect(readEncoded(used)?.toString()).toBe("used.avif");
  expect(statSync(used).mtimeMs).toBeGreaterThan(daysAgo(1).getTime());
  expect(readEncoded(join(folder, "missing.avif"))).toBeUndefined();

  pruneEncoded(project);
  expect(listFiles(folder)).toEqual(["pictures/lately.avif", "pictures/used.avif", "pruned.txt"]);

  // Not looked at again on the same day.
  const late = file("late.avif", 40);
  pruneEncoded(project);
  expect(listFiles(folder)).toContain("pictures/late.avif");
  utimesSync(join(folder, "pruned.txt"), daysAgo(2), daysAgo(2));
  pruneEncoded(project);
  expect(statSync(late, { throwIfNoEntry: false })).toBeUndefined();
});
