import { withSlash } from "../../runtime/site/urls.ts";
import { isBasePath } from "../config/routes/slugs.ts";
import { UsageError } from "../core/problems/errors.ts";
import { findClash, HOSTING_SERVICES, type HostingService } from "../config/schema/network/hostingServices.ts";
import { didYouMean } from "../core/problems/suggest.ts";
import { isInstant } from "../config/schema/values/instants.ts";
import { openConsole } from "../core/console/console.ts";
import { openProject } from "../core/project.ts";

export interface CommonOptions {
  root: string;
  quiet?: boolean;
  json?: boolean;
}

/** Opens a command's console and project. @param out Folder of the built sites, for commands with such an option. */
export const openCommand = ({ root, quiet }: CommonOptions, out?: string) => ({
  console: openConsole({ quiet }),
  project: openProject(root, out),
});

/** Parses `--base-url`: origin and path, without query and fragment. @throws UsageError for an invalid URL. */
export function parseBaseUrl(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || !isBasePath(withSlash(url.pathname)))
    throw new UsageError(
      `\`${text}\` is not a base URL`,
      "Write --base-url https://www.example.com or, below a path, https://www.example.com/sub",
    );
  return url.origin + withSlash(url.pathname);
}

/** Names of the command line as they are known. @throws UsageError for an unknown one */
export const knownNames = <Name extends string>(
  written: readonly string[],
  known: readonly Name[],
  what: string,
): Name[] =>
  written.map((text) => {
    const name = known.find((each) => each === text);
    if (name === undefined) throw new UsageError(`There is no ${what} \`${text}\``, didYouMean(text, known));
    return name;
  });

/** Parses `--host`. @throws UsageError for an unknown hosting service, and for two that read the same file. */
export function parseHosts(text: string | undefined): HostingService[] | undefined {
  if (text === undefined) return undefined;
  const hosts = knownNames(text.trim().split(/\s*,\s*/), HOSTING_SERVICES, "host");
  const clash = findClash(hosts);
  if (clash)
    throw new UsageError(
      `${clash.first} and ${clash.second} both read \`${clash.file}\` in the upload`,
      "Build for each of them with a separate --out folder.",
    );
  return hosts;
}

export interface MomentOptions {
  /** ISO 8601. */
  now?: string;
  drafts?: boolean;
}

/** Parses `--now`; default: the current time. @throws UsageError for an invalid instant. */
export function parseNow(text: string | undefined): Date {
  if (text === undefined) return new Date();
  // A time needs an offset: results must not depend on this machine's time zone.
  if (isInstant(text) && (!text.includes("T") || /(?:Z|[+-]\d{2}:\d{2})$/.test(text))) return new Date(text);
  throw new UsageError(
    `\`${text}\` is not an instant`,
    "Write a day, which begins at midnight UTC, or a day and a time with UTC offset: --now 2027-01-15T09:00:00+05:30",
  );
}

export const momentOf = ({ now, drafts }: MomentOptions): { now: Date; drafts: "build" | "no" } => ({
  now: parseNow(now),
  drafts: drafts ? "build" : "no",
});

/** Parses a number from 1. @throws UsageError */
export function parseCount(text: string, what: string, example: string): number {
  const number = Number(text);
  if (Number.isInteger(number) && number > 0) return number;
  throw new UsageError(`\`${text}\` is not a valid number of ${what}`, `Write ${example}.`);
}

/** Parses a TCP port. @throws UsageError */
export function parsePort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port > 0 && port < 65536) return port;
  throw new UsageError(`\`${text}\` is not a port number`, "Write a number from 1 to 65535.");
}
