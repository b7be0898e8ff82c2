import { FORM_TEMPLATES, type TemplateName } from "../../../runtime/site/page.ts";

/** Vite's manifest of the browser's bundle: what each module has become, and what that imports. */
export type BundleManifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/**
 * The scripts that a page of a template loads until it is hydrated, without what waits for a visitor: boot module, app, the
 * template, and the form where the page has one. Names of files in `assets/`, in no order.
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
