import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";

/** Functions that give what is in a file or folder. */
const READERS = ["readFileSync", "readdirSync", "openSync", "createReadStream"] as const;

/** A line of a stack that is in the graph's own module, compiled or not; with the function's name. */
const IN_GRAPH = /^ *at (?:async )?(?:\w+\.)*(\w+) .*\/graph(?:-[\w-]+\.js|\.ts)/;

/**
 * Watches reads below a folder, and lists those of queries that the graph doesn't record: after a change of such a file the
 * stored result would be out of date.
 */
export function watchReads(folder: string): { unrecorded: string[]; stop(): void } {
  const unrecorded: string[] = [];
  const originals = READERS.map((name) => [name, fs[name]] as const);
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 100;
  for (const [name, read] of originals) {
    fs[name] = ((path: fs.PathLike, ...rest: never[]) => {
      if (String(path).startsWith(folder) && isOfQuery(new Error().stack ?? ""))
        unrecorded.push(`${name} ${String(path)}`);
      return (read as (...args: unknown[]) => unknown)(path, ...rest);
    }) as never;
  }
  syncBuiltinESMExports();
  return {
    unrecorded,
    stop() {
      for (const [name, read] of originals) fs[name] = read as never;
      syncBuiltinESMExports();
      Error.stackTraceLimit = stackTraceLimit;
    },
  };
}

/** The graph's innermost function on the stack: `ask` runs queries, all others read for it. */
function isOfQuery(stack: string): boolean {
  for (const line of stack.split("\n")) {
    const [, name] = IN_GRAPH.exec(line) ?? [];
    if (name !== undefined) return name === "ask";
  }
  return false;
}
