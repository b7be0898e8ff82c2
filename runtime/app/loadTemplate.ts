import { loadForm } from "../forms/loadForm.tsx";
import type { PageData } from "../site/page.ts";
import type { SiteData } from "../site/site.ts";
import type { ReadyPage, Templates } from "../page/template.ts";

/** Loads the code of a page: its template, and its form if it has one. `site` may still be loading. */
export async function loadTemplate(
  templates: Templates,
  page: PageData,
  site: SiteData | Promise<SiteData>,
): Promise<ReadyPage["template"]> {
  const [template] = await Promise.all([loadOnlyTemplate(templates, page), loadPageForm(page, site)]);
  return template;
}

/** Loads a page's template without its form. */
export async function loadOnlyTemplate(templates: Templates, { template }: PageData): Promise<ReadyPage["template"]> {
  const load = templates[template];
  if (!load) throw new Error(`there is no template ${template}`);
  return (await load()).default;
}

/** Loads the code of a page's form (a third of all scripts). Separate, because prefetched pages may never be shown. */
export async function loadPageForm({ form }: PageData, site: SiteData | Promise<SiteData>): Promise<void> {
  if (form === undefined) return;
  const formOf = async () => (await site).forms[form];
  await loadForm(formOf());
}
