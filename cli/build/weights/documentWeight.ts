import { mapValues } from "../../core/lookups.ts";
import type { LoadedFiles } from "../links/readMarkup.ts";
import { FORM_TEMPLATES, type TemplateName } from "../../../runtime/site/page.ts";

/** A document's weight, and the URLs that it loads. */
export interface DocumentWeight extends LoadedFiles {
  /** Size of its HTML, compressed with gzip. */
  bytes: number;
}

/** Merges the URLs that two parts of a document load. */
export const joinLoaded = (one: LoadedFiles, other: LoadedFiles): LoadedFiles =>
  mapValues(one, (urls, key) => [...new Set([...urls, ...other[key]])]);

/** Vite's manifest of the browser's bundle: each module's output file, and the modules that it imports. */
export type BundleManifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/**
 * The scripts that a page of a template loads until it is hydrated: boot module, app, the page's islands, and
 * its sections that have code in the browser. Scripts that load on interaction don't count. Names of files in
 * `assets/`, unordered.
 * @param sections Own kinds of sections on the page.
 */
export function scriptsOf(
  manifest: BundleManifest,
  template: TemplateName,
  sections: readonly string[] = [],
): string[] {
  const keys = Object.keys(manifest);
  const clients = keys.filter((key) => sections.some((kind) => key.endsWith(`/clients/${kind}.ts`)));
  const isPart = (key: string) =>
    key === "src/boot.ts" ||
    key.endsWith("/entry-client.ts") ||
    (template === "search" && key.endsWith("/search/SearchPage.tsx")) ||
    (template === "not-found" && key.endsWith("/search/NearPages.tsx")) ||
    (FORM_TEMPLATES.has(template) && key.endsWith("/forms/EnquiryForm.tsx")) ||
    clients.includes(key) ||
    (clients.length > 0 && /\/parts\/(?:waitForSections\.ts|hydrateSection\.tsx)$/.test(key));
  const found = new Set<string>();
  const add = (key: string) => {
    if (found.has(key)) return;
    found.add(key);
    manifest[key]?.imports?.forEach(add);
  };
  keys.filter(isPart).forEach(add);
  return [...found].flatMap((key) => manifest[key]?.file.replace(/^assets\//, "") ?? []);
}
