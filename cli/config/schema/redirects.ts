import { z } from "zod";
import { RedirectTarget, SitePath } from "./primitives.ts";

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

const Redirect = z.strictObject({
  from: SitePath.refine(wholeFolders, WHOLE_FOLDERS).describe(
    "Path that has moved: of the network, or of the country's own host. A final `/*` matches everything below.",
  ),
  to: RedirectTarget.refine(wholeFolders, WHOLE_FOLDERS)
    .refine(plainAddress, {
      error: "The redirect's target is more than a host and a path",
      params: {
        code: "invalid-url",
        why: "The visitor's own query is passed on, and hosting services handle the other parts differently.",
        hint: "Leave out port, query, fragment, `*` and encoded slashes: https://www.example.com/path/.",
      },
    })
    .describe(
      "The target: a network path, or a URL on a host that the configuration names. With a final `/*`, the part matched by the `*` in `from` is appended.",
    ),
  status: z.literal([301, 302, 307, 308]).default(301).describe("301 and 308 are permanent, 302 and 307 are not."),
});

/** Addresses that answer 410. */
export const Gone = z
  .array(
    SitePath.refine(wholeFolders, WHOLE_FOLDERS).describe(
      "Path of the network, or of the country's own host. A final `/*` includes everything below.",
    ),
  )
  .default([]);

export const Redirects = z.array(Redirect).default([]);
