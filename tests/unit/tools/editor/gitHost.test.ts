import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { folderInRepository, gitBackend } from "../../../../cli/tools/editor/gitHost.ts";
import { openProject } from "../../../../cli/core/project.ts";

/** A project in the folder `sites` of a repository with this origin. */
function projectWith(origin?: string) {
  const folder = mkdtempSync(join(tmpdir(), "sitegen-host-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const git = (...words: string[]) => execFileSync("git", words, { cwd: folder });
  git("init", "--quiet");
  if (origin !== undefined) git("remote", "add", "origin", origin);
  mkdirSync(join(folder, "sites/countries"), { recursive: true });
  return openProject(join(folder, "sites"));
}

test.each([
  ["https://github.com/example/sites.git", { name: "github", repo: "example/sites", branch: "main" }],
  ["git@github.com:example/sites.git", { name: "github", repo: "example/sites", branch: "main" }],
  ["ssh://git@gitlab.com/group/part/sites.git", { name: "gitlab", repo: "group/part/sites", branch: "main" }],
])("the remote %s is an editor's repository", (origin, backend) => {
  expect(gitBackend(projectWith(origin), { branch: "main" })).toEqual(backend);
});

test("what the command line says comes first", () => {
  expect(
    gitBackend(projectWith("git@github.com:example/sites.git"), {
      backend: "gitlab",
      repo: "group/sites",
      branch: "live",
      appId: "1",
    }),
  ).toEqual({ name: "gitlab", repo: "group/sites", branch: "live", app_id: "1", auth_type: "pkce" });
});

test.each([undefined, "https://git.example.org/group/sites.git"])(
  "with the remote %s the repository has to be named",
  (origin) => {
    expect(() => gitBackend(projectWith(origin), { branch: "main" })).toThrow("repository is unknown");
  },
);

test("a project may be a folder of its repository", () => {
  expect(folderInRepository(projectWith())).toBe("sites/");
});
