import { failed, ok, skipped, type Check, type Subject } from "../check.ts";
import type { Served } from "../api/services.ts";
import { isReserved, reservedReason } from "../reserved.ts";
import { isLocal } from "./home.ts";

/** Whether a site answers 404 for a page that it does not have, with its own not-found page. */
export const checkMissingPage = ({ net }: Subject, { plan, origin }: Served): Check => ({
  name: `404 of ${plan.key}`,
  async run() {
    const url = `${origin}${plan.site.country.home}sitegen-doctor-asks-for-nothing/`;
    const { hostname } = new URL(url);
    if (isReserved(hostname) && !isLocal(hostname)) return skipped(reservedReason(hostname));
    const { status, body } = await net.ask(url);
    if (status !== 404) return failed(`${url} answers ${status}`, "Let the host serve 404.html with the status 404.");
    return body.includes(`href="${plan.site.country.home}"`)
      ? ok("a page that is not there answers 404, with a way home")
      : failed(`${url} answers 404 without a way home`, `Let the host serve dist/${plan.key}/404.html there.`);
  },
});
