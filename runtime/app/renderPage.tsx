import type { PageDocument } from "../site/page.ts";
import type { SiteData } from "../site/site.ts";
import { App } from "./App.tsx";
import { AppProvider } from "../page/context.tsx";
import { renderHead } from "../page/head.ts";
import { keepShells } from "./keepShells.tsx";
import { loadTemplate } from "./loadTemplate.ts";
import { PageMain } from "./PageMain.tsx";
import { renderMarkup } from "./renderMarkup.ts";
import type { Templates } from "../page/template.ts";

/** Markup inside `#page_root`, in three parts. The main one alone is made from the page's content. */
type Body = readonly [before: string, main: string, after: string];

/** Ids that `useId` makes: they tell a component's place in the whole tree, so that a part can't be rendered alone. */
const GENERATED_ID = /"_R_\w*_/;

/**
 * Makes the renderer of a site's pages: it gives the markup inside `<head>` and, in parts, inside `#page_root`. Header and
 * footer are the same on most pages, and most of a page's work: they are kept, and the main part is put between them.
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
        <AppProvider value={{ site, page, content, head }}>
          <PageMain page={page} content={content} template={template} />
        </AppProvider>,
      );
    if (!shell || main === undefined || GENERATED_ID.test(main)) {
      const { body, ...rest } = await plain(document);
      return { ...rest, body: ["", body, ""] };
    }
    return { head: renderHead(head), body: [shell[0], main, shell[1]] };
  };
}

/** Makes the renderer that keeps nothing and takes nothing apart: what the other one gives has to be the same. */
export function createPlainRenderer(templates: Templates, site: SiteData) {
  return async function renderPage({ page, content, head }: PageDocument) {
    const template = await loadTemplate(templates, page, site);
    const body = renderMarkup(<App site={site} page={page} content={content} head={head} template={template} />);
    return { head: renderHead(head), body };
  };
}
