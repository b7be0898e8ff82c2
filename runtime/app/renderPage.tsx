import { renderToString } from "react-dom/server";
import { loadFormSection } from "../sections/loadFormSection.ts";
import type { PageData, PageDocument } from "../site/page.ts";
import type { SiteData } from "../site/site.ts";
import { App } from "./App.tsx";
import { AppProvider } from "../page/context.tsx";
import { renderHead } from "./head.ts";
import { keepRepeats } from "./keepRepeats.ts";
import { keepShells } from "./keepShells.tsx";
import { renderWhole } from "./renderWhole.ts";
import { sharedPage } from "./sharedPage.ts";
import { RepeatsProvider } from "../page/repeated.tsx";
import type { Templates } from "../page/template.ts";

/** Markup inside `#root`, in three parts. The main one alone is made from the page's content. */
type Body = readonly [before: string, main: string, after: string];

/** Ids that `useId` makes: they tell a component's place in the whole tree, so that a part can't be rendered alone. */
const GENERATED_ID = /"_R_\w*_/;

/**
 * Makes the renderer of a site's pages: it gives the markup inside `<head>` and, in parts, inside `#root`. Header and
 * footer are the same on most pages, and most of a page's work: they are kept, and the main part is put between them. What
 * main parts have in common (`repeated`) is rendered once, too.
 */
export function createRenderer(templates: Templates, site: SiteData) {
  const shellFor = keepShells(site);
  const repeats = new Map<string, ReturnType<typeof keepRepeats>>();
  /** What pages of a layout have in common does not depend on which of them is first. */
  const repeatsOf = ({ layout }: PageData) => {
    const known = repeats.get(layout);
    if (known) return known;
    const { page } = sharedPage(layout, "a part was rendered that many pages repeat");
    const made = keepRepeats((element) => {
      const html = renderToString(<AppProvider value={{ site, page }}>{element}</AppProvider>);
      if (GENERATED_ID.test(html))
        throw new Error(`a part that many pages repeat has an id that \`useId\` made: ${html}`);
      return html;
    });
    repeats.set(layout, made);
    return made;
  };

  return async function renderPage({ page, content, head }: PageDocument) {
    const { default: template } = await templates[page.template]();
    await loadFormSection(page);
    const body = (): Body => {
      const shell = shellFor(page);
      const kept = repeatsOf(page);
      const Template = template;
      const main =
        shell &&
        renderToString(
          <AppProvider value={{ site, page }}>
            <RepeatsProvider value={kept}>
              <Template page={page} content={content} />
            </RepeatsProvider>
          </AppProvider>,
        );
      return shell && main !== undefined && !GENERATED_ID.test(main)
        ? [shell[0], kept.fill(main), shell[1]]
        : ["", renderWhole(<App site={site} page={page} content={content} template={template} />), ""];
    };
    return { head: renderHead(head), body: body() };
  };
}

/** Makes the renderer that keeps nothing and takes nothing apart: what the other one gives has to be the same. */
export function createPlainRenderer(templates: Templates, site: SiteData) {
  return async function renderPage({ page, content, head }: PageDocument) {
    const { default: template } = await templates[page.template]();
    await loadFormSection(page);
    const body = renderWhole(<App site={site} page={page} content={content} template={template} />);
    return { head: renderHead(head), body };
  };
}
