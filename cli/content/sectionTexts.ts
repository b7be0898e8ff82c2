/** A text of a section that is Markdown or a link, and the path of its key. */
export interface SectionText {
  kind: "markdown" | "link";
  path: PropertyKey[];
  text: string;
}

/** What a key of a section holds, whatever the section. */
const KINDS: Record<string, SectionText["kind"]> = { text: "markdown", to: "link" };

/** All Markdown and all links of a page's sections. */
export function sectionTexts(sections: readonly unknown[] = []): SectionText[] {
  const found: SectionText[] = [];
  const walk = (value: unknown, path: PropertyKey[]): void => {
    if (typeof value !== "object" || value === null) return;
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
