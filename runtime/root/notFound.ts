import { rememberChoice, cleanPath } from "../page/document.ts";
import { pathPrefix } from "../site/urls.ts";
import { readRootData } from "./rootData.ts";

/** The script of the host-level not-found page, which links to the home of the path's country. */
function linkHome(): void {
  const { sites = {}, base = "/" } = readRootData() ?? {};
  const prefix = pathPrefix(location.pathname.slice(base.length));
  const home = Object.hasOwn(sites, prefix) ? sites[prefix] : undefined;
  if (home) document.getElementById("back_home")?.setAttribute("href", home);
}

if (!cleanPath()) {
  linkHome();
  rememberChoice();
}
