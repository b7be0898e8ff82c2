import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

const SAMPLE_MS = 25;

/** Without a proxy's certificates: Node 20 reads all that there are at its start then, which takes longer than the rest of it. */
const { NODE_EXTRA_CA_CERTS: _, ...ENVIRONMENT } = process.env;

/**
 * Runs a command to its end. Gives wall seconds, processor seconds (all of its threads and children) and the peak of the
 * resident memory of its process tree in MB (Linux; 0 elsewhere). Throws when it fails.
 */
export async function measure(command, args) {
  const started = performance.now();
  // The shell says what its children took, to the millisecond: no sample would see their end.
  const child = spawn("sh", ["-c", '"$@" >/dev/null; code=$?; times; exit $code', "sh", command, ...args], {
    stdio: ["ignore", "pipe", "pipe"],
    env: ENVIRONMENT,
  });
  let output = "";
  let errors = "";
  child.stdout.on("data", (chunk) => (output += chunk));
  child.stderr.on("data", (chunk) => (errors += chunk));
  let peak = 0;
  const sampler = setInterval(() => (peak = Math.max(peak, treeMemory(child.pid))), SAMPLE_MS);
  const code = await new Promise((done) => child.on("close", done));
  clearInterval(sampler);
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} failed with ${code}:\n${errors}`);
  return { seconds: (performance.now() - started) / 1000, cpuSeconds: cpuOf(output), peakMb: peak / 1e6 };
}

/** Sum of the second line of `times`: `0m1.20s 0m0.31s`. */
const cpuOf = (output) =>
  [...(output.trim().split("\n").at(-1) ?? "").matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds),
    0,
  );

/**
 * Runs all steps in turn, several times over: each meets the machine in the same moods as the others. Gives each step's
 * median seconds, and its highest memory. A step without a result is left out.
 */
export async function interleave(times, steps) {
  const results = {};
  for (let run = 0; run < times; run++) {
    for (const [name, step] of Object.entries(steps)) {
      const result = await step(run);
      if (result) (results[name] ??= []).push(result);
    }
  }
  return Object.fromEntries(Object.entries(results).map(([name, runs]) => [name, summary(runs)]));
}

function summary(runs) {
  const middle = (key) => runs.map((run) => run[key]).sort((a, b) => a - b)[Math.floor(runs.length / 2)];
  return {
    seconds: middle("seconds"),
    cpuSeconds: middle("cpuSeconds"),
    peakMb: Math.max(...runs.map(({ peakMb }) => peakMb)),
  };
}

/** Resident bytes of a process and all below it. */
function treeMemory(root) {
  const children = new Map();
  const memory = new Map();
  for (const name of listProcesses()) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, "utf8");
      const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      const parent = Number(fields[1]);
      memory.set(Number(name), Number(fields[21]) * 4096);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
    } catch {
      // It has ended meanwhile.
    }
  }
  const sum = (pid) =>
    (memory.get(pid) ?? 0) + (children.get(pid) ?? []).reduce((total, child) => total + sum(child), 0);
  return sum(root);
}

function listProcesses() {
  try {
    return readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  } catch {
    return [];
  }
}
