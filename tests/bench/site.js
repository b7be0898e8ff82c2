import { createHash } from "node:crypto";
import { existsSync, renameSync } from "node:fs";
import { join, resolve } from "node:path";
import { measure } from "./measure.js";

const CLI = resolve(import.meta.dirname, "../../bin/sitegen.js");

export const print = (text = "") => process.stdout.write(`${text}\n`);

/** A project whose builds are measured, for a host that compresses by itself where no other is named. */
export function openSite(root) {
  const build = (...args) => {
    const host = args.includes("--host") ? [] : ["--host", "netlify"];
    return measure(process.execPath, [CLI, "build", "--root", root, "--quiet", ...host, ...args]);
  };
  return {
    build,
    /** From nothing: without output and caches. */
    cold(...args) {
      for (const name of ["dist", "deploy", ".sitegen"]) putAside(join(root, name));
      return build(...args);
    },
  };
}

let aside = 0;

/** As if it were deleted: for each new file ext4 looks past what was deleted within the last minute. */
export function putAside(folder) {
  if (existsSync(folder)) renameSync(folder, `${folder}.aside-${process.pid}-${aside++}`);
}

const BLOCK = Buffer.alloc(32e6);

/** Milliseconds for a fixed piece of work, the best of three: how fast the machine is just now. */
export function control() {
  const once = () => {
    const started = performance.now();
    createHash("sha256").update(BLOCK).digest();
    return performance.now() - started;
  };
  return Math.min(once(), once(), once());
}

/** Prints rows of figures, each beside the row that is the yardstick where there is one. */
export function table(title, rows, yardstick) {
  const against = rows[yardstick];
  print(`\n${title}`);
  for (const [name, { seconds, cpuSeconds, peakMb }] of Object.entries(rows)) {
    const ratio = (key, own) => (against ? `${(own / against[key]).toFixed(2)} ×` : "").padStart(9);
    print(
      `  ${name.padEnd(26)}${seconds.toFixed(2).padStart(8)} s${ratio("seconds", seconds)}` +
        `${cpuSeconds.toFixed(2).padStart(8)} s CPU${ratio("cpuSeconds", cpuSeconds)}${peakMb.toFixed(0).padStart(6)} MB`,
    );
  }
  if (against) print(`  × is against "${yardstick}"`);
}
