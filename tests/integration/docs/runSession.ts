import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, onTestFinished, vi } from "vitest";
import { differing, readTree } from "../build/sitegen.ts";
import type { Session } from "./readTranscripts.ts";

const REPOSITORY = resolve(import.meta.dirname, "../../..");
const MAIN = pathToFileURL(join(REPOSITORY, "lib/cli/main.js")).href;

/** The day on which the commands are run: facts expire, posts begin. */
const TODAY = new Date("2026-11-25T12:00:00Z");

const work = realpathSync(mkdtempSync(join(tmpdir(), "sitegen-docs-")));
afterAll(() => rmSync(work, { recursive: true }));

/** A folder with a copy of the project; with none for an empty one. Sessions of one project share it: it is read once. */
function prepare(project: string | undefined): { above: string; folder: string } {
  if (!project) {
    const above = mkdtempSync(join(work, "empty-"));
    return { above, folder: above };
  }
  const above = join(work, project.replaceAll(/\W/g, "-"));
  const folder = join(above, "my-sites");
  const [from, to] = [join(REPOSITORY, project, "countries"), join(folder, "countries")];
  mkdirSync(to, { recursive: true });
  const wanted = readTree(from);
  for (const name of differing(wanted, readTree(to)))
    if (wanted.has(name)) cpSync(join(from, name), join(to, name));
    else rmSync(join(to, name));
  return { above, folder };
}

/** Runs a session's commands in a copy of its project; gives what each prints, as on a terminal without colours. A page shows what works, and mistakes of a project: nothing else. */
export async function runSession({ project, steps }: Session): Promise<string[]> {
  const { above, folder } = prepare(project);
  const before = process.cwd();
  vi.useFakeTimers({ toFake: ["Date"], now: TODAY });
  onTestFinished(() => {
    process.chdir(before);
    vi.useRealTimers();
  });
  process.chdir(folder);
  const outputs: string[] = [];
  for (const { command, shown } of steps)
    outputs.push((await run(command, shown ? 1 : 0)).replaceAll(above, "/home/me").trimEnd());
  return outputs;
}

/** `highest` is the highest exit code with which a command may end. */
async function run(command: string, highest: number): Promise<string> {
  if (command.startsWith("cd ")) {
    process.chdir(command.slice(3));
    return "";
  }
  const [, args] = /^npx sitegen (.*)$/.exec(command) ?? [];
  return args === undefined
    ? execFileSync("sh", ["-c", command], { encoding: "utf8" })
    : sitegen(wordsOf(args), command, highest);
}

/** Words of a command line, of which some are in quotation marks. */
const wordsOf = (line: string): string[] =>
  [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(([, a, b, c]) => a ?? b ?? c ?? "");

/** Runs the compiled command line in this process. */
async function sitegen(args: string[], command: string, highest: number): Promise<string> {
  const { main } = (await import(MAIN)) as typeof import("../../../cli/main.ts");
  let printed = "";
  const spies = (["stdout", "stderr"] as const).map((name) =>
    vi.spyOn(process[name], "write").mockImplementation((text, ...rest) => {
      printed += String(text);
      const done = rest.at(-1);
      if (typeof done === "function") (done as () => void)();
      return true;
    }),
  );
  try {
    const code = await main(args);
    if (code > highest) throw new Error(`\`${command}\` ends with ${code}:\n${printed}`);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return printed;
}
