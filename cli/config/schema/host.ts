import { z } from "zod";
import { HOST_NAMES } from "./hostNames.ts";
import { DomainName } from "./primitives.ts";

/** Where the sites live. */
export const HostSettings = z.strictObject({
  allowed: DomainName.describe("The one host that serves the sites; any other gets a 301 to it, same URL."),
  aliases: z
    .array(DomainName)
    .default([])
    .describe("Other host names that lead here, for hosts that need a rule for each."),
  keepAssets: z
    .int()
    .min(0)
    .max(20)
    .default(1)
    .describe(
      "For how many further builds an asset stays that is no longer used: a page that was opened before an upload can then still load its form.",
    ),
  redirectHosts: z.array(DomainName).default([]).describe("Other hosts that redirects may lead to."),
  targets: z
    .array(z.enum(HOST_NAMES))
    .min(1)
    .default(["netlify"])
    .describe("Hosting services to write rule files for."),
});
