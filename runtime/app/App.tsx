import { type ComponentType, useEffect } from "react";
import { Route, Routes } from "react-router-dom";
import { Layout } from "../layouts/Layout.tsx";
import type { PageContent, PageData } from "../site/page.ts";
import type { SiteData } from "../site/site.ts";
import { AppProvider } from "./context.tsx";

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
 * The whole page, the same on server and client. Each document is one page (links load documents, so that a page costs
 * only itself), so the route table has that page, and whatever other URL the host answered with it (the 404 page).
 */
export function App({ site, page, content, template: Template, onReady }: Props) {
  useEffect(() => onReady?.(), [onReady]);
  const element = <Template page={page} content={content} />;
  return (
    <AppProvider value={{ site, page }}>
      <Routes>
        <Route element={<Layout />}>
          <Route path={page.path} element={element} />
          <Route path="*" element={element} />
        </Route>
      </Routes>
    </AppProvider>
  );
}
