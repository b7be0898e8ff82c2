import type { Config } from "../config/loadConfig.ts";
import type { HostName } from "../config/schema/hostNames.ts";
import type { HostPlan } from "../plan/hostPlan.ts";
import type { Problem } from "../report/problem.ts";
import { HOSTS } from "./hosts/index.ts";

/** Problems for rules that hosting services would drop, without duplicates. */
export function excessProblems(
  plans: readonly { hostPlan: HostPlan; names: readonly HostName[] }[],
  { locateNetwork }: Pick<Config, "locateNetwork">,
): Problem[] {
  const excess = plans.flatMap(({ hostPlan, names }) => names.flatMap((name) => HOSTS[name].excess?.(hostPlan) ?? []));
  return [...new Map(excess.map((one) => [one.message, one])).values()].map(({ message, hint }) => ({
    code: "host-limit",
    severity: "error",
    message,
    why: "Old addresses would lead to an error page, without any message.",
    hint,
    place: locateNetwork(["host", "targets"]),
  }));
}
