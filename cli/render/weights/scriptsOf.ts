import { FORM_TEMPLATES, type TemplateName } from "../../../runtime/site/page.ts";

/** Vite's manifest of the browser's bundle: each module's output file, and the modules that it imports. */
export type BundleManifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/**
 * The scripts that a page of a template loads until it is hydrated: boot module, app, template, and form where it has
 * one. Scripts that load on interaction don't count. Names of files in `assets/`, unordered.
 */
export function scriptsOf(manifest: BundleManifest, template: TemplateName): string[] {
  const isPart = (key: string) =>
    key === "src/boot.ts" ||
    key.endsWith("/entry-client.ts") ||
    key.endsWith(`/pages/${template}.tsx`) ||
    key.endsWith(`/templates/${template}.tsx`) ||
    (FORM_TEMPLATES.has(template) && key.endsWith("/forms/EnquiryForm.tsx"));
  const found = new Set<string>();
  const add = (key: string) => {
    if (found.has(key)) return;
    found.add(key);
    manifest[key]?.imports?.forEach(add);
  };
  Object.keys(manifest).filter(isPart).forEach(add);
  return [...found].flatMap((key) => manifest[key]?.file.replace(/^assets\//, "") ?? []);
}
