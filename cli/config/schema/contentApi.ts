import { z } from "zod";
import { HttpUrlOrPath } from "./primitives.ts";

/** A path that can stand in any server's configuration as it is. */
const plainPath = (text: string): boolean => !text.startsWith("/") || /^(?:\/[\w~-][\w.~-]*)+$/.test(text);

/** The content API: a WordPress REST base with an enquiry route and, where it has menus, a menu route. */
export const ContentApi = z
  .strictObject({
    base: HttpUrlOrPath.refine(plainPath, {
      error: "The path of the content API is not plain",
      params: {
        code: "invalid-url",
        hint: "Use letters, digits, hyphens, dots and single slashes, for example `/wp-json`.",
      },
    }).describe(
      "REST base without final slash: `https://cms.example.com/wp-json`, or a path of this site that its host proxies.",
    ),
    upstream: z
      .string()
      .refine((text) => /^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:\/[\w~-][\w.~-]*)*$/.test(text), {
        error: "The value is no address that a host can proxy",
        params: {
          code: "invalid-url",
          hint: "Write scheme, host and path without final slash: https://cms.example.com/wp-json.",
        },
      })
      .optional()
      .describe("With a path as `base`: the address that the host fetches it from, so that browsers need no CORS."),
    navigation: z
      .string()
      .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/i, {
        error: "Write a REST namespace: letters, digits and hyphens joined by slashes, for example `menus/v1`.",
      })
      .meta({ examples: ["menus/v1"] })
      .optional()
      .describe("Namespace of the menu route: GET {base}/{navigation}/menu/{id}. Without it no menu is loaded."),
  })
  .refine(({ base, upstream }) => upstream === undefined || base.startsWith("/"), {
    path: ["upstream"],
    error: "`contentApi.upstream` has no use with an absolute `base`",
    params: {
      code: "invalid-value",
      why: "Browsers call the absolute address themselves.",
      hint: "Make `base` a path of this site, for example `/wp-json`, or remove `upstream`.",
    },
  });
