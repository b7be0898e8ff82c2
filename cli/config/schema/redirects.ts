import { z } from "zod";
import { HttpUrl, SitePath } from "./primitives.ts";

/** One address that has moved. */
export const Redirect = z.strictObject({
  from: SitePath.describe("Path that has moved, from the host's root; a final `*` matches the rest."),
  to: z.union([SitePath, HttpUrl]).describe("Where it leads: a path of the network, or a URL on a host that the configuration names."),
  status: z
    .union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)], { error: "The status is no redirect status: write 301, 302, 307 or 308" })
    .default(301)
    .describe("301 and 308 are permanent, 302 and 307 are not."),
});

export const Redirects = z.array(Redirect).default([]);
