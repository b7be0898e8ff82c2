import type { FileTree } from "../../files.ts";
import type { HostPlan } from "../hostPlan.ts";
import type { HostName } from "./names.ts";
import { netlify } from "./netlify.ts";
import { nginx } from "./nginx.ts";

/** How one hosting service is told its rules. */
export interface Host {
  /** `upload`: files that the host reads from `dist/`; `deploy`: files for `deploy/<host>/`. */
  place: "upload" | "deploy";
  /** Whether `.br` and `.gz` beside a file are served by it. */
  precompressed: boolean;
  files(plan: HostPlan): FileTree;
  /** What the host can't express, and what to do instead. */
  limits(plan: HostPlan): string[];
}

/** Every host by its name: a new one is one file and one line. */
export const HOSTS: Record<HostName, Host> = { netlify, nginx };
