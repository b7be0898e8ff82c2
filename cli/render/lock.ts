import { readdirSync, readFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { createFile, removeEmptyFolders, removeFile, removePath } from "../files.ts";
import type { Project } from "../project.ts";
import type { Console } from "../report/console.ts";
import { atExit } from "../signals.ts";

/** The process that holds a lock. */
interface Holder {
  pid: number;
  host: string;
  /** When it was started, as the system counts it; tells it from a later process with the same number. */
  started: string;
}

/** How often a held lock is asked for again, in milliseconds. */
const RETRY_MS = 100;

/**
 * Runs something while no other process writes this project's output; waits for one that does, and says for whom. The lock
 * of a process that was killed is taken over.
 * @param run Is told whether another process was waited for.
 */
export async function withLock<T>(
  project: Project,
  console: Console,
  run: (hasWaited: boolean) => Promise<T> | T,
): Promise<T> {
  const file = join(project.work, "lock.json");
  const own = JSON.stringify(describeProcess(process.pid));
  let hasWaited = false;
  // Creating the file fails while it is there.
  while (!createFile(file, own)) {
    const text = readLock(file);
    const holder = text === undefined ? undefined : parseHolder(text);
    if (!holder || !isRunning(holder)) {
      if (text !== undefined) removeFile(file, text);
      continue;
    }
    if (!hasWaited)
      console.note(`Process ${holder.pid} on ${holder.host} is building this project: waiting for its end. (${file})`);
    hasWaited = true;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  const release = () => {
    removeFile(file, own);
    // Where nothing was made, as when there are mistakes, nothing stays.
    removeEmptyFolders([file]);
  };
  const forget = atExit(release);
  removeHalves(file);
  try {
    return await run(hasWaited);
  } finally {
    forget();
    release();
  }
}

/** Removes what processes of this machine have left that were killed while they took or released the lock. */
function removeHalves(file: string): void {
  for (const name of readdirSync(dirname(file))) {
    const [, pid] = /^lock\.json\.(\d+)$/.exec(name) ?? [];
    if (pid === undefined || isThere(Number(pid))) continue;
    const half = join(dirname(file), name);
    const { host = hostname() } = parseHolder(readLock(half) ?? "") ?? {};
    if (host === hostname()) removePath(half);
  }
}

/** Undefined once the lock was released. */
function readLock(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

/** Undefined for a damaged lock, which nobody holds. */
function parseHolder(text: string): Holder | undefined {
  try {
    return JSON.parse(text) as Holder;
  } catch {
    return undefined;
  }
}

const describeProcess = (pid: number): Holder => ({ pid, host: hostname(), started: startOf(pid) });

/** Processes of other machines (a shared disk, another container) can't be looked at: they count as running. */
function isRunning({ pid, host, started }: Holder): boolean {
  return host !== hostname() || (isThere(pid) && startOf(pid) === started);
}

/** True when this machine has a process of this number. */
function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Not allowed to signal it: it is there, and somebody else's.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** The 22nd field of Linux's `/proc/PID/stat`, behind the name in brackets; empty on other systems. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}
