import { parseArgs, type ParseArgsConfig } from "node:util";
import type { BuildOptions } from "./build.ts";

/** An option of a command, as its help shows it. */
interface CommandOption {
  flags: string;
  description: string;
  /** What counts without it; `.` is the working folder. */
  standard?: string;
}

export const COMMON_OPTIONS: CommandOption[] = [
  { flags: "--root <dir>", description: "folder that holds countries/", standard: "." },
  { flags: "--quiet", description: "print nothing but results and problems" },
];

export const BUILD_OPTIONS: CommandOption[] = [
  { flags: "--out <dir>", description: "folder to upload, from the root", standard: "dist" },
  {
    flags: "--host <names>",
    description: "hosting services to write rules for, joined by commas (default: host.targets of network.yaml)",
  },
  { flags: "--base-url <url>", description: "origin of the sites (default: https:// and the allowed host)" },
  { flags: "--jobs <number>", description: "threads that share the work (default: one per core)" },
  { flags: "--shard <i/n>", description: "build the i-th of n parts of the countries, for a CI matrix" },
  { flags: "--force", description: "ignore the caches" },
  { flags: "--json", description: "print the summary as JSON" },
];

/**
 * Reads the command line of a build without the parser of all commands, which takes longer to import than a build that has
 * nothing to do. Undefined for every other command, and for one that needs an explanation.
 */
export function readBuildLine([command, ...args]: string[]):
  | { countries: string[]; options: BuildOptions }
  | undefined {
  if (command !== "build") return undefined;
  const options: ParseArgsConfig["options"] = {};
  for (const { flags, standard } of [...COMMON_OPTIONS, ...BUILD_OPTIONS]) {
    const [name = "", value] = flags.slice(2).split(" ");
    options[name] = value ? { type: "string", ...(standard && { default: standard }) } : { type: "boolean" };
  }
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
    const { "base-url": baseUrl, ...rest } = values;
    return { countries: positionals, options: { ...rest, ...(baseUrl !== undefined && { baseUrl }) } as BuildOptions };
  } catch {
    return undefined;
  }
}
