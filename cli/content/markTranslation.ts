import { splitFrontMatter } from "./markdownText.ts";

/** Sets `sourceHash` in a file's front matter; undefined for a file without front matter. */
export function markTranslation(text: string, hash: string): string | undefined {
  const split = splitFrontMatter(text);
  if (!split) return undefined;
  const line = `sourceHash: "${hash}"`;
  const { frontMatter } = split;
  const marked = /^sourceHash:.*$/m.test(frontMatter)
    ? frontMatter.replace(/^sourceHash:.*$/m, line)
    : frontMatter.replace(/^---(\r?\n)/, `---$1${line}$1`);
  return marked + text.slice(frontMatter.length);
}
