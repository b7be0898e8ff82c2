import { renderToString } from "react-dom/server";
import { addressesOf, ANY_PATH, markCurrent } from "../navigation/currentPage.ts";
import { loadFormSection } from "../sections/loadFormSection.ts";
import type { PageData, PageDocument } from "../site/page.ts";
import type { SiteData } from "../site/site.ts";
import { App, type TemplateProps } from "./App.tsx";
import { AppProvider } from "./context.tsx";
import { renderHead } from "./head.ts";
import { keepRepeats } from "./keepRepeats.ts";
import { RepeatsProvider } from "./repeated.tsx";
import type { Template, Templates } from "./templates.ts";

/** Stands where a page's main part belongs. */
const MARK = '<i data-main=""></i>';
const Mark = () => <i data-main="" />;
type Shell = readonly [before: string, after: string];
/** Markup inside `#root`, in three parts. The main one alone is made from the page's content. */
type Body = readonly [before: string, main: string, after: string];

/** Ids that `useId` makes: they tell a component's place in the whole tree, so that a part can't be rendered alone. */
const GENERATED_ID = /"_R_\w*_/;

/**
 * Makes the renderer of a site's pages: it gives the markup inside `<head>` and, in parts, inside `#root`. Header and footer are the
 * same on most pages, and most of a page's work: they are rendered once for each variant, then the page is marked in the
 * menu and the main part is put between them.
 * What main parts have in common (`repeated`) is rendered once, too.
 */
export function createRenderer(templates: Templates, site: SiteData) {
  const inMenu = new Set(site.menu.flatMap(addressesOf));
  const shells = new Map<string, Shell | undefined>();
  const marked = new Map<string, Shell | undefined>();
  const repeats = new Map<string, ReturnType<typeof keepRepeats>>();
  /** What pages of a layout have in common does not depend on which of them is first. */
  const repeatsOf = (page: PageData) => {
    const known = repeats.get(page.layout);
    if (known) return known;
    const app = { site, page: { ...page, path: "", siblings: {} } };
    const made = keepRepeats((element) => renderToString(<AppProvider value={app}>{element}</AppProvider>));
    repeats.set(page.layout, made);
    return made;
  };

  return async function renderPage({ page, content, head }: PageDocument) {
    const { default: PageTemplate } = await templates[page.template]();
    await loadFormSection(page);
    const whole = (component: Template, props: TemplateProps) =>
      renderToString(<App site={site} {...props} template={component} />);
    /** Header and footer for this page; those of pages outside of the menu are the same. */
    const shellOf = () => {
      const variant = JSON.stringify([page.layout, page.siblings]);
      const key = variant + (inMenu.has(page.path) ? page.path : "");
      if (!shells.has(variant))
        shells.set(variant, splitAtMark(whole(Mark, { page: { ...page, path: ANY_PATH }, content })));
      const shell = shells.get(variant);
      if (shell && !marked.has(key))
        marked.set(key, [markCurrent(shell[0], page.path), markCurrent(shell[1], page.path)]);
      return marked.get(key);
    };
    const body = (): Body => {
      const shell = shellOf();
      const kept = repeatsOf(page);
      const main =
        shell &&
        renderToString(
          <AppProvider value={{ site, page }}>
            <RepeatsProvider value={kept}>
              <PageTemplate page={page} content={content} />
            </RepeatsProvider>
          </AppProvider>,
        );
      return shell && main !== undefined && !GENERATED_ID.test(main)
        ? [shell[0], kept.fill(main), shell[1]]
        : ["", whole(PageTemplate, { page, content }), ""];
    };
    return { head: renderHead(head), body: body() };
  };
}

/** What is before and after the main part; undefined for a layout that does not show it. */
function splitAtMark(html: string): Shell | undefined {
  const [before, after] = html.split(MARK);
  return before !== undefined && after !== undefined ? [before, after] : undefined;
}
