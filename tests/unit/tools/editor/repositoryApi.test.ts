import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { createRepositoryApi } from "../../../../cli/tools/editor/repositoryApi.ts";
import { openProject } from "../../../../cli/core/project.ts";

const REPOSITORY = "/repos/local/project";

let root = "";
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "sitegen-api-"));
  mkdirSync(join(root, "countries/content/delft"), { recursive: true });
  write("countries/delft.yaml", "name: Delft\n");
  write("countries/delft.pulled.yaml", "pages: {}\n");
  write("countries/content/delft/home.md", "---\ntitle: Home\n---\n");
  write("package.json", "{}\n");
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
});

const write = (path: string, text: string): void => writeFileSync(join(root, path), text);
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const idOf = (path: string): string =>
  execFileSync("git", ["hash-object", "--no-filters", join(root, path)], { encoding: "utf8" }).trim();

interface Json {
  [key: string]: Json & string;
}

function call(method: string, path: string, body?: unknown): { status: number; json: Json } {
  const answer = createRepositoryApi(openProject(root))({ method, path, body });
  if ("bytes" in answer) throw new Error("JSON was expected");
  return { status: answer.status, json: answer.json as Json };
}

const save = (...files: Record<string, unknown>[]) =>
  call("POST", `${REPOSITORY}/contents`, {
    files: files.map(({ text = "", ...file }) => ({ ...file, content: Buffer.from(String(text)).toString("base64") })),
  });

test("the tree has settings and copy with git's ids, and nothing else of the project", () => {
  const { json } = call("GET", `${REPOSITORY}/git/trees/main`);
  expect((json["tree"] as unknown as { path: string; sha: string }[]).map(({ path, sha }) => [path, sha])).toEqual([
    ["countries/content/delft/home.md", idOf("countries/content/delft/home.md")],
    ["countries/delft.yaml", idOf("countries/delft.yaml")],
  ]);
});

test("the head is another when a file is", () => {
  const head = () => call("GET", `${REPOSITORY}/branches/main`).json["commit"]?.["id"];
  const before = head();
  expect(head()).toBe(before);
  write("countries/delft.yaml", "name: Delft 2\n");
  expect(head()).not.toBe(before);
});

test("files are given in Base64, and one that is not edited is not given", () => {
  const { json } = call("POST", `${REPOSITORY}/file-contents`, { files: ["countries/delft.yaml", "package.json"] });
  const [delft, other] = json as unknown as ({ content: string } | null)[];
  expect(Buffer.from(delft?.content ?? "", "base64").toString()).toBe("name: Delft\n");
  expect(other).toBeNull();
  expect(call("GET", `${REPOSITORY}/raw/package.json`).status).toBe(404);
  expect(call("GET", `${REPOSITORY}/raw/..%2f..%2fetc%2fpasswd`).status).toBe(404);
});

test("a file is written, and a new one with the picture that it names", () => {
  const { status } = save(
    { operation: "update", path: "countries/delft.yaml", text: "name: Delft!\n", sha: idOf("countries/delft.yaml") },
    { operation: "create", path: "countries/images/delft/a.jpg", text: "picture" },
  );
  expect([status, read("countries/delft.yaml"), read("countries/images/delft/a.jpg")]).toEqual([
    201,
    "name: Delft!\n",
    "picture",
  ]);
});

test("a file that was changed meanwhile is not overwritten, and nothing else is written", () => {
  const sha = idOf("countries/delft.yaml");
  write("countries/delft.yaml", "name: Somebody else's\n");
  const { status, json } = save(
    { operation: "create", path: "countries/images/delft/a.jpg", text: "picture" },
    { operation: "update", path: "countries/delft.yaml", text: "name: Mine\n", sha },
  );
  expect(status).toBe(409);
  expect(json["message"]).toMatchInlineSnapshot(
    `"countries/delft.yaml was changed on this machine after the editor loaded it. Copy your words, load the page again, and edit the current version."`,
  );
  expect(read("countries/delft.yaml")).toBe("name: Somebody else's\n");
  expect(existsSync(join(root, "countries/images"))).toBe(false);
});

test("a new file does not take another's place", () => {
  expect(save({ operation: "create", path: "countries/content/delft/home.md", text: "x" }).status).toBe(409);
});

test.each([
  "package.json",
  "countries/../package.json",
  "countries/content/../../evil.md",
  "/etc/evil.md",
  "countries/content/delft/.hidden.md",
  "countries/content/delft/evil.js",
  "countries/images/delft/evil.html",
  "countries/sections/evil.tsx",
  "countries/delft.pulled.yaml",
  "countries\\delft.yaml",
])("%s is not written", (path) => {
  expect(save({ operation: "create", path, text: "x" }).status).toBe(403);
});

test("a link out of the project is not followed", () => {
  const outside = mkdtempSync(join(tmpdir(), "sitegen-outside-"));
  onTestFinished(() => rmSync(outside, { recursive: true, force: true }));
  symlinkSync(outside, join(root, "countries/content/out"));
  expect(save({ operation: "create", path: "countries/content/out/a.md", text: "x" }).status).toBe(403);
});

test("a file is moved with its new contents, and removed", () => {
  const from_path = "countries/content/delft/home.md";
  const path = "countries/content/delft/start.md";
  expect(save({ operation: "update", path, from_path, text: "moved\n", sha: idOf(from_path) }).status).toBe(201);
  expect([existsSync(join(root, from_path)), read(path)]).toEqual([false, "moved\n"]);
  expect(save({ operation: "delete", path, sha: idOf(path) }).status).toBe(201);
  expect(existsSync(join(root, path))).toBe(false);
});

test("line ends, and those of the file, stay", () => {
  write("countries/delft.yaml", "\r\nname: Delft\r\ncode: NL\r\n\r\n");
  const sha = idOf("countries/delft.yaml");
  save({ operation: "update", path: "countries/delft.yaml", text: "name: Delfzijl\ncode: NL\n", sha });
  expect(read("countries/delft.yaml")).toBe("\r\nname: Delfzijl\r\ncode: NL\r\n\r\n");
});
