import { readFileSync, statSync } from "node:fs";
import { extname, join } from "node:path";
import type { HostAnswer } from "../testHost.ts";

const TYPES: Record<string, string> = {
  ".html": "text/html",
  ".ics": "text/calendar",
  ".js": "text/javascript",
  ".txt": "text/plain",
  ".xml": "application/xml",
};

/** True when the folder has a file of this path. */
export function hasFile(folder: string, path: string): boolean {
  try {
    return !path.split("/").includes("..") && statSync(join(folder, path)).isFile();
  } catch {
    return false;
  }
}

/** A file of the folder as an answer. */
export function fileAnswer(
  folder: string,
  path: string,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): HostAnswer {
  return {
    status,
    headers: { "content-type": TYPES[extname(path)] ?? "application/octet-stream", ...lowerCase(headers) },
    body: readFileSync(join(folder, path), "utf8"),
  };
}

/** Headers by lower-case name; a later one replaces an earlier one. */
export const lowerCase = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Path and query of a request target, as they are. */
export function splitUrl(url: string): { path: string; query: string } {
  const [, path = "/", query = ""] = /^([^?]*)(\?.*)?$/s.exec(url) ?? [];
  return { path, query };
}

/** A path's name in the folder; undefined for one that no server would look for. */
export function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return /\p{Cc}|\\|%|\/{2}/u.test(decoded) ? undefined : decoded;
  } catch {
    return undefined;
  }
}

/** Hosting services keep to themselves what begins with a dot, but for the folder of RFC 8615. */
export const isHidden = (name: string): boolean => name.startsWith("/.") && !name.startsWith("/.well-known/");
