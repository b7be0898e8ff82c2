import { z } from "zod";
import { isSitePath } from "../../../runtime/site/safeHref.ts";

/** What not-found pages do beside showing the way home. */
export const NotFoundSettings = z
  .strictObject({
    log: z
      .string()
      .refine((url) => isSitePath(url) || /^https:\/\/[^/]/.test(url), {
        error: "Write a path of the host, or an address that begins with https://.",
      })
      .meta({ examples: ["/not-found-log"] })
      .optional()
      .describe(
        "Where the browser of a visitor reports an address that is not there: one POST with the path and where the link was, as JSON, without queries and without anything about the visitor. Without it nothing is sent.",
      ),
  })
  .default({});
