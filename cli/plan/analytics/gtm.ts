import { GOOGLE_TAGS } from "./google.ts";
import type { ProviderPlan } from "./providerKind.ts";

/** The owner lists the hosts that the container's tags need. */
export const gtm: ProviderPlan<"gtm"> = {
  name: "Google Tag Manager",
  cookies: ["_ga", "_gcl_"],
  settings: ({ id }) => ({ id }),
  policy: ({ scripts, connect, images }) => ({
    scripts: [GOOGLE_TAGS, ...scripts],
    connect: [GOOGLE_TAGS, ...connect],
    images: [GOOGLE_TAGS, ...images],
  }),
};
