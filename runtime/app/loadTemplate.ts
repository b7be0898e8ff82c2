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
  const { form } = page;
  const formOf = async () => (form === undefined ? undefined : (await site).forms[form]);
  const [{ default: template }] = await Promise.all([
    templates[page.template](),
    form !== undefined && loadForm(formOf()),
  ]);
  return template;
}
