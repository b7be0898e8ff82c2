import { renderToString } from "react-dom/server";
import { loadFormSection } from "../sections/loadFormSection.ts";
import type { PageContent, PageData, PageDocument } from "../site/page.ts";
import type { SiteData } from "../site/site.ts";
import { App, type TemplateProps } from "./App.tsx";
import { AppProvider } from "../page/context.tsx";
import { renderHead } from "./head.ts";
import { keepRepeats } from "./keepRepeats.ts";
import { keepShells, type Shell } from "./keepShells.ts";
import { RepeatsProvider } from "../page/repeated.tsx";
import type { Template, Templates } from "./templates.ts";

/** Stands where a page's main part belongs. */
const MARK = '<i data-main=""></i>';
const Mark = () => <i data-main="" />;
/** For what is around a main part: it shows nothing of a page's content. */
const NO_CONTENT = {} as PageContent;

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
  const whole = (component: Template, props: TemplateProps) =>
    renderToString(<App site={site} {...props} template={component} />);
  const shellFor = keepShells(site, (page) => splitAtMark(whole(Mark, { page, content: NO_CONTENT })));
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
    const body = (): Body => {
      const shell = shellFor(page);
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
