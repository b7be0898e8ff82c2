import type { FileTree } from "../../files.ts";
import type { HostPlan } from "../../plan/hostPlan.ts";

/** How the rules are written for one hosting service. */
export interface Host {
  /** `upload`: files that the host reads from `dist/`; `deploy`: files for `deploy/<host>/`. */
  place: "upload" | "deploy";
  /** For files in the upload: whether the host reads them in any folder, and not only at its root. */
  isAnyFolder?: boolean;
  /** Whether `.br` and `.gz` beside a file are served by it. */
  precompressed: boolean;
  /** Whether pages in the place of rules are among its files: they are in the folders of countries. */
  redirectPages?: boolean;
  files(plan: HostPlan): FileTree;
  /** What the host can't express, and what to do instead. */
  limits(plan: HostPlan): string[];
  /** What the host would drop or refuse, because it takes no more. */
  excess?(plan: HostPlan): Excess[];
}

/** More than a host takes: what would be missing on the site, and what to do. */
interface Excess {
  message: string;
  hint: string;
}
