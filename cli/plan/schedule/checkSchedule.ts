import type { Config, SiteConfig } from "../../model/config.ts";
import { indexRoutes } from "../../config/routes/routes.ts";
import type { Route } from "../../model/route.ts";
import { brokenLink } from "../../config/routes/siteLinks.ts";
import { GONE } from "../../config/schema/values/day.ts";
import type { PageCopy } from "../../model/content.ts";
import { type Found, type Problem, problemsIn } from "../../core/problems/problem.ts";
import { showInstant, type PageSchedule } from "./pageSchedule.ts";

interface Checked {
  site: SiteConfig;
  routes: readonly Route[];
  route: Route;
  copy: PageCopy;
  schedule: PageSchedule;
}

/** Reports contradictions in a page's schedule, whatever the time is. */
export const checkSchedule = (config: Config, checked: Checked): Problem[] =>
  problemsIn([checkRequired(config, checked), checkOrder(checked), checkTarget(config, checked)]);

const KEYS = ["draft", "publishAt", "expiresAt"] as const;

/** The home and required pages must not depend on a date. */
function checkRequired({ network }: Config, { route, copy, site }: Checked): Found {
  const key = KEYS.find((name) => copy.data[name] !== undefined && copy.data[name] !== false);
  const guard = network.required.find(({ page }) => page === route.content);
  if (key === undefined || (route.role !== "home" && !guard)) return undefined;
  return {
    code: "page-schedule",
    message:
      route.role === "home"
        ? `The home page of ${site.config.name} has \`${key}\``
        : `The page \`${route.content}\` is required, but has \`${key}\``,
    why: guard?.why ?? "All pages of a site link to its home page.",
    hint: `Remove \`${key}\`. This page must always exist.`,
    place: copy.locate([key]),
  };
}

function checkOrder({ copy, schedule: { from, until, isDraft } }: Checked): Found {
  if (from === undefined || until === undefined || from < until || isDraft) return undefined;
  const key = copy.data.expiresAt === undefined ? "publishAt" : "expiresAt";
  const start = copy.data.publishAt === undefined ? "date" : "publishAt";
  return {
    code: "page-schedule",
    message: "The page expires before it is published",
    why: `It is published at ${showInstant(from)} (\`${start}\`) and expires at ${showInstant(until)} (\`expiresAt\`).`,
    hint: "Write a later `expiresAt`.",
    place: copy.locate([copy.data[key] === undefined ? "date" : key]),
  };
}

/** Checks `afterwards`. Shared copy may name a page that a country lacks; in that country the page answers 410. */
function checkTarget(config: Config, { site, routes, route, copy, schedule }: Checked): Found {
  const { afterwards: path, expiresAt } = copy.data;
  if (path === undefined) return undefined;
  const place = copy.locate(["afterwards"]);
  if (expiresAt === undefined)
    return {
      code: "page-schedule",
      message: "`afterwards` has no effect without `expiresAt`",
      why: "Without `expiresAt` the page never expires.",
      hint: "Write `expiresAt`, for example `expiresAt: 2027-03-31`, or remove `afterwards`.",
      place,
    };
  if (schedule.ends !== copy || path === GONE) return undefined;
  const target = indexRoutes(routes).find(site.key, path);
  if (target?.path === route.path)
    return {
      code: "page-schedule",
      message: "`afterwards` leads to the page itself",
      why: "The page does not exist any more at that time.",
      hint: "Write the path of another page, or `gone`.",
      place,
    };
  const isShared = place.file !== copy.source || copy.parts[0]?.shared === true;
  if (target || isShared) return undefined;
  return {
    ...brokenLink(config, site, path, routes),
    code: "redirect-target",
    why: "Visitors of an expired page are redirected, so the target must exist.",
    place,
  };
}
