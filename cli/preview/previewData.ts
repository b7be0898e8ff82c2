import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "../config/loadConfig.ts";
import type { HostPlan } from "../emit/hostPlan.ts";
import { writeText } from "../files.ts";
import type { Plan } from "../plan/plan.ts";
import type { Project } from "../project.ts";
import { EnvironmentError } from "../report/errors.ts";
import type { ApiData } from "./contentApi.ts";

/** What a build leaves for `sitegen preview`: the host's rules and what the embedded API answers. */
export interface PreviewData {
  host: HostPlan;
  api: ApiData;
}

const file = (project: Project) => join(project.work, "preview.json");

/** What the embedded API answers for the sites of a plan. */
export const apiData = ({ network }: Pick<Config, "network">, { sites }: Pick<Plan, "sites">): ApiData => ({
  base: network.contentApi.base,
  navigation: network.contentApi.navigation,
  geoIpUrl: network.geoIp.url,
  menus: Object.fromEntries(sites.map(({ site }) => [String(site.menuId), site.menu])),
});

/** Keeps the data of a build. The menus of countries that this build left alone stay. */
export function savePreviewData(project: Project, data: PreviewData): void {
  const before = readIfThere(project);
  const menus = { ...before?.api.menus, ...data.api.menus };
  writeText(file(project), `${JSON.stringify({ ...data, api: { ...data.api, menus } }, null, 2)}\n`);
}

/** @throws EnvironmentError when nothing has been built yet. */
export function readPreviewData(project: Project): PreviewData {
  const data = readIfThere(project);
  if (!data) throw new EnvironmentError("There is no build to preview", "Run `sitegen build` first.");
  return data;
}

function readIfThere(project: Project): PreviewData | undefined {
  try {
    return JSON.parse(readFileSync(file(project), "utf8")) as PreviewData;
  } catch {
    return undefined;
  }
}
