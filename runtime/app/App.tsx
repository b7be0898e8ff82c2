import type { ComponentType } from "react";
import { Layout } from "../layouts/Layout.tsx";
import type { PageContent, PageData } from "../site/page.ts";
import type { SiteData } from "../site/site.ts";
import { AppProvider } from "../page/context.tsx";

/** What a page template is given. `content` exists on the server only: read it inside `<ServerOnly>`. */
export interface TemplateProps {
  page: PageData;
  content: PageContent;
}

interface Props extends TemplateProps {
  site: SiteData;
  template: ComponentType<TemplateProps>;
  /** Called once the page's handlers are attached. */
  onReady?: () => void;
}

/**
 * The whole page, the same on server and client, inside a router. Each document is one page (links load documents, so
 * that a page costs only itself): there is no table of routes to match, and the 404 page stands at any address.
 */
export function App({ site, page, content, template: Template, onReady }: Props) {
  return (
    <AppProvider value={{ site, page }}>
      <Layout onReady={onReady}>
        <Template page={page} content={content} />
      </Layout>
    </AppProvider>
  );
}
