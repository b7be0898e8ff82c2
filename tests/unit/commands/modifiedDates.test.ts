import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { modifiedDates } from "../../../cli/build/modifiedDates.ts";
import { makeProject, siteOf } from "../project.ts";

const VISA = "countries/content/shared/services/visa-guidance.md";
const COUNSELING = "countries/content/shared/services/counseling.md";

function git(root: string, ...args: string[]): void {
  const date = "2026-03-04T05:06:07Z";
  execFileSync("git", ["-c", "user.name=Test", "-c", "user.email=test@example.com", ...args], {
    cwd: root,
    stdio: "ignore",
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
  });
}

it("front matter says when a page was changed, else the last commit of its files where that is wanted and known", async () => {
  const project = makeProject().replace(VISA, "summary:", "updated: 2026-01-02\nsummary:");
  const { root } = project;
  const datesOf = async (folder: string, source: "content" | "git") => {
    const modifiedOf = await modifiedDates(folder, source);
    const { pages } = siteOf(project.plan());
    return Object.fromEntries(pages.map((page) => [page.route.content, modifiedOf(page)]));
  };
  expect(await datesOf(root, "git")).toMatchObject({ "services/visa-guidance": "2026-01-02", home: undefined });
  git(root, "init", "--quiet");
  git(root, "add", ".");
  git(root, "commit", "--quiet", "-m", "first");
  expect(await datesOf(root, "content")).toMatchObject({ "services/visa-guidance": "2026-01-02", home: undefined });
  expect(await datesOf(root, "git")).toMatchObject({ "services/visa-guidance": "2026-01-02", home: "2026-03-04" });
  project.append(COUNSELING, "\nNot committed.\n");
  expect(await datesOf(root, "git")).toMatchObject({ "services/counseling": undefined, home: "2026-03-04" });

  const shallow = mkdtempSync(join(tmpdir(), "sitegen-shallow-"));
  onTestFinished(() => rmSync(shallow, { recursive: true, force: true }));
  git(shallow, "clone", "--quiet", "--depth", "1", `file://${root}`, ".");
  expect(await datesOf(shallow, "git")).toMatchObject({ home: undefined });
});
