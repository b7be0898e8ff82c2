import type { ComponentType } from "react";
import { Layout } from "../layouts/Layout.tsx";
import type { SiteData } from "../site/site.ts";
import { AppProvider } from "../page/context.tsx";
import type { TemplateProps } from "../page/template.ts";

interface Props extends TemplateProps {
  site: SiteData;
  template: ComponentType<TemplateProps>;
  /** Called once the page's handlers are attached. */
  onReady?: () => void;
}

/** The whole page, the same on server and client. Each document is one page: links load documents. */
export function App({ site, page, content, template: Template, onReady }: Props) {
  return (
    <AppProvider value={{ site, page }}>
      <Layout onReady={onReady}>
        <Template page={page} content={content} />
      </Layout>
    </AppProvider>
  );
}
