/** What a file that takes a country's own copy holds, perhaps in another place. */
const MARKER = "<!-- own -->";

/** Where shared copy takes a country's own. */
const OWN_MARKER = /^<!-- own -->[ \t]*$/m;

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

/** Splits a Markdown file: its front matter with the dashes, the YAML in it, and the text below. Undefined for a file without front matter. */
export function splitFrontMatter(text: string): { frontMatter: string; yaml: string; body: string } | undefined {
  const match = FRONT_MATTER.exec(text);
  if (!match || match.index !== 0) return undefined;
  const [frontMatter, yaml = ""] = match;
  return { frontMatter, yaml, body: text.slice(frontMatter.length) };
}

/** The Markdown below the front matter. */
export const markdownBody = (text: string): string => splitFrontMatter(text)?.body ?? text;

/** The text before and after its place for a country's own copy; one piece where it has none. */
export const splitAtMarker = (markdown: string): string[] =>
  markdown.includes(MARKER) ? markdown.split(OWN_MARKER) : [markdown];

/** True when there is a marker without effect: within a line, or a second one. */
export const hasStrayMarker = (markdown: string): boolean =>
  markdown.includes(MARKER) && markdown.replace(OWN_MARKER, "").includes(MARKER);

/** The file that a Markdown image names: spaces and the like may be written as in a URL. */
export function pictureName(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}
