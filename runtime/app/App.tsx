import { Layout } from "../layouts/Layout.tsx";
import type { HeadData } from "../site/page.ts";
import type { SiteData } from "../site/site.ts";
import { AppProvider } from "../page/context.tsx";
import type { ReadyPage, TemplateProps } from "../page/template.ts";
import { PageMain } from "./PageMain.tsx";

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
