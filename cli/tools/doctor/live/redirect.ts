import type { HostPlan } from "../../../plan/hostPlan.ts";
import { failed, ok, skipped, type Check, type Subject } from "../check.ts";
import { isReserved, reservedReason } from "../reserved.ts";
import { isLocal } from "./home.ts";

/** Whether a redirect of the configuration is in force on a host: the first one without a pattern. */
export function checkRedirect({ net }: Subject, { redirects }: Pick<HostPlan, "redirects">, origin: string): Check[] {
  const rule = redirects.find(({ from }) => !/[*:]/.test(from));
  if (!rule) return [];
  const { hostname } = new URL(origin);
  return [
    {
      name: `redirect on ${hostname}`,
      async run() {
        if (isReserved(hostname) && !isLocal(hostname)) return skipped(reservedReason(hostname));
        const reply = await net.ask(new URL(rule.from, origin).href);
        const to = new URL(reply.headers.location ?? rule.from, origin);
        const wanted = new URL(rule.to, origin);
        if (reply.status === rule.status && to.href === wanted.href)
          return ok(`${rule.from} leads to ${rule.to} with ${rule.status}`);
        return failed(
          `${rule.from} answers ${reply.status}, and not ${rule.status} to ${rule.to}`,
          "The redirects are not in force: upload the rule files with the pages, or install those of deploy/.",
        );
      },
    },
  ];
}
