import { Layout } from "../layouts/Layout.tsx";
import type { HeadData, PageData } from "../site/page.ts";
import type { SiteData } from "../site/site.ts";
import { AppProvider, useSite } from "../page/context.tsx";
import type { ReadyPage, TemplateProps, Templates } from "../page/template.ts";
import { ServerOnly } from "../page/ServerOnly.tsx";
import { useText } from "../page/text.ts";
import { loadForm } from "../forms/loadForm.tsx";

interface Props extends TemplateProps, ReadyPage {
  site: SiteData;
  /** Only on the server and in development. */
  head?: HeadData | undefined;
  /** Called when the page's event handlers are attached. */
  onReady?: () => void;
}

/** The whole page, on server and client. The router replaces only the main part (`runtime/router`). */
export function App({ site, page, content, head, template, onReady }: Props) {
  return (
    <AppProvider value={{ site, page, content: head && content, head }}>
      <Layout onReady={onReady}>
        <PageMain key={page.path} page={page} content={content} template={template} />
      </Layout>
    </AppProvider>
  );
}

/** The main part of a page: its template, below a notice if its copy isn't translated. */
export function PageMain({ page, content, template: Template }: TemplateProps & ReadyPage) {
  return (
    <>
      {page.language && <ServerOnly render={() => <Untranslated />} />}
      <Template page={page} content={content} />
    </>
  );
}

function Untranslated() {
  const t = useText();
  return (
    <p className="untranslated container" lang={useSite().country.language}>
      {t("page.untranslated")}
    </p>
  );
}

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
