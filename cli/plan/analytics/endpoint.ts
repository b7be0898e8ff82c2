import { serviceOn } from "../../config/siteHosts.ts";
import type { ProviderPlan } from "./providerKind.ts";

/** The owner's own endpoint. */
export const endpoint: ProviderPlan<"endpoint"> = {
  settings: ({ url }, { host, country }) => ({ url: serviceOn(host, url), country }),
  policy: ({ url }) => ({ connect: [url] }),
};
