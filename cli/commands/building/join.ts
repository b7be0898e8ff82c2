import { relative } from "node:path";
import { joinFiles, writeJoined } from "../../tools/writeJoined.ts";
import { joinManifests, type Mistake, readPart, type Part } from "../../tools/joinManifests.ts";
import { finishCommit } from "../../build/output/commit.ts";
import { withLock } from "../../core/lock.ts";
import { guardOutput } from "../../build/output/outputFolder.ts";
import { openConsole } from "../../core/console/console.ts";
import { count } from "../../core/console/text.ts";
import { EnvironmentError, ProblemsError } from "../../core/problems/errors.ts";
import { manifestFiles } from "../../build/manifest/manifestFiles.ts";
import { readLive } from "../../build/review/readLive.ts";
import { type CommonOptions, openCommand } from "../options.ts";

type Options = CommonOptions & { out: string; since?: string };

/** `sitegen join`: joins the outputs of a build's shards into the output of one complete build. */
export async function join(dirs: string[], { out, since, json, ...options }: Options): Promise<void> {
  const { console, project } = openCommand(options, out);
  guardOutput(project);
  const parts = dirs.map((dir) => readPart(dir, project)) as [Part, ...Part[]];
  const live = since === undefined ? undefined : await readLive(project, since, parts[0].manifest);
  if (live?.isPartial)
    throw new EnvironmentError(
      `Only the addresses of ${since} are known`,
      "Name the sitegen.json of its last upload: its folder, or the file.",
    );
  const { joined, mistakes } = joinManifests(parts, live?.manifest);
  const files = joinFiles(parts);
  refuse([...mistakes, ...files.mistakes]);
  const isUploaded = parts.every(({ isApart }) => !isApart);
  const manifests = manifestFiles(project, isUploaded, joined);
  await withLock(project, console, () => {
    finishCommit(project);
    writeJoined(project, files, manifests);
  });
  const sites = parts.flatMap(({ manifest }) => Object.values(manifest.sites));
  const countries = new Set(sites.map(({ country }) => country));
  const report = { out: project.out, parts: parts.length, countries: countries.size, files: files.uploaded.size };
  if (json) return console.print(report);
  console.note(
    `${console.style("green", "✓")} ${count(report.countries, "country", "countries")} of ${count(report.parts, "part")} in ${relative(process.cwd(), project.out) || "."}`,
  );
}

/** Prints all mistakes. @throws ProblemsError when there are any, so that the output stays as it is. */
function refuse(mistakes: readonly Mistake[]): void {
  if (mistakes.length === 0) return;
  const console = openConsole();
  for (const { text, hint } of mistakes)
    console.note(`${console.style("red", "error")} ${text}\n  ${console.style("cyan", "→")} ${hint}`);
  throw new ProblemsError([]);
}
