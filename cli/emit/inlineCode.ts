export interface InlineCode {
  scripts: string[];
  styles: string[];
}

/** Inline scripts and styles of built pages, for the policy's hashes. Data blocks and empty elements are skipped. */
export function inlineCode(pages: readonly string[]): InlineCode {
  const found: InlineCode = { scripts: [], styles: [] };
  for (const html of pages) {
    for (const [, tag, attributes = "", text = ""] of html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)) {
      if (text === "" || /\ssrc=/.test(attributes)) continue;
      if (tag === "style") found.styles.push(text);
      else if (!/\stype="(?!module")/.test(attributes)) found.scripts.push(text);
    }
  }
  return found;
}
