import { loadForm } from "../forms/loadForm.ts";
import type { PageData } from "../site/page.ts";
import type { SiteData } from "../site/site.ts";
import type { ReadyPage, Templates } from "../page/template.ts";

/** Loads the code of a page: its template and, where it has a form, that. What `site` is for is asked for meanwhile. */
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

/** Loads the code of the form that a page has, a third of all scripts: by itself where a page may never be shown. */
export async function loadPageForm({ form }: PageData, site: SiteData | Promise<SiteData>): Promise<void> {
  if (form === undefined) return;
  const formOf = async () => (await site).forms[form];
  await loadForm(formOf());
}
