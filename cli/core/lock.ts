import { attempt } from "./attempt.ts";
import { readdirSync, readFileSync } from "node:fs";
import { hostname } from "node:os";
import { dirname, join } from "node:path";
import { createFile, removeEmptyFolders, removeFile, removePath } from "./files.ts";
import type { Project } from "./project.ts";
import type { Console } from "./console/console.ts";
import { atExit } from "./signals.ts";

interface Holder {
  pid: number;
  host: string;
  /** Its start time in the system's units, which tells it from a later process with the same id. */
  started: string;
}

const RETRY_MS = 100;

/**
 * Runs a function while no other process writes this project's output. While another process holds the lock, it prints
 * a note and waits. The lock of a process that was killed is taken over.
 * @param run Called with true when it had to wait.
 */
export async function withLock<T>(
  project: Project,
  console: Console,
  run: (hasWaited: boolean) => Promise<T> | T,
): Promise<T> {
  const file = join(project.work, "lock.json");
  const own = JSON.stringify({ pid: process.pid, host: hostname(), started: startOf(process.pid) } satisfies Holder);
  let hasWaited = false;
  // Creating the file fails while it exists.
  while (!createFile(file, own)) {
    const text = readLock(file);
    const holder = text === undefined ? undefined : parseHolder(text);
    if (!holder || !isRunning(holder)) {
      if (text !== undefined) removeFile(file, text);
      continue;
    }
    if (!hasWaited)
      console.note(
        `Process ${holder.pid} on ${holder.host} is building this project. Waiting until it is done … (${file})`,
      );
    hasWaited = true;
    await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  }
  const release = () => {
    removeFile(file, own);
    // A build that has written nothing, for example because of mistakes, leaves no folder.
    removeEmptyFolders([file]);
  };
  const cancelAtExit = atExit(release);
  removeTemporaryLocks(file);
  try {
    return await run(hasWaited);
  } finally {
    cancelAtExit();
    release();
  }
}

/** Removes temporary files of this machine's processes that were killed while they took or released the lock. */
function removeTemporaryLocks(file: string): void {
  for (const name of readdirSync(dirname(file))) {
    const [, pid] = /^lock\.json\.(\d+)$/.exec(name) ?? [];
    if (pid === undefined || hasProcess(Number(pid))) continue;
    const temporary = join(dirname(file), name);
    const { host = hostname() } = parseHolder(readLock(temporary) ?? "") ?? {};
    if (host === hostname()) removePath(temporary);
  }
}

/** The lock's text; undefined when it was released. */
const readLock = (file: string): string | undefined => attempt(() => readFileSync(file, "utf8"));

/** Undefined for a damaged lock, which is treated as free. */
const parseHolder = (text: string): Holder | undefined => attempt(() => JSON.parse(text) as Holder);

/** Processes of other machines (shared disk, other container) can't be checked, so they are treated as running. */
const isRunning = ({ pid, host, started }: Holder): boolean =>
  host !== hostname() || (hasProcess(pid) && startOf(pid) === started);

function hasProcess(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** A process's start time: field 22 of Linux's `/proc/PID/stat`, after the name in brackets; empty on other systems. */
function startOf(pid: number): string {
  const stat = attempt(() => readFileSync(`/proc/${pid}/stat`, "utf8"));
  return stat?.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
}
