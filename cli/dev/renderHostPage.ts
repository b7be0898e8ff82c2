import type { ViteDevServer } from "vite";
import { dirAttribute } from "../../runtime/site/direction.ts";
import type { Plan } from "../plan/plan.ts";
import { inlineFavicon, rootIconLinks } from "../render/favicon.ts";
import { asksGeoIp, rootData } from "../render/hostPages.ts";
import { loadInDevelopment, moduleScript, styleLink } from "../render/renderInDevelopment.ts";

/** HTML of a page that belongs to no country: where visitors choose one, or of an address that is not there. */
export async function renderHostPage(server: ViteDevServer, plan: Plan, which: "root" | "notFound"): Promise<string> {
  const { network, words, hostLook, head } = plan;
  const [{ base }] = plan.hosts;
  const entry = await loadInDevelopment(server);
  const common = { network, ...words, base };
  const isRoot = which === "root";
  const page = isRoot
    ? entry.renderRoot({ ...common, art: hostLook.home, head: plan.rootHead })
    : entry.renderNotFound({ ...common, art: hostLook.notFound });
  const script = isRoot ? (asksGeoIp(network) ? "root" : "root-choice") : "root-not-found";
  const html = [
    `<!DOCTYPE html>\n<html lang="${words.language}"${dirAttribute(words.language)}>\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">`,
    page.head,
    inlineFavicon(hostLook.icon),
    ...rootIconLinks(base),
    head,
    styleLink("root"),
    `<style>${hostLook.style}</style>\n</head>\n<body>`,
    page.body,
    rootData(network, base),
    `${moduleScript(script)}\n</body>\n</html>\n`,
  ].join("\n");
  return server.transformIndexHtml("/", html);
}
