import { serviceOn } from "../../config/siteHosts.ts";
import type { ProviderPlan } from "./providerKind.ts";

/** An address of the owner's own. */
export const endpoint: ProviderPlan<"endpoint"> = {
  settings: ({ url }, { host, country }) => ({ url: serviceOn(host, url), country }),
  policy: ({ url }) => ({ connect: [url] }),
};
