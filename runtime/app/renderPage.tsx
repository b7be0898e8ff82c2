import type { RenderPage } from "../site/serverEntry.ts";
import type { SiteData } from "../site/site.ts";
import { useSite, useText } from "../page/context.tsx";
import { renderHead } from "../page/head.ts";
import type { Templates } from "../page/template.ts";
import icons from "../ui/icons.svg?raw";
import { keepShells, type ShellOf } from "./keepShells.tsx";
import { renderPart } from "./renderMarkup.tsx";

/** The symbols that icons refer to, for the start of `<body>`: the browser would have to wait for a separate file. */
export const iconSprite = icons.replace(/<!--.*?-->|\n\s*/gs, "");

/** Returns a function that renders a site's pages. By default their shells are cached. */
export const createRenderer =
  (templates: Templates, site: SiteData, shellOf: ShellOf = keepShells(site)): RenderPage =>
  async ({ page, content, head }) => {
    const load = templates[page.template];
    if (!load) throw new Error(`there is no template ${page.template}`);
    const { default: Template } = await load();
    const [before = "", after] = shellOf(page);
    const renderMain = () =>
      renderPart(
        { site, page, content, head },
        <>
          {page.language && <Untranslated />}
          <Template page={page} content={content} />
        </>,
        "main-",
      );
    return { head: renderHead(head), body: [before, after === undefined ? "" : renderMain(), after ?? ""] };
  };

function Untranslated() {
  const t = useText();
  return (
    <p className="untranslated container" lang={useSite().country.language}>
      {t("page.untranslated")}
    </p>
  );
}
