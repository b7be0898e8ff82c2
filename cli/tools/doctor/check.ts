import type { Config } from "../../model/config.ts";
import type { Plan } from "../../model/plan.ts";
import type { PreviewData } from "../../hosts/index.ts";
import type { Project } from "../../core/project.ts";
import type { Problem } from "../../core/problems/problem.ts";
import type { Net } from "./net.ts";

export type Status = "ok" | "warning" | "failed" | "skipped";

export interface Answer {
  status: Status;
  detail: string;
  hint?: string;
}

/** A check of one thing. It may take `TIMEOUT_MS` (checks.ts), and throws when it could not check. */
export interface Check {
  /** What it checks: `menu of india`. */
  name: string;
  run(): Promise<Answer> | Answer;
}

export interface Subject {
  project: Project;
  /** Absent when the configuration has errors. */
  checked?: { config: Config; plan: Plan } | undefined;
  problems: readonly Problem[];
  /** The last build. Absent when there is none. */
  built?: PreviewData | undefined;
  /** Origin that serves the sites in place of their hosts, for example that of `sitegen preview`. */
  address?: string | undefined;
  net: Net;
}

export const ok = (detail: string): Answer => ({ status: "ok", detail });
export const warning = (detail: string, hint: string): Answer => ({ status: "warning", detail, hint });
export const failed = (detail: string, hint: string): Answer => ({ status: "failed", detail, hint });
export const skipped = (detail: string): Answer => ({ status: "skipped", detail });

/** Groups of checks, in the order in which they are run. */
export const GROUPS = ["environment", "project", "api", "hosts", "live"] as const;
/** The group of a finding. Checks of `leads` are run by `sitegen doctor --live` alone. */
export type Group = (typeof GROUPS)[number] | "leads";

/** A check that is skipped when there is a reason for that. */
export const checkUnless = (
  name: string,
  whySkipped: () => string | undefined | Promise<string | undefined>,
  run: Check["run"],
): Check => ({
  name,
  async run() {
    const reason = await whySkipped();
    return reason === undefined ? run() : skipped(reason);
  },
});
