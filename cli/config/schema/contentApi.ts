import { z } from "zod";
import { HttpUrlOrPath } from "./primitives.ts";

/** The content API: a WordPress REST base with a menu route and an enquiry route (spec section 7). */
export const ContentApi = z.strictObject({
  base: HttpUrlOrPath.describe("REST base without final slash: `https://cms.example.com/wp-json`, or a path of this site that its host proxies."),
  navigation: z
    .string()
    .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/i, { error: "Write a REST namespace: letters, digits and hyphens joined by slashes, for example `menus/v1`." })
    .describe("Namespace of the menu route: GET {base}/{navigation}/menu/{id}."),
});
