import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { serveEditor } from "../../../../cli/tools/editor/serveEditor.ts";
import { openProject } from "../../../../cli/core/project.ts";

/** Asks the editor's server of a small project. */
async function ask(path: string, headers: Record<string, string> = {}): Promise<{ status: number; body: string }> {
  const root = mkdtempSync(join(tmpdir(), "sitegen-serve-"));
  mkdirSync(join(root, "countries"));
  writeFileSync(join(root, "countries/delft.yaml"), "name: Delft\n");
  const handle = serveEditor({ project: openProject(root), countries: [], log: () => {} });
  const server = createServer((incoming, answer) =>
    handle(incoming, answer, () => answer.writeHead(418).end("a site")),
  );
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  onTestFinished(() => {
    server.close();
    rmSync(root, { recursive: true, force: true });
  });
  const { port } = server.address() as AddressInfo;
  return new Promise((done, fail) => {
    request({ port, path, host: "127.0.0.1", headers: { host: `localhost:${port}`, ...headers } }, (response) => {
      let body = "";
      response.on("data", (part) => (body += String(part)));
      response.on("end", () => done({ status: response.statusCode ?? 0, body }));
    })
      .on("error", fail)
      .end();
  });
}

test("who does not know the token of the page can't read a file", async () => {
  expect(await ask("/@editor/api/repos/local/project/git/trees/main")).toMatchObject({ status: 401 });
  expect(await ask("/@editor/api/user", { authorization: "token guessed" })).toMatchObject({ status: 401 });
});

test("a name of somebody else's that leads to this machine gets nothing", async () => {
  expect(await ask("/@editor/", { host: "evil.example" })).toMatchObject({ status: 403 });
  expect(await ask("/@editor/config.json", { host: "localhost.evil.example:5173" })).toMatchObject({ status: 403 });
});

test("the configuration names the API of the same server", async () => {
  const { status, body } = await ask("/@editor/config.json");
  const { backend } = JSON.parse(body) as { backend: { api_root: string } };
  expect([status, backend.api_root.replace(/:\d+/, "")]).toEqual([200, "http://localhost/@editor/api"]);
});

test("the sites are left to others, and the address without its slash leads to the editor", async () => {
  expect(await ask("/delft/")).toEqual({ status: 418, body: "a site" });
  expect(await ask("/@editor")).toMatchObject({ status: 302 });
});
