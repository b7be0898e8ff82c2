import { readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { removePath, writeText } from "../files.ts";
import { freshCode } from "./runScript.ts";

/**
 * Keeps the compiled code of this thread's scripts for later builds, in the place of what was kept of other states of them.
 * Where the package can't be written to, each build compiles it again.
 */
export function keepFreshCode(): void {
  try {
    for (const [path, code] of freshCode()) {
      writeText(path, code);
      const [folder, name] = [dirname(path), basename(path)];
      for (const other of readdirSync(folder))
        if (other !== name && scriptOf(other) === scriptOf(name)) removePath(join(folder, other));
    }
  } catch {
    // Nothing depends on it.
  }
}

/** The script that code was kept of, without the hash of its text. */
const scriptOf = (name: string): string => name.replace(/-[0-9a-f]{16}/, "");
