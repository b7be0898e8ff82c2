import type { DataPage } from "./kind.ts";

/** Whether the page is of a group whose pages each offer such a thing. */
export const isOffer = ({ context, route }: DataPage, what: "service" | "course"): boolean =>
  route.role === "page" &&
  route.template !== "post" &&
  context.config.network.groups[route.group ?? ""]?.offers === what;
