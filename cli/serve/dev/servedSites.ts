import { networkPath, pathPrefix } from "../../../runtime/site/urls.ts";
import type { PageDocument } from "../../../runtime/site/page.ts";
import type { SiteData } from "../../../runtime/site/site.ts";
import type { Config } from "../../model/config.ts";
import { planHost } from "../../hosts/planHost.ts";
import { documentRenderer, siteData, SITE_FILE } from "../../build/generate/generateApp.ts";
import type { HostPlan } from "../../plan/network/hostPlan.ts";
import type { Plan, PlannedPage, SitePlan } from "../../model/plan.ts";
import { ownPages } from "../../plan/pages/ownPages.ts";
import { once } from "../../core/lookups.ts";
import type { Project } from "../../core/project.ts";
import { flagFile, hostOf, listStaticFiles } from "./staticFiles.ts";
import { showInstant, type PageState } from "../../plan/schedule/pageSchedule.ts";
import type { Schedule } from "../../plan/schedule/schedule.ts";
import { count } from "../../core/console/text.ts";

export interface ServedPage {
  site: ReturnType<typeof serveSite>;
  page: PlannedPage;
}

export type ServedSites = ReturnType<typeof serveSites>;

/** Makes lookups of pages, files and sites by path, for a plan that is being served. Files have the paths that a build would give them in `dist/`. */
export function serveSites(project: Project, { config, plan }: { config: Config; plan: Plan }) {
  const [network, ...others] = plan.hosts;
  const rules = (host: Plan["hosts"][number]) => planHost({ config, plan, host, pages: [], styles: [] });
  const sites = plan.sites.map((site) => ({
    host: hostOf(plan, site),
    plan: site,
    served: serveSite(project, site, plan.schedule),
  }));
  const pages = new Map<string, ServedPage>();
  for (const { host, plan: planned, served } of sites)
    for (const page of [...planned.pages, ...ownPages(planned)])
      pages.set(fileOf(networkPath(host, page.page.path)), { site: served, page });
  if (plan.notFound)
    pages.set("404.html", { site: serveSite(project, plan.notFound, plan.schedule), page: plan.notFound.notFound });
  const files = listStaticFiles(project, plan);
  const served = new Set(plan.sites.map(({ country }) => country));
  /** The network's first. */
  const hosts: readonly [HostPlan, ...HostPlan[]] = [rules(network), ...others.map(rules)];
  return {
    config,
    plan,
    hosts,
    page: (file: string) => pages.get(file),
    file: (file: string) => files.get(file) ?? flagFile(file),
    site: ({ key }: HostPlan, home: string) =>
      sites.find(({ host, plan }) => host.key === key && plan.site.country.home === home)?.served,
    /** The key of the country that a path belongs to, if that country exists but isn't served. */
    missingCountry(host: HostPlan, path: string): string | undefined {
      const key = pathPrefix(networkPath(host, path));
      return !served.has(key) && config.countries.some((country) => country.key === key) ? key : undefined;
    },
  };
}

const fileOf = (path: string): string => `${path.slice(1)}${path.endsWith("/") ? "index.html" : ""}`;

/** Returns a function that gives a site's data, which are made when its first page is requested. */
const serveSite = ({ root }: Project, plan: SitePlan, { stateOf }: Schedule) =>
  once(() => {
    const files = siteData(plan);
    const read = (name: string) => String(files.get(name) ?? "");
    const document = documentRenderer(plan, root);
    return {
      read,
      site: JSON.parse(read(SITE_FILE)) as SiteData,
      document: (page: PlannedPage) => markUnpublished(document(page), stateOf(page.route)),
    };
  });

/** Prefixes an unpublished page's heading and title with the state. As part of the page it works with the router too. */
export function markUnpublished(document: PageDocument, state: PageState): PageDocument {
  if (state.is !== "draft" && state.is !== "scheduled") return document;
  const mark = state.is === "draft" ? "Draft" : `Not before ${showInstant(state.from)}`;
  const { head, content } = document;
  return {
    ...document,
    head: { ...head, title: `${mark}: ${head.title}` },
    content: { ...content, heading: `${mark}: ${content.heading}` },
  };
}

/** A line for the terminal about unpublished pages; none when there are none. */
export function describeUnpublished({ unpublished }: Pick<Schedule, "unpublished">): string[] {
  const of = (is: PageState["is"]) => unpublished.filter(({ state }) => state.is === is).length;
  const [drafts, scheduled, expired] = [of("draft"), of("scheduled"), of("expired")];
  const parts = [
    ...(drafts > 0 ? [count(drafts, "draft")] : []),
    ...(scheduled > 0 ? [`${count(scheduled, "page")} not published yet`] : []),
    ...(expired > 0 ? [`${count(expired, "page")} expired (not shown here either)`] : []),
  ];
  return parts.length === 0 ? [] : [`${parts.join(", ")}: \`sitegen routes\` lists them.`];
}
