import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { Project } from "../../core/project.ts";
import { FileChange, followTree, writeChanges } from "./projectTree.ts";

type ApiAnswer = { status: number; json: unknown } | { status: 200; bytes: Uint8Array };

interface Call {
  project: Project;
  tree: ReturnType<typeof followTree>;
  body: unknown;
  /** The path of the file that the call is about. */
  file: string;
}

const ok = (json: unknown): ApiAnswer => ({ status: 200, json });

const REPOSITORY = "/repos/local/project";

/** The part of Gitea's REST API that the CMS uses (https://docs.gitea.com/api). It has files, but no history. */
const ROUTES: readonly (readonly ["GET" | "POST", path: RegExp, answer: (call: Call) => ApiAnswer])[] = [
  // The oldest version that the CMS works with.
  ["GET", /^\/version$/, () => ok({ version: "1.24.0" })],
  ["GET", /^\/user$/, () => ok({ id: 1, login: "editor", full_name: "This machine", email: "" })],
  ["GET", /^\/settings\/api$/, () => ok({ default_paging_num: 200, max_response_items: 200 })],
  ["GET", /^$/, () => ok({ permissions: { pull: true, push: true, admin: false }, default_branch: "main" })],
  ["GET", /^\/branches\/main$/, ({ tree }) => ok({ name: "main", commit: { id: tree().id, message: "" } })],
  ["GET", /^\/git\/trees\/\w+$/, listTree],
  ["POST", /^\/file-contents$/, fileContents],
  ["GET", /^\/(?:media\/main|raw)\/(.+)$/, fileBytes],
  ["GET", /^\/commits$/, () => ok([])],
  ["POST", /^\/contents$/, changeFiles],
];

/**
 * Returns a function that answers the CMS's requests with the project's files. Their paths are below the repository
 * (`/branches/main`) or the API (`/user`).
 */
export function createRepositoryApi(project: Project) {
  const tree = followTree(project);
  return ({ method, path, body }: { method: string; path: string; body: unknown }): ApiAnswer => {
    const inside = path.startsWith(REPOSITORY) ? path.slice(REPOSITORY.length) : path;
    for (const [asked, pattern, answer] of ROUTES) {
      const found = asked === method ? pattern.exec(inside) : null;
      if (found) return answer({ project, tree, body, file: decodeURIComponent(found[1] ?? "") });
    }
    return { status: 404, json: { message: "There is no such call." } };
  };
}

function listTree({ tree }: Call): ApiAnswer {
  return ok({ truncated: false, tree: [...tree().files.values()].map((file) => ({ ...file, type: "blob" })) });
}

function fileContents({ project, tree, body }: Call): ApiAnswer {
  const { files = [] } = body as { files?: unknown[] };
  const now = tree();
  return ok(
    files.map((path) => {
      const file = now.files.get(String(path));
      if (!file) return null;
      const content = readFileSync(join(project.root, file.path)).toString("base64");
      return { ...file, encoding: "base64", content };
    }),
  );
}

function fileBytes({ project, tree, file: path }: Call): ApiAnswer {
  const file = tree().files.get(path);
  if (!file) return { status: 404, json: { message: "There is no such file." } };
  return { status: 200, bytes: readFileSync(join(project.root, file.path)) };
}

function changeFiles({ project, body, tree }: Call): ApiAnswer {
  const { files } = z.object({ files: FileChange.array().default([]) }).parse(body);
  const written = writeChanges(project, files);
  if (!Array.isArray(written)) return { status: written.status, json: { message: written.message } };
  return { status: 201, json: { commit: { sha: tree().id, created: new Date().toISOString() }, files: written } };
}
