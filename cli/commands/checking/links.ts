import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { siteHosts } from "../../config/routes/siteHosts.ts";
import {
  listExternal,
  readAnswers,
  readBuiltPages,
  writeAnswers,
  type ExternalLink,
} from "../../build/links/externalLinks.ts";
import { findSources, type Project } from "../../core/project.ts";
import type { Console } from "../../core/console/console.ts";
import { count, table } from "../../core/console/text.ts";
import { EnvironmentError } from "../../core/problems/errors.ts";
import { placeIn } from "../../core/problems/codeFrame.ts";
import { askSources, explainAnswer, isLost, reportAnswers, type SourceAnswer } from "./askSources.ts";
import { checkProject, requireProject } from "../../build/checkProject.ts";
import { type CommonOptions, openCommand } from "../options.ts";

type Options = CommonOptions & { out: string; external?: boolean; fresh?: boolean };

/** `sitegen links`: lists external links of built pages and checks whether they answer. Builds check internal links. */
export async function links(countries: string[], options: Options): Promise<void> {
  const { out, external = false, fresh = false, json = false } = options;
  const { console, project } = openCommand(options, out);
  const { config } = requireProject(await checkProject({ root: project.root, countries }));
  const pages = readBuiltPages(project.out, countries);
  if (pages.length === 0)
    throw new EnvironmentError(
      `There is no build in ${relative(process.cwd(), project.out) || "."}`,
      "Run `sitegen build` first.",
    );
  const networkHosts = new Set(siteHosts(config).all.flatMap(({ allowed, aliases }) => [allowed, ...aliases]));
  const found = listExternal(pages, (host) => networkHosts.has(host), readTexts(project));
  const answers = external ? await ask(project, console, found, fresh) : [];
  if (json) console.print(external ? { links: found, answers } : found);
  else if (!external) printLinks(console, found);
  if (!external) return;
  reportAnswers(console, answers, {
    asked: "address",
    total: count(answers.length, "external link"),
    problemOf(answer) {
      const link = found.find(({ url }) => url === answer.url);
      const { length = 0, 0: first = "" } = link?.pages ?? [];
      return {
        code: "lost-link",
        message: `${answer.url} ${explainAnswer(answer)}`,
        why: `${count(length, "page links", "pages link")} to it, for example ${first}.`,
        hint: "Find its new address and write it, or remove the link.",
        place: placeOf(project, link, answer.url),
      };
    },
  });
}

const readTexts = (project: Project): Map<string, string> =>
  new Map(
    [...findSources(project).keys()]
      .filter((file) => /\.(?:md|ya?ml)$/.test(file))
      .map((file) => [file, readFileSync(join(project.root, file), "utf8")]),
  );

function printLinks(console: Console, found: readonly ExternalLink[]): void {
  const rows = found.map(({ url, pages, written }) => [String(pages.length), written ?? pages[0] ?? "", url]);
  if (rows.length > 0) console.print(table(["pages", "written in", "address"], rows, ["pages"]));
  console.note(`${count(found.length, "external link")}. \`sitegen links --external\` checks them.`);
}

/** Requests each URL, except those with a cached answer (unless `fresh`). */
async function ask(project: Project, console: Console, found: readonly ExternalLink[], fresh: boolean) {
  const now = Date.now();
  const kept = fresh ? new Map<never, never>() : readAnswers<SourceAnswer>(project, now);
  const asked = found.map(({ url }) => url).filter((url) => !kept.has(url));
  const answers = await console.task(`Check ${count(asked.length, "address", "addresses")}`, () => askSources(asked));
  const all = new Map([...kept, ...answers.map((answer) => [answer.url, { ...answer, at: now }] as const)]);
  writeAnswers(project, new Map([...all].filter(([, answer]) => !isLost(answer))));
  return found.flatMap(({ url }) => all.get(url) ?? []);
}

function placeOf({ root, out }: Project, link: ExternalLink | undefined, url: string) {
  const written = link?.written?.replace(/:\d+$/, "");
  const file = written ?? join(relative(root, out), link?.pages[0] ?? "");
  const text = written === undefined ? "" : readFileSync(join(root, written), "utf8");
  return placeIn({ file, text }, Math.max(0, text.indexOf(url)), url.length);
}
