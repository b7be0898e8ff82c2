import { isScarce } from "../page/connection.ts";
import { whenIdle } from "../page/whenIdle.ts";
import type { HydratedApp } from "./hydratePage.tsx";
import { loadOnlyTemplate, loadPageForm } from "./loadTemplate.ts";
import type { Templates } from "../page/template.ts";

/**
 * Loads the router once a hydrated page has nothing else to do. Without it links load documents: where `navigation:
 * document` says so, where data is scarce, in development (each page is rendered when it is asked for), and on a page that
 * is shown in the place of an address outside of the site.
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
  // What can't be loaded now is of no use later: links work without it.
  whenIdle(() => void load().catch(() => {}));
}
