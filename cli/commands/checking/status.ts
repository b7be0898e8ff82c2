import { join } from "node:path";
import { listTexts } from "../../config/text/catalogue.ts";
import { listTranslations, type Translation, markFile } from "../../content/copy/listTranslations.ts";
import { count, table } from "../../core/console/text.ts";
import { checkProject, requireProject } from "../../build/checkProject.ts";
import { type CommonOptions, openCommand } from "../options.ts";

type Options = CommonOptions & { mark?: boolean; all?: boolean };

/** `sitegen status`: lists which pages are translated, and whether translations are up to date. */
export async function status(countries: string[], { mark = false, all = false, json = false, ...options }: Options) {
  const { console, project } = openCommand(options);
  const { config, content } = requireProject(await checkProject({ root: project.root, countries }));
  const found = listTranslations(config, content).filter(
    ({ site }) => countries.length === 0 || countries.includes(site.country),
  );
  if (mark) {
    const marked = found.filter((one) => isMarkable(one) && markFile(join(project.root, one.file), one.hash));
    console.note(`${count(marked.length, "translation was", "translations were")} marked as up to date.`);
  }
  const rows = found.map(({ site, content: page, state, file, hash }) => ({
    site: site.key,
    language: site.language,
    page,
    state: mark && isMarkable({ state, file }) ? "current" : state,
    sourceHash: hash,
    file,
  }));
  if (json) return console.print(rows);
  const shown = rows.filter(({ state }) => all || state !== "current");
  const cells = shown.map((row) => [row.site, row.page, row.state, row.file]);
  if (shown.length > 0) console.print(table(["site", "page", "state", "file"], cells));
  console.note(summary(rows.map(({ state }) => state)));
  for (const language of new Set(config.sites.map((site) => site.language))) {
    const { missing } = listTexts(project.root, language);
    if (missing.size > 0)
      console.note(
        `${count(missing.size, "text")} of \`${language}\` in English: \`sitegen texts ${language} --missing\`.`,
      );
  }
}

/** Whether the source's hash can be written into a translation. */
const isMarkable = ({ state, file }: Pick<Translation, "state" | "file">): boolean =>
  (state === "stale" || state === "unmarked") && file.endsWith(".md");

function summary(states: readonly Translation["state"][]): string {
  if (states.length === 0) return "No country has a further language (`languages`).";
  const count = (state: Translation["state"]) => states.filter((one) => one === state).length;
  return `${states.length} pages in further languages: ${count("current")} up to date, ${count("stale")} with a changed source, ${count("unmarked")} without a \`sourceHash\`, ${count("missing")} not translated.`;
}
