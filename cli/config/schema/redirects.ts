import { z } from "zod";
import { RedirectTarget, SitePath } from "./primitives.ts";

/** One address that has moved. */
export const Redirect = z.strictObject({
  from: SitePath.describe("Path that has moved, from the host's root; a final `*` matches the rest."),
  to: RedirectTarget.describe("Where it leads: a path of the network, or a URL on a host that the configuration names."),
  status: z
    .literal([301, 302, 307, 308])
    .default(301)
    .describe("301 and 308 are permanent, 302 and 307 are not."),
});

export const Redirects = z.array(Redirect).default([]);
