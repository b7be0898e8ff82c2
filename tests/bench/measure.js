import { spawn } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

const SAMPLE_MS = 25;

/**
 * Runs a command to its end. Gives wall seconds and the peak of the resident memory of its process tree in
 * MB (Linux; 0 elsewhere). Throws when it fails.
 */
export async function measure(command, args, options = {}) {
  const started = performance.now();
  const child = spawn(command, args, { stdio: ["ignore", "ignore", "pipe"], ...options });
  let errors = "";
  child.stderr.on("data", (chunk) => (errors += chunk));
  let peak = 0;
  const sampler = setInterval(() => (peak = Math.max(peak, treeMemory(child.pid))), SAMPLE_MS);
  const code = await new Promise((done) => child.on("close", done));
  clearInterval(sampler);
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} failed with ${code}:\n${errors}`);
  return { seconds: (performance.now() - started) / 1000, peakMb: peak / 1e6 };
}

/** The median run of several. */
export async function median(times, run) {
  const results = [];
  for (let index = 0; index < times; index++) results.push(await run(index));
  results.sort((a, b) => a.seconds - b.seconds);
  return { ...results[Math.floor(times / 2)], peakMb: Math.max(...results.map(({ peakMb }) => peakMb)) };
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
