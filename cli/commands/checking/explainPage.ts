import { explainPage as explained, type ExplainedPage } from "../../tools/explain/explainPage.ts";
import { findPages, type KnownProject, whyRendered, type RenderedPage } from "../../tools/explain/findPages.ts";
import { openProject } from "../../core/project.ts";
import { CAUSES } from "../../build/render/siteRecord.ts";
import { parseFileName } from "../../config/files/countryFiles.ts";
import { openConsole } from "../../core/console/console.ts";
import { UsageError } from "../../core/problems/errors.ts";
import { hasErrors, PROBLEM_CODES } from "../../core/problems/problem.ts";
import { suggest } from "../../core/problems/suggest.ts";
import { alignedLines, cut, table } from "../../core/console/text.ts";
import { checkProject, requireProject } from "../../build/checkProject.ts";

interface Options {
  root: string;
  site?: string | undefined;
  /** A path, URL, content key or source file. */
  what: string;
  json?: boolean;
  why?: boolean;
}

/** `sitegen explain` for a page: the origin of everything on it. Several pages are listed in a table. */
export async function explainPage({ root, site, what, json, why = false }: Options): Promise<void> {
  const console = openConsole();
  const country = site?.split("/")[0];
  const checked = await checkProject({ root, countries: country === undefined ? [] : [country] });
  const code = site === undefined ? suggest(what, Object.keys(PROBLEM_CODES)) : undefined;
  // A user with a misspelled code often has errors in the project: a suggestion helps more than these errors.
  if (code !== undefined && hasErrors(checked.problems)) throw notFound(what, `Did you mean \`${code}\`?`);
  const project = requireProject(checked);
  const found = findPages(project, what, site);
  if ("hint" in found) throw notFound(what, hintFor(project, what, site, found.hint));
  if (why) {
    const reasons = whyRendered(openProject(root), found.pages);
    return console.print(json ? reasons : reasons.map(printWhy).join("\n"));
  }
  const { rule } = found;
  const pages = found.pages.map((page) => explained(project, page));
  const redirect = rule && { from: rule.from, to: rule.to, status: rule.status, source: rule.source?.() };
  if (json) return console.print({ ...(redirect && { redirect }), pages });
  if (redirect)
    console.print(
      `${redirect.from} is redirected to ${redirect.to} (${redirect.status})${redirect.source === undefined ? "" : `, ${redirect.source}`}${pages.length > 0 ? "\n" : ""}`,
    );
  const [first, ...others] = pages;
  if (!first) return;
  console.print(others.length === 0 ? printPage(first) : printPages(pages));
}

const printWhy = ({ path, why }: RenderedPage): string =>
  why.length === 0
    ? `No build has rendered ${path} yet.`
    : `Reasons for the last rendering of ${path}:\n${why.map((cause) => `  ${CAUSES[cause]}`).join("\n")}`;

const notFound = (what: string, hint: string) =>
  new UsageError(`There is no key, page, source file or problem \`${what}\``, hint);

/** What to type instead, for a page that isn't translated and for a country or file without a key. */
function hintFor(project: KnownProject, what: string, site: string | undefined, hint: string): string {
  const [country = "", language] = site?.split("/") ?? [];
  if (language !== undefined && "pages" in findPages(project, what, country))
    return `The page is not translated: try \`sitegen explain ${country} ${what}\`.`;
  const owner = parseFileName(what).owner;
  return project.config.countries.some(({ key }) => key === owner)
    ? `Add a key or a page: \`sitegen explain ${owner} contacts\`.`
    : hint;
}

/** Sentences are truncated to this width, except in JSON. URLs and files aren't, so that they can be copied. */
const MAX_WIDTH = 64;
const SENTENCES: ReadonlySet<string> = new Set(["title", "description", "sections"]);

function printPage({ path, content, facts }: ExplainedPage): string {
  const rows = facts.map(({ name, value, from }, index) => [
    name === facts[index - 1]?.name ? "" : name,
    SENTENCES.has(name) ? cut(value, MAX_WIDTH) : value,
    from ?? "",
  ]);
  return `${path} (${content})\n\n${alignedLines(rows).join("\n")}`;
}

const printPages = (pages: readonly ExplainedPage[]): string =>
  table(
    ["site", "path", "template", "layout", "copy"],
    pages.map(({ site, path, facts }) => [
      site,
      path,
      ...["template", "layout", "copy"].map((name) => facts.find((fact) => fact.name === name)?.value ?? ""),
    ]),
  );
