import type { Route } from "../../model/route.ts";
import type { PageCopy } from "../../model/content.ts";

/** Short name of a page for menus, cards and breadcrumbs. */
export function pageLabel(copies: ReadonlyMap<string, PageCopy>, route: Route): string {
  const data = copies.get(route.content)?.data;
  return data?.label ?? data?.heading ?? data?.title ?? route.content;
}
