import { writeText } from "../files.ts";
import { freshCode } from "./runScript.ts";

/** Keeps the compiled code of this thread's scripts for later builds. Where the package can't be written to, they compile it again. */
export function keepFreshCode(): void {
  try {
    for (const [path, code] of freshCode()) writeText(path, code);
  } catch {
    // Nothing depends on it.
  }
}
