import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config/loadConfig.ts";
import type { PrivacyData } from "../../runtime/site/privacy.ts";
import { serviceOn } from "../config/siteHosts.ts";
import type { HostPlan } from "../plan/hostPlan.ts";
import type { Plan } from "../plan/plan.ts";
import type { Project } from "../project.ts";
import { EnvironmentError } from "../report/errors.ts";
import type { ApiData } from "./contentApi.ts";
import { formsByUrl } from "./formApi.ts";

/** What a build leaves for `sitegen preview`: the host's rules and what the embedded API answers. */
export interface PreviewData {
  /** The network's first. */
  hosts: [HostPlan, ...HostPlan[]];
  api: ApiData;
}

const fileOf = (project: Project) => join(project.work, "preview.json");

/** What the embedded API answers for the sites of a plan. */
export const apiData = (
  { network: { contentApi, geoIp, notFound } }: Pick<Config, "network">,
  { sites }: Pick<Plan, "sites">,
): ApiData => ({
  ...(contentApi && { base: contentApi.base }),
  ...(contentApi?.navigation !== undefined && { navigation: contentApi.navigation }),
  ...(geoIp && { geoIpUrl: geoIp.url }),
  ...(notFound.log !== undefined && { notFoundLog: notFound.log }),
  menus: Object.fromEntries(
    sites.flatMap(({ site: { menuId, menu, store } }) =>
      [...Object.values(store?.footerMenus ?? {}), { menuId, items: menu }].flatMap(({ menuId: id, items }) =>
        id === undefined ? [] : [[id, items]],
      ),
    ),
  ),
  forms: formsByUrl(sites.flatMap(({ site }) => Object.values(site.forms))),
  counters: [...new Set(sites.flatMap(({ site }) => (site.privacy ? countersOf(site.privacy) : [])))],
});

const countersOf = ({ providers, log }: PrivacyData): string[] => [
  ...providers.flatMap(({ settings }) => ("url" in settings ? settings.url : [])),
  ...(log === undefined ? [] : [log]),
];

/** The file that holds the data of a build: its path and its text. The menus, forms and counters of countries that were not built stay. */
export function previewFile(project: Project, data: PreviewData): [path: string, text: string] {
  const before = readFile(project)?.data.api;
  const menus = { ...before?.menus, ...data.api.menus };
  const forms = { ...before?.forms, ...data.api.forms };
  const counters = [...new Set([...(before?.counters ?? []), ...data.api.counters])];
  return [fileOf(project), `${JSON.stringify({ ...data, api: { ...data.api, menus, forms, counters } }, null, 2)}\n`];
}

/**
 * Follows the data of the last build.
 * @returns a function that reads them anew. It returns the same object while the file's text is the same.
 * @throws EnvironmentError when nothing has been built yet.
 */
export function followPreviewData(project: Project): () => PreviewData {
  const first = readFile(project);
  if (!first) throw new EnvironmentError("There is no build to preview", "Run `sitegen build` first.");
  let known = first;
  return () => (known = readFile(project, known) ?? known).data;
}

interface DataFile {
  text: string;
  data: PreviewData;
}

/** Reads the file; returns `known` when its text is the same. Undefined when there is no file, or a build has written only a part of it yet. */
function readFile(project: Project, known?: DataFile): DataFile | undefined {
  try {
    const text = readFileSync(fileOf(project), "utf8");
    if (text === known?.text) return known;
    const data = JSON.parse(text) as Partial<PreviewData>;
    // An earlier version knew of one host only.
    return data.hosts ? { text, data: complete(data as PreviewData) } : undefined;
  } catch {
    return undefined;
  }
}

/** What an earlier version has left knows of no forms, or of no counters. */
const complete = ({ hosts, api }: PreviewData): PreviewData => ({
  hosts,
  api: { ...api, forms: api.forms ?? {}, counters: api.counters ?? [] },
});

/** What the embedded API answers on one of the hosts. */
export const apiOn = (host: { base: string }, api: ApiData): ApiData => ({
  ...api,
  ...(api.base !== undefined && { base: serviceOn(host, api.base) }),
  ...(api.geoIpUrl !== undefined && { geoIpUrl: serviceOn(host, api.geoIpUrl) }),
  ...(api.notFoundLog !== undefined && { notFoundLog: serviceOn(host, api.notFoundLog) }),
});
