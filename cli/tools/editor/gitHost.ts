import { attempt } from "../../core/attempt.ts";
import { execFileSync } from "node:child_process";
import { relative } from "node:path";
import { folderWith, type Project } from "../../core/project.ts";
import { UsageError } from "../../core/problems/errors.ts";
import type { Backend } from "./collections.ts";

export const GIT_HOSTS = ["github", "gitlab", "gitea"] as const;
type GitHost = (typeof GIT_HOSTS)[number];

/** Options of the command line about the repository. */
export interface GitHostOptions {
  backend?: GitHost;
  repo?: string;
  branch: string;
  /** Server that people sign in at. */
  authUrl?: string;
  /** Id of the application that people sign in to. */
  appId?: string;
}

/** The backend of an editor that writes to a git host. Missing options are read from the remote `origin`. */
export function gitBackend({ root }: Project, { branch, authUrl, appId, ...named }: GitHostOptions): Backend {
  const origin = readOrigin(root);
  const name = named.backend ?? origin?.host;
  const repo = named.repo ?? origin?.repo;
  if (!name || !repo)
    throw new UsageError(
      "The editor's repository is unknown",
      "Name it: `sitegen editor --out editor --backend github --repo owner/name`.",
    );
  return {
    name,
    repo,
    branch,
    ...(authUrl !== undefined && { base_url: authUrl }),
    ...(authUrl !== undefined && name === "gitea" && { api_root: `${authUrl.replace(/\/$/, "")}/api/v1` }),
    ...(appId !== undefined && { app_id: appId, ...(name === "gitlab" && { auth_type: "pkce" }) }),
  };
}

const HOSTS: Readonly<Record<string, GitHost>> = { "github.com": "github", "gitlab.com": "gitlab" };

/** The git host and repository of the remote `origin`. Undefined without a remote on a known host. */
function readOrigin(root: string): { host: GitHost; repo: string } | undefined {
  const options = { cwd: root, encoding: "utf8", stdio: "pipe" } as const;
  const url = attempt(() => execFileSync("git", ["remote", "get-url", "origin"], options).trim()) ?? "";
  const [, name = "", repo] = /^(?:https?:\/\/|ssh:\/\/)?(?:[^@/]+@)?([^/:]+)[/:](.+?)(?:\.git)?\/?$/.exec(url) ?? [];
  const host = HOSTS[name];
  return host && repo ? { host, repo } : undefined;
}

/** The project's folder in its repository: `sites/`, or nothing. */
export function folderInRepository({ root }: Project): string {
  const path = relative(folderWith(".git", root) ?? root, root).replaceAll("\\", "/");
  return path === "" ? "" : `${path}/`;
}
