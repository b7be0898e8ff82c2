import { readFileSync } from "node:fs";
import { join } from "node:path";
import { networkPath } from "../../runtime/site/urls.ts";
import type { Plan, SitePlan } from "../plan/plan.ts";
import type { PlannedHost } from "../plan/planHosts.ts";
import type { Project } from "../project.ts";
import { drawIcon, encodePicture } from "../render/encodePicture.ts";
import { readFlag } from "../render/flags.ts";
import { readFontForm } from "../render/fontFiles.ts";

/** Gives the contents of a file. Pictures and fonts are made when a browser asks for them, and kept. */
type ReadFile = () => string | Uint8Array | Promise<Uint8Array>;

/** The files of a plan beside its pages, by the paths that they get in `dist/`. */
export function listStaticFiles(project: Project, plan: Plan): Map<string, ReadFile> {
  const files = new Map<string, ReadFile>();
  for (const { path, source } of [...plan.publicFiles, ...plan.sites.flatMap(({ publicFiles }) => publicFiles)])
    files.set(path.slice(1), () => readFileSync(join(project.root, source)));
  for (const site of plan.sites) {
    const folder = siteFolder(hostOf(plan, site), site);
    for (const [name, read] of siteFiles(project, site)) files.set(folder + name, read);
  }
  return files;
}

function siteFiles(project: Project, { assets, pictures, fonts, icon }: SitePlan): [name: string, ReadFile][] {
  return [
    [icon.file, () => icon.svg],
    ...[...assets].map(([name, text]): [string, ReadFile] => [name, () => text]),
    ...pictures.map((form): [string, ReadFile] => [form.name, () => encodePicture(project, form)]),
    ...fonts.forms.map((form): [string, ReadFile] => [form.name, () => readFontForm(project, form)]),
    ...icon.forms.map((form): [string, ReadFile] => [form.name, () => drawIcon(project, form)]),
  ];
}

/** A flag, by the path that it gets in `dist/`. */
export function flagFile(file: string): ReadFile | undefined {
  const code = /\/assets\/flags-[^/]+\/([\w-]+)\.svg$/.exec(`/${file}`)?.[1];
  return code === undefined ? undefined : () => readFlag(code);
}

/** The host that serves a site. */
export const hostOf = ({ hosts }: Pick<Plan, "hosts">, { country }: Pick<SitePlan, "country">): PlannedHost =>
  hosts.find(({ countries }) => countries.includes(country)) ?? hosts[0];

/** A site's folder in `dist/`, with its final slash. */
const siteFolder = (host: PlannedHost, { site }: Pick<SitePlan, "site">): string =>
  networkPath(host, site.country.home).slice(1);
