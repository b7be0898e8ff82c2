import { attempt } from "../../core/attempt.ts";
/** The marker for a country's own copy; it may be elsewhere than on its own line. */
const MARKER = "<!-- own -->";

/** The marker on its own line, where a country's own copy is inserted. */
const OWN_MARKER = /^<!-- own -->[ \t]*$/m;

const FRONT_MATTER = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

/** Splits a Markdown file into front matter with dashes, its YAML, and the body. Undefined without front matter. */
export function splitFrontMatter(text: string): { frontMatter: string; yaml: string; body: string } | undefined {
  const match = FRONT_MATTER.exec(text);
  if (!match || match.index !== 0) return undefined;
  const [frontMatter, yaml = ""] = match;
  return { frontMatter, yaml, body: text.slice(frontMatter.length) };
}

export const markdownBody = (text: string): string => splitFrontMatter(text)?.body ?? text;

/** The text before and after the marker; a single part without one. */
export const splitAtMarker = (markdown: string): string[] =>
  markdown.includes(MARKER) ? markdown.split(OWN_MARKER) : [markdown];

/** Whether there is a marker without effect: within a line, or a second one. */
export const hasStrayMarker = (markdown: string): boolean =>
  markdown.includes(MARKER) && markdown.replace(OWN_MARKER, "").includes(MARKER);

/** The file name of a Markdown image; it may be URL-encoded. */
export const pictureName = (href: string): string => attempt(() => decodeURI(href)) ?? href;
