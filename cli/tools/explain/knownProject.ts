import type { Config } from "../../config/loadConfig.ts";
import type { Content } from "../../content/loadContent.ts";
import type { Plan, PlannedPage, SitePlan } from "../../plan/plan.ts";

/** A project without errors. */
export interface KnownProject {
  config: Config;
  content: Content;
  plan: Plan;
}

/** A page, and the site that it is of. */
export interface SitePage {
  site: SitePlan;
  page: PlannedPage;
}
