import { serviceOn } from "../../config/siteHosts.ts";
import type { ProviderPlan } from "./providerKind.ts";

/** https://plausible.io/docs/events-api */
export const plausible: ProviderPlan<"plausible"> = {
  name: "Plausible",
  settings: ({ url, domain }, { host }) => ({ url: serviceOn(host, url), domain }),
  policy: ({ url }) => ({ connect: [url] }),
};
