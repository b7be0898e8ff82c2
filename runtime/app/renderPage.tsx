import type { ReactElement } from "react";
import { RootRendererProvider } from "../parts/ClientSection.tsx";
import type { PageDocument } from "../site/page.ts";
import type { SiteData } from "../site/site.ts";
import { App, PageMain, loadTemplate } from "./App.tsx";
import { AppProvider } from "../page/context.tsx";
import { renderHead } from "../page/head.ts";
import { keepShells, renderMarkup } from "./keepShells.tsx";
import type { Templates } from "../page/template.ts";

/** Markup inside `#page_root`. Only the main part depends on the page's content. */
type Body = readonly [before: string, main: string, after: string];

/**
 * Ids of `useId`, which depend on the component's position in the whole tree, so parts can't be rendered separately.
 */
const GENERATED_ID = /"_R_\w*_/;

/** Renders a root inside of another: React keeps nothing of the outer one that the component still needs after it. */
const renderRoot = (root: ReactElement, prefix: string): string => renderMarkup(root, undefined, prefix);

/**
 * Returns a function that renders the markup inside `<head>` and `#page_root` of a site's pages. Header and footer,
 * which take most of the time and are the same on most pages, are cached.
 */
export function createRenderer(templates: Templates, site: SiteData) {
  const shellFor = keepShells(site);
  const plain = createPlainRenderer(templates, site);
  return async function renderPage(document: PageDocument): Promise<{ head: string; body: Body }> {
    const { page, content, head } = document;
    const template = await loadTemplate(templates, page, site);
    const shell = shellFor(page);
    const main =
      shell &&
      renderMarkup(
        <RootRendererProvider value={renderRoot}>
          <AppProvider value={{ site, page, content, head }}>
            <PageMain page={page} content={content} template={template} />
          </AppProvider>
        </RootRendererProvider>,
      );
    if (!shell || main === undefined || GENERATED_ID.test(main)) {
      const { body, ...rest } = await plain(document);
      return { ...rest, body: ["", body, ""] };
    }
    return { head: renderHead(head), body: [shell[0], main, shell[1]] };
  };
}

/** Returns a renderer without cache. Its results must equal those of `createRenderer`. */
export function createPlainRenderer(templates: Templates, site: SiteData) {
  return async function renderPage({ page, content, head }: PageDocument) {
    const template = await loadTemplate(templates, page, site);
    const body = renderMarkup(
      <RootRendererProvider value={renderRoot}>
        <App site={site} page={page} content={content} head={head} template={template} />
      </RootRendererProvider>,
    );
    return { head: renderHead(head), body };
  };
}
