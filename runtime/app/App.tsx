import { Layout } from "../layouts/Layout.tsx";
import type { HeadData } from "../site/page.ts";
import type { SiteData } from "../site/site.ts";
import { AppProvider, useSite } from "../page/context.tsx";
import type { ReadyPage, TemplateProps } from "../page/template.ts";
import { ServerOnly } from "../page/ServerOnly.tsx";
import { useText } from "../page/text.ts";

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
