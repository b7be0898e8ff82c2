import { readCache, writeCache } from "../cache.ts";
import type { Project } from "../project.ts";
import type { MarkdownCache } from "./readMarkdownFile.ts";

const ENTRY = "content.json";

interface Saved {
  /** Key of the project's own parts: their schemas have checked the front matter. */
  parts: string;
  facts: [string, never][];
}

/** What is known of the project's Markdown from the last run. @param parts Key of the project's own parts. */
export function loadMarkdownCache(project: Project, parts: string): MarkdownCache {
  const saved = readCache<Saved>(project, ENTRY);
  return new Map(saved?.parts === parts ? saved.facts : []);
}

/** Keeps what is known for the next run. */
export const saveMarkdownCache = (project: Project, facts: MarkdownCache, parts: string): void =>
  writeCache(project, ENTRY, { parts, facts: [...facts] });
