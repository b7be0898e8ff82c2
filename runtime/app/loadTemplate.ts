import { loadFormSection } from "../sections/loadFormSection.ts";
import type { PageData } from "../site/page.ts";
import type { ReadyPage, Templates } from "../page/template.ts";

/** Loads the code of a page: its template and, where it has a form among its sections, that. */
export async function loadTemplate(templates: Templates, page: PageData): Promise<ReadyPage["template"]> {
  const [{ default: template }] = await Promise.all([templates[page.template](), loadFormSection(page)]);
  return template;
}
