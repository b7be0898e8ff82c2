import type { Config } from "../../config/loadConfig.ts";
import type { Plan } from "../../plan/plan.ts";
import type { Problem } from "../../report/problem.ts";
import type { Project } from "../../project.ts";
import type { PreviewData } from "../../preview/previewData.ts";
import type { Net } from "./net.ts";

export type Status = "ok" | "warning" | "failed" | "skipped";

/** What a check has found. */
export interface Answer {
  status: Status;
  /** What was looked at, and what it is like. */
  detail: string;
  /** What to do. */
  hint?: string;
}

/** One thing to look at. It may take as long as `PATIENCE` (runChecks.ts), and tells by an error what it could not see. */
export interface Check {
  /** What it looks at: `menu india`. */
  name: string;
  run(): Promise<Answer> | Answer;
}

/** What is looked at by all checks. */
export interface Subject {
  project: Project;
  /** Absent where the configuration can't be understood. */
  checked?: { config: Config; plan: Plan } | undefined;
  /** Problems of the project's files. */
  problems: readonly Problem[];
  /** What the last build has left; absent where there is none. */
  built?: PreviewData | undefined;
  /** Origin that serves the sites in place of their hosts, for example that of `sitegen preview`. */
  address?: string | undefined;
  net: Net;
}

export const ok = (detail: string): Answer => ({ status: "ok", detail });
export const warning = (detail: string, hint: string): Answer => ({ status: "warning", detail, hint });
export const failed = (detail: string, hint: string): Answer => ({ status: "failed", detail, hint });
export const skipped = (detail: string): Answer => ({ status: "skipped", detail });
