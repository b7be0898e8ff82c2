import { check } from "../config/loadConfig.ts";
import { locate, parseYaml } from "../config/parseYaml.ts";
import type { Source } from "../config/readSources.ts";
import type { Checked, Place, Problem } from "../report/problem.ts";
import { FrontMatter, OwnFrontMatter, type FrontMatterData } from "./frontMatterSchema.ts";

/** One Markdown file: its front matter and its body, with a way back to the lines. */
export interface MarkdownFile {
  file: string;
  data: Partial<FrontMatterData> & Pick<FrontMatterData, "extends" | "faq" | "metadata">;
  body: string;
  /** Place of a text in the body. */
  locateText(text: string): Place;
  /** Place of a front matter key. */
  locateKey(path: readonly PropertyKey[]): Place;
}

/** Where shared copy takes a country's own. */
export const OWN_MARKER = /^<!-- own -->[ \t]*$/m;

/** Splits and checks one Markdown file. Reports `front-matter`, the YAML codes, `unsafe-html` and `heading-level`. */
export function parseMarkdownFile({ file, text }: Source): Checked<MarkdownFile> {
  const match = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m.exec(text);
  if (!match || match.index !== 0) {
    return { problems: [{ code: "front-matter", severity: "error", message: "The file does not begin with front matter", hint: "Begin with a line `---`, then `title:`, `description:` and `summary:`, then a line `---`.", place: { file, line: 1, column: 1, length: 3, text } }] };
  }
  const yaml = parseYaml({ file, text: match[1] ?? "", whole: text, firstLine: 2 });
  if (!yaml.value) return { problems: yaml.problems };
  const parsed = yaml.value;
  const locateKey = (path: readonly PropertyKey[], key?: boolean) => locate(parsed, path, key);
  const extending = (parsed.value as { extends?: unknown } | null)?.extends === true;
  const { value: data, problems } = check(extending ? OwnFrontMatter : FrontMatter, parsed.value, locateKey);
  const body = text.slice(match[0].length);
  const locateText = (wanted: string): Place => {
    const index = Math.max(0, body.indexOf(wanted));
    const before = text.slice(0, match[0].length + index);
    const line = before.split("\n").length;
    return { file, line, column: before.length - before.lastIndexOf("\n"), length: wanted.split("\n")[0]?.length || 1, text };
  };
  problems.push(...checkBody(body, locateText));
  if (data?.description && (data.description.length < 50 || data.description.length > 170)) {
    problems.push({ code: "description-length", severity: "warning", message: `The description has ${data.description.length} characters`, why: "Search engines cut longer ones and replace very short ones.", hint: "Write 50 to 170 characters.", place: locateKey(["description"]) });
  }
  return data && !problems.some(({ severity }) => severity === "error") ? { value: { file, data, body, locateText, locateKey }, problems } : { problems };
}

function checkBody(body: string, locateText: (text: string) => Place): Problem[] {
  const problems: Problem[] = [];
  const prose = body.replace(/^(`{3,}|~{3,})[\s\S]*?^\1/gm, "").replace(/`[^`\n]*`/g, "");
  const heading = /^# .*$/m.exec(prose)?.[0];
  if (heading) problems.push({ code: "heading-level", severity: "error", message: "The body has a heading of level 1", why: "The page's h1 is made from its title.", hint: "Begin headings with `##`.", place: locateText(heading) });
  const html = /<(?!!-- own -->)(?:[a-z/!][^>\n]*>?)/i.exec(prose)?.[0];
  if (html && !/^<(?:https?:|mailto:|[\w.+-]+@)/i.test(html)) {
    problems.push({ code: "unsafe-html", severity: "error", message: "The Markdown holds raw HTML", why: "It would escape the checks for links, headings and scripts.", hint: "Write it as Markdown, or put it in backticks to show it.", place: locateText(html) });
  }
  return problems;
}
