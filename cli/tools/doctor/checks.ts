import { setTimeout } from "node:timers/promises";
import pMap from "p-map";
import { checkForms, checkGeoIp, checkMenu } from "./api.ts";
import { failed, type Answer, type Check, type Group, type GROUPS, type Subject, type Status } from "./check.ts";
import { ENVIRONMENT_CHECKS, PROJECT_CHECKS } from "./environment.ts";
import { checkHost } from "./hosts.ts";
import { checkHome, checkManifest, checkMissingPage, checkRedirect } from "./live.ts";
import { groupBy, mapValues } from "../../core/lookups.ts";
import { networkError } from "./net.ts";
import { servedSites } from "./services.ts";
import type { Console } from "../../core/console/console.ts";

/** The checks of each group. A new check is a function and a line. */
export const CHECKS: Record<(typeof GROUPS)[number], (subject: Subject) => Check[]> = {
  environment: (subject) => localChecks(ENVIRONMENT_CHECKS, subject),
  project: (subject) => localChecks(PROJECT_CHECKS, subject),
  api: (subject) => {
    const sites = servedSites(subject);
    return [
      ...sites.flatMap((served) => [...checkMenu(subject, served), ...checkForms(subject, served)]),
      ...sites.slice(0, 1).flatMap((served) => checkGeoIp(subject, served)),
    ];
  },
  hosts: ({ checked, built, net }) =>
    (checked?.plan.hosts ?? [])
      .filter(({ countries }) => countries.length > 0)
      .flatMap((host) => checkHost({ host, net, rules: built?.hosts.find(({ key }) => key === host.key) })),
  live: (subject) => {
    const sites = servedSites(subject);
    const hosts = new Map(sites.map(({ host, origin }) => [host, origin]));
    return [
      ...sites.flatMap((served) => [checkHome(subject, served), checkMissingPage(subject, served)]),
      ...[...hosts].flatMap(([host, origin]) => [
        checkManifest(subject, host, origin),
        ...checkRedirect(subject, host, origin),
      ]),
    ];
  },
};

const localChecks = (checks: Record<string, (subject: Subject) => Answer>, subject: Subject): Check[] =>
  Object.entries(checks).map(([name, run]) => ({ name, run: () => run(subject) }));

export interface Finding extends Answer {
  group: Group;
  check: string;
}

const CONCURRENCY = 8;
const TIMEOUT_MS = 20_000;

/** Runs checks in parallel. The findings are in the order of the checks. */
export const runChecks = (checks: readonly (Check & { group: Group })[], timeoutMs = TIMEOUT_MS): Promise<Finding[]> =>
  pMap(checks, async ({ group, name, run }) => ({ group, check: name, ...(await inTime(run, timeoutMs)) }), {
    concurrency: CONCURRENCY,
  });

async function inTime(run: Check["run"], timeoutMs: number): Promise<Answer> {
  try {
    const late = setTimeout(timeoutMs, failed(`no answer in ${timeoutMs / 1000} s`, TRY_AGAIN), { ref: false });
    return await Promise.race([late, run()]);
  } catch (error) {
    return failed(`could not be checked: ${networkError(error)}`, TRY_AGAIN);
  }
}

const TRY_AGAIN = "Check whether it can be reached from this machine, and run the command again.";

const MARKS: Record<Status, readonly ["green" | "yellow" | "red" | "dim", string]> = {
  ok: ["green", "✓"],
  warning: ["yellow", "!"],
  failed: ["red", "✗"],
  skipped: ["dim", "–"],
};

const TITLES: Record<Finding["group"], string> = {
  environment: "Environment",
  project: "Project",
  api: "Content API",
  hosts: "Hosts",
  live: "Live and built sites",
  leads: "Test leads",
};

const MAX_NAMED = 2;

export function describeFindings(findings: readonly Finding[], style: Console["style"]): string {
  const parts = [...groupBy(findings, ({ group }) => group)].map(([group, found]) => {
    const own = joinSkipped(found);
    const width = Math.max(...own.map(({ check }) => check.length));
    const lines = own.map(({ status, check, detail, hint }) => {
      const [colour, mark] = MARKS[status];
      const line = `  ${style(colour, mark)} ${check.padEnd(width)}  ${detail}`;
      return hint === undefined ? line : `${line}\n    ${" ".repeat(width)}  ${style("cyan", "→")} ${hint}`;
    });
    return [style("bold", TITLES[group]), ...lines].join("\n");
  });
  return parts.join("\n\n");
}

function joinSkipped(findings: readonly Finding[]): Finding[] {
  const joined = groupBy(findings, (finding) => (finding.status === "skipped" ? finding.detail : finding));
  return [...joined.values()].flatMap((same) => {
    const names = same.map(({ check }) => check);
    const more = names.length > MAX_NAMED ? ` +${names.length - MAX_NAMED}` : "";
    return same.slice(0, 1).map((finding) => ({ ...finding, check: names.slice(0, MAX_NAMED).join(", ") + more }));
  });
}

export const countFindings = (findings: readonly Finding[]): Record<Status, number> =>
  mapValues(MARKS, (_, status) => findings.filter((finding) => finding.status === status).length);
