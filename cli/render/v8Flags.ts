/** The oldest and the newest version of Node that these flags have been measured with. */
const KNOWN = { from: 20, to: 24 };
const major = Number(process.versions.node.split(".")[0]);
const known = major >= KNOWN.from && major <= KNOWN.to;

/** What a build changes, and V8's own values. */
const FLAGS = {
  /**
   * The space for young objects stays as large as start-up has made it; it would grow to 128 MB. A build is no slower for
   * it, and takes a third less memory.
   * @see https://v8.dev/blog/orinoco-parallel-scavenger
   */
  smallYoungSpace: { on: "--semi-space-growth-factor=1", off: "--semi-space-growth-factor=2" },
  /** Compiled functions that have not been called for a while are not thrown away. */
  keepBytecode: { on: "--no-flush-bytecode", off: "--flush-bytecode" },
};
type FlagName = keyof typeof FLAGS;

const on = new Set<FlagName>();

/** The module is loaded by need: a build that has nothing to do sets no flag. */
const set = (name: FlagName, state: "on" | "off") =>
  known && process.getBuiltinModule("node:v8").setFlagsFromString(FLAGS[name][state]);

/** Flags are the process's. A thread turns this one on with its first script: by then it has started. */
export const expectFlag = (name: FlagName): void => void on.add(name);

/**
 * Not while a thread starts: Node then compiles its own code anew, which takes as long again. A thread that starts later
 * may turn `smallYoungSpace` off, because V8 corrects that flag for each of them: it is turned on before each long task.
 */
export function turnOn(name: FlagName): void {
  on.add(name);
  set(name, "on");
}

/** Does something under V8's own flags: it takes compiled code back only under those that it was made with. */
export function underDefaults<T>(run: () => T): T {
  for (const name of on) set(name, "off");
  try {
    return run();
  } finally {
    for (const name of on) set(name, "on");
  }
}
