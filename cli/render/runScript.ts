import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { isAscii } from "node:buffer";
import { Script } from "node:vm";
import { expectFlag, turnOn, underDefaults } from "./v8Flags.ts";

/** Bytes of a script. Smaller ones are compiled sooner than compiled code of them is read. */
const WORTH_KEEPING = 50_000;

interface Module {
  exports: object;
}

/** A script that was run without kept code. */
interface FreshScript {
  script: Script;
  place: string;
}

const modules = new Map<string, Module>();
const fresh: FreshScript[] = [];
let ending = "";

/** Called first by a thread that is not the main one: it runs functions of its own, and keeps their code apart. */
export function startThread(): void {
  ending = "-thread";
  expectFlag("smallYoungSpace");
}

/**
 * Runs a CommonJS file of the package, once, and what it requires of its own folder. For a large one the code is taken
 * over that V8 compiled in an earlier build: with all functions that were called then, while Node's own compile cache has
 * only what is compiled when a file is read.
 * @see https://v8.dev/blog/code-caching-for-devs
 */
export function runScript(file: string): object {
  const known = modules.get(file);
  if (known) return known.exports;
  const module: Module = { exports: {} };
  modules.set(file, module);
  const folder = dirname(file);
  const fromNode = createRequire(file);
  const require = (id: string): unknown => {
    const path = id.startsWith(".") ? join(folder, id) : undefined;
    return path === undefined || fromNode.cache[path] ? fromNode(id) : runScript(path);
  };
  compile(file).runInThisContext().call(undefined, module.exports, require, module, file, folder);
  return module.exports;
}

function compile(file: string): Script {
  const contents = readFileSync(file);
  // Without decoding, and in half of the memory.
  const text = contents.toString(isAscii(contents) ? "latin1" : "utf8");
  const place = contents.length < WORTH_KEEPING ? undefined : placeFor(file, contents);
  const cachedData = place && readSealed(place);
  const wrapped = `(function (exports, require, module, __filename, __dirname) {${text}\n})`;
  const script = underDefaults(
    () => new Script(wrapped, cachedData ? { filename: file, cachedData } : { filename: file }),
  );
  if (place && (!cachedData || script.cachedDataRejected)) {
    fresh.push({ script, place });
    turnOn("keepBytecode");
  }
  return script;
}

/** Files to be written at the end of a build, for the next one: the compiled code of what ran without. */
export function* freshCode(): Generator<[file: string, contents: Buffer]> {
  for (const { script, place } of fresh.splice(0)) {
    const code = underDefaults(() => script.createCachedData());
    yield [place, Buffer.concat([code, seal(code)])];
  }
}

/** Beside the package's other files: what is kept goes when it is installed anew. */
function placeFor(file: string, contents: Buffer): string | undefined {
  const own = fileURLToPath(import.meta.url);
  if (own.endsWith(".ts")) return undefined;
  const name = `${basename(file, ".cjs")}-${seal(contents).toString("hex")}${ending}`;
  return join(dirname(own), "../compiled", `${process.version}-${process.arch}`, name);
}

/** Kept code, when it is there and whole: V8 itself trusts what it is given. */
function readSealed(place: string): Buffer | undefined {
  try {
    const contents = readFileSync(place);
    const code = contents.subarray(0, -SEAL);
    return seal(code).equals(contents.subarray(-SEAL)) ? code : undefined;
  } catch {
    return undefined;
  }
}

const SEAL = 8;

/** Loaded by need: a build that has nothing to do takes a sixth of its time for it. */
const seal = (contents: Buffer): Buffer =>
  process.getBuiltinModule("node:crypto").createHash("sha256").update(contents).digest().subarray(0, SEAL);
