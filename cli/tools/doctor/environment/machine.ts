import { availableParallelism, totalmem } from "node:os";
import { bytes } from "../../../report/table.ts";
import { ok, warning, type Answer, type Check } from "../check.ts";

/** What a build of some thousand pages may take, in bytes. */
const ENOUGH = 1e9;

/** Memory and cores. */
export const checkMachine = (): Check => ({
  name: "machine",
  run: () => judgeMachine(Math.min(totalmem(), process.constrainedMemory() || Infinity), availableParallelism()),
});

export function judgeMachine(memory: number, cores: number): Answer {
  const found = `${cores} ${cores === 1 ? "core" : "cores"}, ${bytes(memory)} of memory`;
  return memory >= ENOUGH ? ok(found) : warning(found, "Build with one thread, which takes the least: --jobs 1.");
}
