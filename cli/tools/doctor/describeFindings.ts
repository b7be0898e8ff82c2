import type { Console } from "../../core/console/console.ts";
import type { Status } from "./check.ts";
import type { Finding } from "./checks.ts";

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

/** How many skipped checks are named. */
const MAX_NAMED = 2;

/** The findings as text, by groups. */
export function describeFindings(findings: readonly Finding[], style: Console["style"]): string {
  const groups = [...new Set(findings.map(({ group }) => group))];
  return groups
    .map((group) => {
      const own = joinSkipped(findings.filter((finding) => finding.group === group));
      const width = Math.max(...own.map(({ check }) => check.length));
      const lines = own.map(({ status, check, detail, hint }) => {
        const [colour, mark] = MARKS[status];
        const line = `  ${style(colour, mark)} ${check.padEnd(width)}  ${detail}`;
        return hint === undefined ? line : `${line}\n    ${" ".repeat(width)}  ${style("cyan", "→")} ${hint}`;
      });
      return [style("bold", TITLES[group]), ...lines].join("\n");
    })
    .join("\n\n");
}

/** Joins checks that were skipped for the same reason. */
function joinSkipped(findings: readonly Finding[]): Finding[] {
  const isSame = (a: Finding) => (b: Finding) => b.status === "skipped" && b.detail === a.detail;
  return findings.flatMap((finding, index) => {
    if (finding.status !== "skipped") return [finding];
    if (findings.findIndex(isSame(finding)) !== index) return [];
    const names = findings.filter(isSame(finding)).map(({ check }) => check);
    const more = names.length - MAX_NAMED;
    return [{ ...finding, check: more > 0 ? `${names.slice(0, MAX_NAMED).join(", ")} +${more}` : names.join(", ") }];
  });
}

export function countFindings(findings: readonly Finding[]): Record<Status, number> {
  const count = (status: Status) => findings.filter((finding) => finding.status === status).length;
  return { ok: count("ok"), warning: count("warning"), failed: count("failed"), skipped: count("skipped") };
}
