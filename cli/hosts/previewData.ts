import { attempt } from "../core/attempt.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../model/config.ts";
import type { PrivacyData } from "../../runtime/site/privacy.ts";
import { serviceOn } from "../config/routes/siteHosts.ts";
import type { HostPlan } from "../plan/network/hostPlan.ts";
import type { Plan } from "../model/plan.ts";
import type { Project } from "../core/project.ts";
import { EnvironmentError } from "../core/problems/errors.ts";
import type { MenuItem } from "../../runtime/site/menu.ts";
import type { Field, FormConfig, Identity } from "../../runtime/site/forms.ts";

export interface ApiData {
  /** `contentApi.base` of network.yaml. */
  base?: string;
  /** `contentApi.navigation` */
  navigation?: string;
  /** `geoIp.url` */
  geoIpUrl?: string;
  /** `notFound.log` */
  notFoundLog?: string;
  menus: Record<string, MenuItem[]>;
  /** Forms by the URL that they are sent to. */
  forms: Record<string, KnownForm>;
  /** URLs that events and privacy choices are sent to. */
  counters: string[];
}

/** Data that a build stores for `sitegen preview`: rules of hosts, and the embedded API's configuration. */
export interface PreviewData {
  /** The network's host comes first. */
  hosts: [HostPlan, ...HostPlan[]];
  api: ApiData;
}

const fileOf = (project: Project) => join(project.work, "preview.json");

/** The embedded API's configuration for the sites of a plan. */
export const apiData = ({ network: { contentApi, geoIp, notFound } }: Config, { sites }: Plan): ApiData => ({
  base: contentApi?.base,
  navigation: contentApi?.navigation,
  geoIpUrl: geoIp?.url,
  notFoundLog: notFound.log,
  menus: Object.fromEntries(
    sites
      .flatMap(({ site: { menuId, menu, store } }) => [
        ...Object.values(store?.footerMenus ?? {}),
        { menuId, items: menu },
      ])
      .flatMap(({ menuId, items }) => (menuId === undefined ? [] : [[menuId, items]])),
  ),
  forms: formsByUrl(sites.flatMap(({ site }) => Object.values(site.forms))),
  counters: [...new Set(sites.flatMap(({ site: { privacy } }) => (privacy ? countersOf(privacy) : [])))],
});

const countersOf = ({ providers, log }: PrivacyData): string[] =>
  [...providers.map(({ settings }) => "url" in settings && settings.url), log].filter((url) => typeof url === "string");

/** The file with a build's data: path and text. Menus, forms and counters of countries that weren't built are kept. */
export function previewFile(project: Project, data: PreviewData): [path: string, text: string] {
  const before = readFile(project)?.data.api;
  const api: ApiData = {
    ...data.api,
    menus: { ...before?.menus, ...data.api.menus },
    forms: { ...before?.forms, ...data.api.forms },
    counters: [...new Set([...(before?.counters ?? []), ...data.api.counters])],
  };
  return [fileOf(project), `${JSON.stringify({ ...data, api }, null, 2)}\n`];
}

/**
 * Follows the data of the last build: returns a reader, which returns the same object while the file is unchanged.
 * @throws EnvironmentError when nothing has been built yet.
 */
export function followPreviewData(project: Project): () => PreviewData {
  const first = readFile(project);
  if (!first) throw new EnvironmentError("There is no build to preview", "Run `sitegen build` first.");
  let current = first;
  return () => (current = readFile(project, current) ?? current).data;
}

interface DataFile {
  text: string;
  data: PreviewData;
}

/** Reads the file; returns `known` if the text is the same, and undefined if the file is missing or incomplete. */
const readFile = (project: Project, known?: DataFile): DataFile | undefined =>
  attempt(() => {
    const text = readFileSync(fileOf(project), "utf8");
    return text === known?.text ? known : { text, data: JSON.parse(text) as PreviewData };
  });

/** The configuration with the addresses that paths have on a host. */
export function apiOn(host: { base: string }, api: ApiData): ApiData {
  const on = (url: string | undefined) => url && serviceOn(host, url);
  return { ...api, base: on(api.base), geoIpUrl: on(api.geoIpUrl), notFoundLog: on(api.notFoundLog) };
}

/** The forms that are sent to one URL. */
export interface KnownForm {
  /** Names of their fields; visible fields come first. */
  names: string[];
  /** The field with the page's URL, if there is one. */
  address?: string;
  /** Properties that the answer to a lead must have. */
  success: FormConfig["send"]["success"];
  /** The field or header with a lead's id, if there is one. */
  identity?: Identity;
  /** Query parameter with the path of the thank-you page, for forms that are sent without scripts. */
  thanks?: string;
}

export function formsByUrl(forms: readonly FormConfig[]): Record<string, KnownForm> {
  const byUrl: Record<string, KnownForm> = {};
  for (const { fields, send } of forms) {
    const other = byUrl[send.url];
    const shownFirst = fields.toSorted((a, b) => Number(a.type === "hidden") - Number(b.type === "hidden"));
    const names = shownFirst.flatMap((field) => ("unsent" in field && field.unsent ? [] : field.name));
    byUrl[send.url] = {
      names: [...new Set([...(other?.names ?? []), ...names])],
      address: fields.find(isAddress)?.name ?? other?.address,
      success: { ...other?.success, ...send.success },
      identity: send.identity,
      thanks: send.action && lastParameter(send.action),
    };
  }
  return byUrl;
}

const lastParameter = (url: string): string => [...new URLSearchParams(url.replace(/^[^?]*/, "")).keys()].at(-1) ?? "";

const isAddress = (field: Field): boolean =>
  field.type === "hidden" && typeof field.value === "object" && "page" in field.value;
