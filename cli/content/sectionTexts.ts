import { listFields } from "../config/schema/own/values.ts";

/** A text of a section that is Markdown or a link, and the path of its key. */
export interface SectionText {
  kind: "markdown" | "link";
  path: PropertyKey[];
  text: string;
}

/** What a key of a section holds, whatever the section. */
const KINDS: Record<string, SectionText["kind"]> = { text: "markdown", to: "link" };

/** A section of a project's kind has them where its schema says so, whatever the key. */
const isOwn = (value: object): value is { values: Record<string, unknown> } => "type" in value && value.type === "own";

function ownTexts(values: Record<string, unknown>, at: readonly PropertyKey[]): SectionText[] {
  return listFields(values).flatMap(({ field, path }): SectionText[] => {
    if ("markdown" in field) return [{ kind: "markdown", path: [...at, ...path], text: field.markdown }];
    return "own:link" in field ? [{ kind: "link", path: [...at, ...path, "to"], text: field["own:link"].to }] : [];
  });
}

/** All Markdown and all links of a page's sections. */
export function sectionTexts(sections: readonly unknown[] = []): SectionText[] {
  const found: SectionText[] = [];
  const walk = (value: unknown, path: PropertyKey[]): void => {
    if (typeof value !== "object" || value === null) return;
    if (isOwn(value)) return void found.push(...ownTexts(value.values, path));
    for (const [key, inner] of Object.entries(value)) {
      const at = [...path, Array.isArray(value) ? Number(key) : key];
      const kind = KINDS[key];
      if (kind && typeof inner === "string") found.push({ kind, path: at, text: inner });
      else walk(inner, at);
    }
  };
  walk(sections, ["sections"]);
  return found;
}

/** Keys of a section whose values are names of something, not words. */
const NAMES: ReadonlySet<string> = new Set(
  "type kind id ground to group category list countries form art flag picture side width date first last month fact lists terms own:flag own:picture".split(
    " ",
  ),
);

/** All that a visitor reads in a page's sections, their Markdown included. In a section of a project's kind this is about every text. */
export function visibleTexts(sections: readonly unknown[] = []): string[] {
  const textsIn = (value: unknown): string[] => {
    if (typeof value === "string") return [value];
    if (typeof value !== "object" || value === null) return [];
    if (Array.isArray(value)) return value.flatMap(textsIn);
    return Object.entries(value).flatMap(([key, inner]) => (NAMES.has(key) ? [] : textsIn(inner)));
  };
  return textsIn(sections);
}
