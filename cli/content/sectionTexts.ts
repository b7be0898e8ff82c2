import { listFields } from "../config/schema/own/values.ts";

/** A Markdown text or link of a section, and the path of its key. */
export interface SectionText {
  kind: "markdown" | "link";
  path: PropertyKey[];
  text: string;
}

/** Keys that hold Markdown or links in sections of all types. */
const KINDS: Record<string, SectionText["kind"]> = { text: "markdown", to: "link" };

/** Own sections have such texts where their schema says so, under any key. */
const isOwn = (value: object): value is { values: Record<string, unknown> } => "type" in value && value.type === "own";

function ownTexts(values: Record<string, unknown>, at: readonly PropertyKey[]): SectionText[] {
  return listFields(values).flatMap(({ field, path }): SectionText[] => {
    if ("markdown" in field) return [{ kind: "markdown", path: [...at, ...path], text: field.markdown }];
    return "own:link" in field ? [{ kind: "link", path: [...at, ...path, "to"], text: field["own:link"].to }] : [];
  });
}

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

/** Keys of a section whose values are identifiers, not text. */
const IDENTIFIER_KEYS: ReadonlySet<string> = new Set(
  "type kind id ground to group category list countries form art flag picture side width date first last month fact lists terms own:flag own:picture".split(
    " ",
  ),
);

/** All visible texts of a page's sections, including Markdown; in own sections approximately. */
export function visibleTexts(sections: readonly unknown[] = []): string[] {
  const textsIn = (value: unknown): string[] => {
    if (typeof value === "string") return [value];
    if (typeof value !== "object" || value === null) return [];
    if (Array.isArray(value)) return value.flatMap(textsIn);
    return Object.entries(value).flatMap(([key, inner]) => (IDENTIFIER_KEYS.has(key) ? [] : textsIn(inner)));
  };
  return textsIn(sections);
}
