import { z } from "zod";
import { HOST_NAMES } from "./hostNames.ts";
import { BasePath, DomainName } from "./primitives.ts";

const Aliases = z
  .array(DomainName)
  .default([])
  .describe("Other host names that lead here, for hosts that need a rule for each.");

/** Compression of text files that are not cached for a year. */
const Compression = z.enum(["fast", "best"]);
export type Compression = z.infer<typeof Compression>;

/** The network's host. */
export const HostSettings = z.strictObject({
  allowed: DomainName.describe("The one host that serves the sites; any other gets a 301 to it, same URL."),
  path: BasePath.default("/").describe(
    "Path that `dist/` is served at, with both slashes: `/sub/`. All addresses of the sites begin with it.",
  ),
  aliases: Aliases,
  keepAssets: z
    .int()
    .min(0)
    .max(20)
    .default(1)
    .describe(
      "For how many further builds an asset stays that is no longer used: a page that was opened before an upload can then still load its form.",
    ),
  manifest: z
    .boolean()
    .default(true)
    .describe(
      "Whether `sitegen.json` is part of the upload: it lists every page, those included that search engines are not to list, so that `sitegen plan` can compare with what is live. Otherwise it is only in `.sitegen/`.",
    ),
  live: z
    .string()
    .optional()
    .describe(
      "What `sitegen plan` compares with: the address of the live site (`https://www.example.com`), a folder that a build wrote, or its `sitegen.json`. Without it, what the last build left in `dist/`.",
    ),
  compression: Compression.default("fast").describe(
    "For hosts that serve compressed files from disk (nginx, Caddy, Apache): `best` makes pages an eighth smaller, and takes some 0.1 s for each of them. Scripts, styles and drawings always have the best.",
  ),
  redirectHosts: z.array(DomainName).default([]).describe("Other hosts that redirects may lead to."),
  targets: z
    .array(z.enum(HOST_NAMES))
    .min(1)
    .optional()
    .describe(
      "Hosting services to write rule files for. Where none is chosen, Netlify's are written, and a build does not say what they can't express.",
    ),
});

/** A country's own host. Missing keys are as for the network. */
export const CountryHost = z.strictObject({
  allowed: DomainName.describe(
    "The one host name that serves the country's site; any other gets a 301 to it, same URL.",
  ),
  path: BasePath.default("/").describe(
    "Path that `dist/<country>/` is served at, with both slashes; the country's home is there.",
  ),
  aliases: Aliases,
  targets: z
    .array(z.enum(HOST_NAMES))
    .min(1)
    .optional()
    .describe("Hosting services to write rule files for (default: those of the network)."),
});
