import { readCache, writeCache } from "../cache.ts";
import type { Project } from "../project.ts";
import type { MarkdownCache } from "./readMarkdownFile.ts";

const ENTRY = "content.json";

/** What is known of the project's Markdown from the last run. */
export const loadMarkdownCache = (project: Project): MarkdownCache =>
  new Map(readCache<[string, never][]>(project, ENTRY) ?? []);

/** Keeps what is known for the next run. */
export const saveMarkdownCache = (project: Project, facts: MarkdownCache): void =>
  writeCache(project, ENTRY, [...facts]);
