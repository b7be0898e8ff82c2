import { dirAttribute } from "../../../runtime/site/text.ts";
import { onlyHome, type NetworkData } from "../../../runtime/site/site.ts";
import { GENERATOR_TAG, toScriptJson } from "../../../runtime/site/html.ts";
import type { Plan, SitePlan } from "../../model/plan.ts";
import type { Project } from "../../core/project.ts";
import type { ServerEntry } from "../../../runtime/site/serverEntry.ts";
import type { INLINE_SCRIPTS } from "../bundle/appConfig.ts";
import type { Bundle } from "../bundle/bundle.ts";
import { inlineFavicon, rootIconLinks } from "../assets/favicon.ts";
import { createPageRenderer, loadServer } from "./pageWriter.ts";
import { planSiteFiles } from "./planSiteFiles.ts";

/**
 * Renders the pages of the network's host. `dist/index.html` lets visitors choose a country, or sends them home; it has
 * no flags and fonts, which are files of countries. `dist/404.html` has a country's header and footer.
 */
export async function renderHostPages(project: Project, plan: Plan, bundle: Bundle) {
  const { inline } = bundle;
  const server = await loadServer(bundle.serverFile);
  const styles = `<style>${plan.hostLook.style}${inline.styles}</style>`;
  const page = (which: HostPage) => hostPage(server, plan, which, styles, (name) => `<script>${inline[name]}</script>`);
  const notFound = plan.notFound
    ? await renderNotFound(project, plan.notFound, bundle, notFoundScripts(plan, bundle))
    : page("notFound");
  return { index: page("root"), notFound };
}

/** The page to choose a country, or the not-found page of a host without countries. */
export type HostPage = "root" | "notFound";

/** HTML of a page of the host with these styles. @param script Gives markup that runs a script of `INLINE_SCRIPTS`. */
export function hostPage(
  server: ServerEntry,
  { network, words, hostLook, rootHead, head: own, hosts: [{ base }] }: Plan,
  which: HostPage,
  styles: string,
  script: (name: keyof typeof INLINE_SCRIPTS) => string,
): string {
  const options = { network, ...words, base };
  const { head, body } =
    which === "root"
      ? server.renderRoot({ ...options, art: hostLook.home, head: rootHead })
      : server.renderNotFound({ ...options, art: hostLook.notFound });
  return [
    `<!DOCTYPE html>\n<html lang="${words.language}"${dirAttribute(words.language)}>\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">`,
    GENERATOR_TAG,
    head,
    inlineFavicon(hostLook.icon),
    ...rootIconLinks(base),
    ...(own ? [own] : []),
    `${styles}\n</head>\n<body><!--email_off-->`,
    body,
    rootData(network, base),
    `${script(which === "root" && !asksGeoIp(network) ? "rootChoice" : which)}\n<!--/email_off--></body>\n</html>\n`,
  ].join("\n");
}

/** Whether the root page requests the visitor's country. With one country there is no need. */
const asksGeoIp = (network: NetworkData): boolean => network.geoIp !== undefined && onlyHome(network) === undefined;

/** The JSON that the scripts of the host's pages read. */
function rootData(network: NetworkData, base: string): string {
  const sites = Object.fromEntries(network.sites.map(({ key, home }) => [key, home]));
  const data = { ...(asksGeoIp(network) && network.geoIp), sites, ...(base !== "/" && { base }) };
  return `<script type="application/json" id="root_data">${toScriptJson(data)}</script>`;
}

/** Scripts at the end of the not-found page. They find the home that fits the requested URL. */
export const notFoundScripts = ({ network, hosts: [{ base }] }: Plan, { inline }: Bundle): string =>
  `${rootData(network, base)}\n<script>${inline.notFound}</script>`;

/** @param scripts Markup for the end of its body. */
async function renderNotFound(project: Project, plan: SitePlan, bundle: Bundle, scripts: string): Promise<string> {
  const { siteJob, pages } = await planSiteFiles(project, plan, bundle);
  const render = await createPageRenderer(siteJob);
  const [page] = await Promise.all(pages.map(({ job }) => render({ ...job, scripts })));
  return page?.html ?? "";
}
