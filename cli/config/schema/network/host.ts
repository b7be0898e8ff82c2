import { flag, map, optional, restricted, someOf, withDefault } from "../values/builders.ts";
import { z } from "zod";
import { HOSTING_SERVICES } from "./hostingServices.ts";
import { BasePath, DomainName, RedirectTarget, SitePath } from "../values/addresses.ts";

const Aliases = withDefault(z.array(DomainName), []).describe(
  "Other host names that lead here, for hosting services that need a rule for each.",
);

/** Compression of text files that are not cached for a year. */
const Compression = z.enum(["fast", "best"]);
export type Compression = z.infer<typeof Compression>;

export const HostSettings = map({
  allowed: DomainName.describe(
    "The only host name that serves the sites. Any other gets a 301 redirect to the same path on this one.",
  ),
  path: BasePath.default("/").describe(
    "Path at which `dist/` is served, with both slashes: `/sub/`. All addresses of the sites begin with it.",
  ),
  aliases: Aliases,
  keepAssets: withDefault(z.int().min(0).max(20), 1).describe(
    "For how many further builds an unused asset is kept. A page that was opened before an upload can then still load its form.",
  ),
  manifest: flag(
    "Whether `sitegen.json` is part of the upload, so that `sitegen plan` can compare with the live site. The file lists every page, including those with `noindex`. Otherwise it is only in `.sitegen/`.",
    true,
  ),
  live: optional(z.string()).describe(
    "What `sitegen plan` compares with: the address of the live site (`https://www.example.com`), a folder that a build wrote, or its `sitegen.json`. Default: the output of the last build in `dist/`.",
  ),
  compression: Compression.default("fast").describe(
    "Compression of pages, for hosts that serve compressed files from disk (nginx, Caddy, Apache). `best` makes pages an eighth smaller, and takes about 0.1 s per page. Scripts, styles and drawings always have the best compression.",
  ),
  redirectHosts: z.array(DomainName).default([]).describe("Other hosts that redirects may lead to."),
  targets: optional(someOf(z.enum(HOSTING_SERVICES))).describe(
    "Hosting services to write rule files for. Default: Netlify's rules, without warnings about what they can't express.",
  ),
});

/** A country's own host. Missing keys are as for the network. */
export const CountryHost = map({
  allowed: DomainName.describe(
    "The only host name that serves the country's site. Any other gets a 301 redirect to the same path on this one.",
  ),
  path: BasePath.default("/").describe(
    "Path at which `dist/<country>/` is served, with both slashes. The country's home is at this path.",
  ),
  aliases: Aliases,
  targets: optional(someOf(z.enum(HOSTING_SERVICES))).describe(
    "Hosting services to write rule files for. Default: those of the network.",
  ),
});

const wholeFolders = (path: string): boolean => !path.endsWith("*") || /^\/.+\/\*$/.test(path) || path === "/*";
const WHOLE_FOLDERS = {
  error: "The `*` is only part of a path segment",
  params: { code: "invalid-url", hint: "Use `*` for a whole segment at the end, for example `/old/*`." },
};

/** Whether a URL is only host and path; hosting services treat ports, queries and encoded slashes differently. */
const plainAddress = (text: string): boolean =>
  !/^https?:/i.test(text) ||
  (/^https?:\/\/[a-z0-9.-]+(?:\/[\w.~!$&'()+,;=:@%/-]*)?$/.test(text) &&
    !/%(?![0-9a-f]{2})|%(?:[01][0-9a-f]|7f|2f|5c)/i.test(text));

const Redirect = map({
  from: SitePath.refine(wholeFolders, WHOLE_FOLDERS).describe(
    "Path that has moved: of the network, or of the country's own host. A final `/*` matches everything below.",
  ),
  to: restricted(RedirectTarget.refine(wholeFolders, WHOLE_FOLDERS), plainAddress, {
    error: "The redirect's target is more than a host and a path",
    code: "invalid-url",
    why: "The visitor's own query is passed on, and hosting services handle the other parts differently.",
    hint: "Leave out port, query, fragment, `*` and encoded slashes: https://www.example.com/path/.",
  }).describe(
    "The target: a network path, or a URL on a host that the configuration names. With a final `/*`, the part matched by the `*` in `from` is appended.",
  ),
  status: z.literal([301, 302, 307, 308]).default(301).describe("301 and 308 are permanent, 302 and 307 are not."),
});

export const Gone = z
  .array(
    SitePath.refine(wholeFolders, WHOLE_FOLDERS).describe(
      "Path of the network, or of the country's own host. A final `/*` includes everything below.",
    ),
  )
  .default([]);

export const Redirects = z.array(Redirect).default([]);
