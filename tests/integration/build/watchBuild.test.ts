import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, it } from "vitest";
import { makeSmallProject } from "../../smallProject.ts";
import { fromNothing } from "./inProcess.ts";
import { CLI, differing, edit, snapshot, workFolder } from "./sitegen.ts";

const HOST = ["--host", "netlify"];
const work = workFolder("watch");

it("build --watch builds after each change, says what is wrong, and ends in order", async () => {
  const root = join(work, "project");
  makeSmallProject(root, { posts: 2 });
  const watching = spawn(process.execPath, [CLI, "build", "--root", root, "--watch", ...HOST], { stdio: "pipe" });
  let said = "";
  watching.stderr.setEncoding("utf8").on("data", (text: string) => (said += text));
  /** What is said until the next change is waited for. */
  async function untilBuilt(): Promise<string> {
    await expect.poll(() => said, { timeout: 20_000 }).toContain("Waiting for the next change");
    const text = said;
    said = "";
    return text;
  }
  const post = join(root, "countries/content/atlantis/news/post-1.md");

  expect(await untilBuilt()).toContain("✓");
  edit(post, "Paragraph", "Another paragraph");
  await untilBuilt();
  expect(differing(snapshot(root), await fromNothing(root, ...HOST))).toEqual([]);
  edit(post, "title:", "titel:");
  expect(await untilBuilt()).toContain("titel");
  edit(post, "titel: Post", "title: Good post");
  await untilBuilt();
  expect(differing(snapshot(root), await fromNothing(root, ...HOST))).toEqual([]);
  watching.kill("SIGINT");
  expect(await once(watching, "exit")).toEqual([0, null]);
});
