import type { SitePlan } from "../../plan/plan.ts";

/** Cookies by which pages know that their popups have been seen. */
export function popupCookies(sites: readonly Pick<SitePlan, "site">[]): string[] {
  const cookies = sites.flatMap(({ site }) =>
    Object.values(site.layouts).flatMap(({ popups }) => [popups.scroll?.cookie, popups.exitIntent?.cookie]),
  );
  return [...new Set(cookies.filter((cookie) => cookie !== undefined))];
}
