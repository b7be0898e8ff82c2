import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Times of last Git commits, in seconds; `NOT_COMMITTED` for uncommitted changes. */
export interface History {
  /** @param file Path from the project's root. */
  ofFile(file: string): number | undefined;
  /** The latest time of a range of lines, counted from 1. */
  ofLines(file: string, first: number, last: number): Promise<number | undefined>;
}

/** Later than every commit. */
export const NOT_COMMITTED = Number.MAX_SAFE_INTEGER;

/** Git's history of `countries/`. Undefined without Git or repository, and in shallow clones (wrong dates). */
export async function readHistory(root: string): Promise<History | undefined> {
  const git = async (...args: string[]) =>
    (await run("git", ["-c", "core.quotePath=false", ...args], { cwd: root, maxBuffer: 1e9 })).stdout;
  let dates: Map<string, number>;
  try {
    if ((await git("rev-parse", "--is-shallow-repository")).trim() === "true") return undefined;
    const [log, changed] = await Promise.all([
      git("log", "--relative", "--name-only", "--format=%x00%ct", "--", "countries"),
      git("status", "--porcelain", "--untracked-files=all", "--", "countries"),
    ]);
    dates = fileDates(log);
    const prefix = (await git("rev-parse", "--show-prefix")).trim();
    for (const line of changed.split("\n").filter(Boolean))
      dates.set((line.slice(3).split(" -> ").at(-1) ?? "").slice(prefix.length), NOT_COMMITTED);
  } catch {
    return undefined;
  }
  const blamed = new Map<string, Promise<number[]>>();
  return {
    ofFile: (file) => dates.get(file),
    async ofLines(file, first, last) {
      const lines = blamed.get(file) ?? git("blame", "--line-porcelain", "--", file).then(lineDates, () => []);
      blamed.set(file, lines);
      const times = (await lines).slice(first - 1, last);
      return times.length > 0 ? Math.max(...times) : undefined;
    },
  };
}

/** The time of each file's last commit. The log begins with the newest. */
function fileDates(log: string): Map<string, number> {
  const dates = new Map<string, number>();
  for (const commit of log.split("\0")) {
    const [time, ...files] = commit.split("\n");
    for (const file of files) if (file !== "" && !dates.has(file)) dates.set(file, Number(time));
  }
  return dates;
}

function lineDates(blame: string): number[] {
  const dates: number[] = [];
  let isCommitted = true;
  let time = 0;
  for (const line of blame.split("\n")) {
    if (/^[0-9a-f]{40} /.test(line)) isCommitted = !line.startsWith("0".repeat(40));
    else if (line.startsWith("committer-time ")) time = Number(line.slice("committer-time ".length));
    else if (line.startsWith("\t")) dates.push(isCommitted ? time : NOT_COMMITTED);
  }
  return dates;
}
