import type { FileTree } from "../../core/files.ts";
import type { HostPlan } from "../../plan/network/hostPlan.ts";

/** Writes a host's rules for one hosting service. */
export interface RuleWriter {
  /** Where the files belong: `upload` is `dist/`, `deploy` is `deploy/<host>/`. */
  place: "upload" | "deploy";
  /** For files in the upload: whether the service reads them in any folder instead of only the root. */
  readsAnyFolder?: boolean;
  /** Whether it serves `.br` and `.gz` files. */
  precompressed: boolean;
  /** Whether redirects are pages in the folders of countries, because the service has no rules. */
  redirectPages?: boolean;
  files(plan: HostPlan): FileTree;
  /** Notes on what the service can't express, and what to do instead. */
  limits(plan: HostPlan): string[];
  /** Rules beyond the service's limits, which it would drop or refuse. */
  excess?(plan: HostPlan): Excess[];
}

interface Excess {
  message: string;
  hint: string;
}
