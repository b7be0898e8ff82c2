import { serviceOn } from "../../config/siteHosts.ts";
import type { ProviderPlan } from "./providerKind.ts";

/** https://developer.matomo.org/api-reference/tracking-api */
export const matomo: ProviderPlan<"matomo"> = {
  name: "Matomo",
  settings: ({ url, siteId }, { host }) => ({ url: serviceOn(host, url), siteId }),
  policy: ({ url }) => ({ connect: [url] }),
};
