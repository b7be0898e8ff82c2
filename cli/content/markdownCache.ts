import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeText } from "../files.ts";
import { codeStamp, type Project } from "../project.ts";
import { EnvironmentError } from "../report/errors.ts";
import type { MarkdownCache } from "./readMarkdownFile.ts";

const cacheFile = (project: Project) => join(project.work, "cache/content.json");

/** What is known of the project's Markdown from the last run; nothing when the cache is damaged or of other code. */
export function loadMarkdownCache(project: Project): MarkdownCache {
  try {
    const { code, files } = JSON.parse(readFileSync(cacheFile(project), "utf8")) as {
      code?: string;
      files: [string, never][];
    };
    return new Map(code !== undefined && code === codeStamp() ? files : []);
  } catch {
    return new Map();
  }
}

/** Keeps what is known for the next run, where the disk lets it: nothing depends on it. */
export function saveMarkdownCache(project: Project, facts: MarkdownCache): void {
  try {
    writeText(cacheFile(project), JSON.stringify({ code: codeStamp(), files: [...facts] }));
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
  }
}
