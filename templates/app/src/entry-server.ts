import { renderShells } from "@runtime/app/keepShells.tsx";
import { createRenderer as createRendererOf } from "@runtime/app/renderPage.tsx";
import type { SiteData } from "@runtime/site/site.ts";
import { templates } from "@templates/pages/index.ts";

export { iconSprite } from "@runtime/app/renderPage.tsx";
export { renderNotFound, renderRoot } from "@runtime/root/render.tsx";

/** Makes the renderer of a site's pages. */
export const createRenderer = (site: SiteData) => createRendererOf(templates, site);

/** The same with nothing kept, which tests compare with. */
export const createPlainRenderer = (site: SiteData) => createRendererOf(templates, site, renderShells(site));
