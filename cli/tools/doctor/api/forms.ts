import { failed, ok, skipped, warning, type Check, type Subject } from "../check.ts";
import { isReserved, reservedReason } from "../reserved.ts";
import { corsHint, isAllowed } from "./cors.ts";
import { serviceAddress, type Served } from "./services.ts";

/** The addresses that a site's forms are sent to: whether they are there and let the site's pages read their answer. Nothing is sent. */
export function checkForms({ net, checked }: Subject, served: Served): Check[] {
  const sends = new Map(Object.values(served.plan.site.forms).map(({ send }) => [send.url, send]));
  return [...sends.values()].map((send) => {
    const { url, isElsewhere } = serviceAddress(send.url, served, checked?.config.network.contentApi);
    return {
      name: `form of ${served.plan.key}`,
      async run() {
        const { hostname } = new URL(url);
        if (isReserved(hostname)) return skipped(reservedReason(hostname));
        const asksFirst = send.as === "json";
        const reply = await net.ask(url, {
          method: "OPTIONS",
          headers: {
            origin: served.origin,
            "access-control-request-method": "POST",
            ...(asksFirst && { "access-control-request-headers": "content-type" }),
          },
          isStrict: true,
        });
        if (reply.status === 404 || reply.status >= 500)
          return failed(`${url} answers ${reply.status}`, "Check `send.to` of the form, and that its service runs.");
        if (!isElsewhere || isAllowed(reply, served.origin)) return ok(`${url} takes enquiries of ${served.origin}`);
        const detail = `${url} does not say that pages of ${served.origin} may read its answers`;
        // A multipart form is sent all the same; without leave its answer can't be read, so that it is taken for a failure.
        return (asksFirst ? failed : warning)(detail, corsHint(served.origin));
      },
    };
  });
}
