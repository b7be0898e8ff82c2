import { execFile, spawn } from "node:child_process";
import { expect, it } from "vitest";
import { CLI } from "../render/sitegen.ts";
import { PULL, pullTest } from "./project.ts";

const run = (root: string) =>
  new Promise<{ code: unknown; text: string }>((resolve) =>
    execFile(process.execPath, [CLI, "pull", "--root", root], (error, out, said) =>
      resolve({ code: error?.code ?? 0, text: out + said }),
    ),
  );

it("ends with 0 when all is well, and with 1 and no stack when the CMS is not", async () => {
  const { project, cms } = await pullTest(undefined, (base) => PULL(base, "  timeout: 20\n"));
  expect(await run(project.root)).toMatchObject({ code: 0, text: expect.stringContaining("7 added") });
  cms.fault = (_, response) => (response.writeHead(200, { "content-type": "text/html" }).end("<html>"), true);
  const { code, text } = await run(project.root);
  expect(code).toBe(1);
  expect(text).toContain("answers no JSON");
  expect(text).not.toMatch(/\n\s+at |bug in sitegen/);
});

it("one that is stopped leaves everything as it was", async () => {
  const { project, cms, files, run: pull } = await pullTest();
  await pull();
  const before = files();
  cms.data.posts?.forEach((post) => Object.assign(post, { title: "Changed", modified: "2026-11-01T00:00:00" }));
  // Posts are there, the menu never comes.
  const asked = new Promise<void>((resolve) => {
    cms.fault = (url) => url.pathname.includes("/menu/") && (resolve(), true);
  });
  const child = spawn(process.execPath, [CLI, "pull", "--root", project.root], { stdio: "ignore" });
  const ended = new Promise((resolve) => child.on("close", resolve));
  await asked;
  child.kill("SIGTERM");
  expect(await ended).toBe(143);
  expect(files()).toEqual(before);
});
