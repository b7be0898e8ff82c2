import type { HostPlan } from "../../../plan/hostPlan.ts";
import type { PlannedHost } from "../../../plan/planHosts.ts";
import type { Net } from "../net.ts";
import { isReserved, reservedReason } from "../reserved.ts";

/** A host that serves sites, and the network it is asked over. */
export interface HostSubject {
  host: PlannedHost;
  /** The rules that the last build has written for it; absent where there is no build. */
  rules?: HostPlan | undefined;
  net: Net;
}

/** Why a host can't be asked: what is said of its name once need not be said by each check. */
export async function whySkipped(net: Net, name: string): Promise<string | undefined> {
  if (isReserved(name)) return reservedReason(name);
  return net.resolve(name).then(
    () => undefined,
    () => `${name} has no address`,
  );
}
