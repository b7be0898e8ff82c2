import { countryCodeOf } from "../../../../runtime/site/detectCountry.ts";
import { failed, ok, skipped, warning, type Check, type Subject } from "../check.ts";
import { isReserved, reservedReason } from "../reserved.ts";
import { corsHint, isAllowed } from "./cors.ts";
import { toJson } from "./menu.ts";
import { serviceAddress, type Served } from "./services.ts";

/** The service that tells where a visitor is. One check: all sites ask the same. */
export function checkGeoIp({ net, checked }: Subject, served: Served): Check[] {
  const { geoIp } = served.plan.site;
  if (!geoIp) return [];
  const { url, isElsewhere } = serviceAddress(geoIp.url, served, checked?.config.network.contentApi);
  return [
    {
      name: "geo-IP",
      async run() {
        const { hostname } = new URL(url);
        if (isReserved(hostname)) return skipped(reservedReason(hostname));
        const reply = await net.ask(url, { headers: { origin: served.origin }, isStrict: true });
        const code = countryCodeOf(toJson(reply.body));
        if (reply.status !== 200 || code === null)
          return failed(
            `${url} answers ${reply.status} without \`country_code\``,
            'It has to be a JSON object such as {"country_code": "IN"}. Until then visitors of the root are sent to the fallback.',
          );
        if (isElsewhere && !isAllowed(reply, served.origin))
          return failed(`${url} is kept from pages of ${served.origin} by browsers`, corsHint(served.origin));
        const found = `${url} says ${code}, after ${reply.took} ms`;
        return reply.took <= geoIp.timeoutMs
          ? ok(found)
          : warning(
              `${found}; pages wait ${geoIp.timeoutMs} ms`,
              "Raise `geoIp.timeoutMs`, or take a quicker service.",
            );
      },
    },
  ];
}
