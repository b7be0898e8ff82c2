import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SUGGESTIONS_FILE } from "../../../runtime/site/nearPages.ts";
import { INDEX_FILE } from "../../../runtime/site/searchFiles.ts";
import { networkPath } from "../../../runtime/site/urls.ts";
import { LICENCES_FILE } from "../../config/files/builtFiles.ts";
import { siteLists } from "../../hosts/siteLists.ts";
import { shippedNotices } from "../../core/licences/bundleNotices.ts";
import { siteLicences } from "../../build/render/siteLicences.ts";
import { feedFiles } from "../../plan/seo/feeds.ts";
import type { Plan, SitePlan } from "../../model/plan.ts";
import type { PlannedHost } from "../../plan/network/planHosts.ts";
import { isInRepository, type Project } from "../../core/project.ts";
import { drawIcon } from "../../build/assets/encodePicture.ts";
import { readFlag } from "../../build/assets/packageData.ts";
import { searchOfPlan, suggestions } from "../../build/search/siteSearch.ts";
import { siteMedia } from "../../build/assets/siteMedia.ts";

/** Returns a file's contents. Pictures and fonts are made on request, and cached. */
type ReadFile = () => string | Uint8Array | Promise<Uint8Array>;

/** The files of a plan other than pages, by their paths in `dist/`. */
export function listStaticFiles(project: Project, plan: Plan): Map<string, ReadFile> {
  const files = new Map<string, ReadFile>();
  for (const { path, source } of [...plan.publicFiles, ...plan.sites.flatMap(({ publicFiles }) => publicFiles)])
    files.set(path.slice(1), () => readPublicFile(project, source));
  if (plan.hosts[0].base === "/")
    for (const icon of plan.hostLook.icons) files.set(icon.name, () => drawIcon(project, icon));
  for (const site of plan.sites) {
    const { home } = site.site.country;
    const folder = networkPath(hostOf(plan, site), home).slice(1);
    const add = (name: string, read: ReadFile) => void files.set(folder + name, read);
    add(site.icon.file, () => site.icon.svg);
    for (const [name, text] of site.assets) add(name, () => text);
    for (const { name, read } of siteMedia(project, site)) add(name, read);
    if (site.search) add(INDEX_FILE, () => searchOnce(project, site));
    for (const { href } of site.feeds.flatMap((feed) => feedFiles(feed))) {
      const name = href.slice(home.length);
      add(name, () => siteLists(project.root, site).get(name) ?? "");
    }
    add(SUGGESTIONS_FILE, () => suggestions(site));
    add(LICENCES_FILE, () => siteLicences(site.fonts, shippedNotices(), true));
  }
  return files;
}

/** Reads a public file. @throws if it has become a symbolic link out of the project since it was checked. */
function readPublicFile(project: Project, source: string): Uint8Array {
  if (!isInRepository(project, source)) throw new Error(`${source} leads out of the project`);
  return readFileSync(join(project.root, source));
}

/** Cache of search files: making one takes as long as reading all texts. */
const searches = new WeakMap<SitePlan, string>();

/** Cached by plan alone: the object of a project may be another one in each call. */
function searchOnce(project: Project, site: SitePlan): string {
  const search = searches.get(site) ?? searchOfPlan(project, site);
  searches.set(site, search);
  return search;
}

/** A flag by its path in `dist/`. */
export function flagFile(file: string): ReadFile | undefined {
  const code = /\/assets\/flags-[^/]+\/([\w-]+)\.svg$/.exec(`/${file}`)?.[1];
  return code === undefined ? undefined : () => readFlag(code);
}

export const hostOf = ({ hosts }: Plan, { country }: Pick<SitePlan, "country">): PlannedHost =>
  hosts.find(({ countries }) => countries.includes(country)) ?? hosts[0];
