import type { DataPage } from "./kind.ts";

/** Whether the page's group offers services or courses, one on each page. */
export const isOffer = ({ context, route }: DataPage, what: "service" | "course"): boolean =>
  route.role === "page" &&
  route.template !== "post" &&
  context.config.network.groups[route.group ?? ""]?.offers === what;
