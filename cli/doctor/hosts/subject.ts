import type { HostPlan } from "../../plan/hostPlan.ts";
import type { PlannedHost } from "../../plan/planHosts.ts";
import type { Net } from "../net.ts";

/** A host that serves sites, and the network it is asked over. */
export interface HostSubject {
  host: PlannedHost;
  /** The rules that the last build has written for it; absent where there is no build. */
  rules?: HostPlan | undefined;
  net: Net;
}
