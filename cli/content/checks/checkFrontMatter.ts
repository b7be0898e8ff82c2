import { citedIn } from "../../config/facts/citations.ts";
import { check } from "../../config/schema/check/check.ts";
import { parseYaml } from "../../config/yaml/parseYaml.ts";
import type { FrontMatterData } from "../../config/schema/frontMatter.ts";
import type { ProjectSchemas } from "../../config/schema/projectSchemas.ts";
import { locate } from "../../config/yaml/locate.ts";
import type { Checked, Place, Problem } from "../../core/problems/problem.ts";
import { count } from "../../core/console/text.ts";
import { checkMarkdown } from "./checkMarkdown.ts";
import { sectionTexts, type SectionText } from "../copy/searchText.ts";
import { textStats, type TextStats } from "../markdown/textStats.ts";

/** Values of front matter. A file with `extends` may lack keys that the shared file has. */
export type OwnData = Partial<FrontMatterData> & Pick<FrontMatterData, "aliases" | "extends" | "faq" | "metadata">;

export interface CheckedFrontMatter {
  data: OwnData;
  /** Statistics of the Markdown and links in its answers and sections; citations are those of all keys. */
  stats: TextStats;
  inSections: SectionText[];
  texts: string[];
  locateKey(path: readonly PropertyKey[]): Place;
}

/** Checks front matter. Reports `front-matter`, YAML errors, and invalid Markdown in it. */
export function checkFrontMatter(
  { file, yaml, whole }: { file: string; yaml: string; whole: string },
  schemas: ProjectSchemas,
  isHtmlSafe = false,
): Checked<CheckedFrontMatter> {
  const { value: parsed, problems: mistakes } = parseYaml({ file, text: yaml, whole, firstLine: 2 });
  if (!parsed) return { problems: mistakes.map(asFrontMatter) };
  const locateKey = (path: readonly PropertyKey[], key?: boolean) => locate(parsed, path, key);
  const extending = (parsed.value as { extends?: unknown } | null)?.extends === true;
  const { value: data, problems } = check(
    extending ? schemas.ownFrontMatter : schemas.frontMatter,
    parsed.value,
    locateKey,
  );
  problems.push(...mistakes);
  data?.faq.forEach(({ answer }, index) =>
    problems.push(...checkMarkdown(answer, () => locateKey(["faq", index, "answer"]), { isHtmlSafe })),
  );
  const inSections = sectionTexts(data?.sections);
  for (const { kind, path, text } of inSections)
    if (kind === "markdown") problems.push(...checkMarkdown(text, () => locateKey(path), { isHtmlSafe }));
  if (data?.description && (data.description.length < 50 || data.description.length > 170)) {
    problems.push({
      code: "description-length",
      severity: "warning",
      message: `The description has ${count(data.description.length, "character")}`,
      why: "Search engines cut longer descriptions, and replace very short ones.",
      hint: "Write 50 to 170 characters.",
      place: locateKey(["description"]),
    });
  }
  if (!data) return { problems };
  const ofKind = (wanted: SectionText["kind"]) =>
    inSections.filter(({ kind }) => kind === wanted).map(({ text }) => text);
  const texts = [...data.faq.map(({ answer }) => answer), ...ofKind("markdown")];
  const { links, images, words } = textStats(texts);
  const stats = { links: [...new Set([...links, ...ofKind("link")])], images, words, cites: citedIn(yaml) };
  return { value: { data, stats, inSections, texts, locateKey }, problems };
}

const asFrontMatter = (problem: Problem): Problem =>
  problem.code === "empty-file"
    ? {
        ...problem,
        code: "front-matter",
        message: "The front matter is empty",
        hint: "Write `title:`, `description:` and `summary:`.",
      }
    : problem;
