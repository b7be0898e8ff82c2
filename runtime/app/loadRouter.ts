import { isScarce } from "../page/connection.ts";
import { whenIdle } from "../page/whenIdle.ts";
import type { HydratedApp } from "./hydratePage.tsx";
import { loadOnlyTemplate, loadPageForm } from "./loadTemplate.ts";
import type { Templates } from "../page/template.ts";

/**
 * Loads the router when a hydrated page is idle. Links load documents instead with `navigation: document`, when data is
 * scarce, in development (pages are rendered on request), and on a page that answers a URL outside of the site.
 */
export function loadRouter({ site, payload, show }: HydratedApp, templates: Templates): void {
  const { country, forms, navigation } = site;
  const isInside = location.pathname.startsWith(country.home);
  if (navigation === "document" || import.meta.env.DEV || isScarce() || !isInside) return;
  const load = async () => {
    const { startRouter } = await import("../router/startRouter.ts");
    await new Promise<void>(whenIdle);
    startRouter({
      home: country.home,
      apart: Object.values(forms).flatMap(({ thanks }) => ("page" in thanks ? thanks.page : [])),
      languages: country.languages.map(({ home }) => home),
      payload,
      loadTemplate: (page) => loadOnlyTemplate(templates, page),
      loadForm: (page) => loadPageForm(page, site),
      show,
    });
  };
  // Failures are ignored, because links work without the router.
  whenIdle(() => void load().catch(() => {}));
}
