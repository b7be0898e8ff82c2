import { citedIn } from "../../config/facts/citations.ts";
import { check } from "../../config/schema/check/check.ts";
import { parseYaml } from "../../config/yaml/parseYaml.ts";
import type { FrontMatterData } from "../../config/schema/frontMatter.ts";
import type { ProjectSchemas } from "../../config/schema/projectSchemas.ts";
import { locate } from "../../config/yaml/locate.ts";
import type { Source } from "../../config/yaml/readSources.ts";
import type { Checked, Problem } from "../../core/problems/problem.ts";
import { count } from "../../core/console/text.ts";
import { checkTexts } from "./checkMarkdown.ts";
import { copyTexts } from "../copy/searchText.ts";
import { textStats } from "../markdown/textStats.ts";

/** Values of front matter. A file with `extends` may lack keys that the shared file has. */
export type OwnData = Partial<FrontMatterData> & Pick<FrontMatterData, "aliases" | "extends" | "faq" | "metadata">;

/** Checks front matter. Reports `front-matter`, YAML errors, and invalid Markdown in it. */
export function checkFrontMatter({ file, text }: Source, yaml: string, schemas: ProjectSchemas, isHtmlSafe: boolean) {
  const { value: parsed, problems: mistakes } = parseYaml({ file, text: yaml, whole: text, firstLine: 2 });
  if (!parsed) return { problems: mistakes.map(asFrontMatter) };
  const locateKey = (path: readonly PropertyKey[], key?: boolean) => locate(parsed, path, key);
  const isExtending = (parsed.value as { extends?: unknown } | null)?.extends === true;
  const schema = isExtending ? schemas.ownFrontMatter : schemas.frontMatter;
  const checked: Checked<OwnData> = check(schema, parsed.value, locateKey);
  const { value: data, problems } = checked;
  problems.push(...mistakes);
  if (!data) return { problems };
  const texts = copyTexts(data);
  problems.push(...checkTexts(texts, locateKey, isHtmlSafe));
  const length = data.description?.length ?? 0;
  if (length > 0 && (length < 50 || length > 170))
    problems.push({
      code: "description-length",
      severity: "warning",
      message: `The description has ${count(length, "character")}`,
      why: "Search engines cut longer descriptions, and replace very short ones.",
      hint: "Write 50 to 170 characters.",
      place: locateKey(["description"]),
    });
  return { value: { data, stats: textStats(texts, citedIn(yaml)), texts, locateKey }, problems };
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
