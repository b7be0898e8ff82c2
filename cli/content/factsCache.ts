import { readCache, writeCache } from "../cache.ts";
import type { Project } from "../project.ts";
import type { FactsCache } from "./readMarkdownFile.ts";

const ENTRY = "content.json";

/** What is known of the project's Markdown from the last run. */
export const loadFacts = (project: Project): FactsCache => new Map(readCache<[string, never][]>(project, ENTRY) ?? []);

/** Keeps what is known for the next run. */
export const saveFacts = (project: Project, facts: FactsCache): void => writeCache(project, ENTRY, [...facts]);
