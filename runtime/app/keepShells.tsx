import { Layout } from "../layouts/Layout.tsx";
import type { App, PageAttribute } from "../page/context.tsx";
import { escapeHtml } from "../site/html.ts";
import type { PageData } from "../site/page.ts";
import type { SiteData } from "../site/site.ts";
import { renderPart } from "./renderMarkup.tsx";

/** Markup that is the same on all pages, or a function that makes an attribute of a page. */
type Part = string | ((page: PageData) => string);

const Main = () => <i data-main="" />;
const MAIN = '<i data-main=""></i>';

/** Prefix of placeholders of attributes: a control character, which texts can't contain. */
const SLOT = "\u001a";
const SLOTS = new RegExp(` ([\\w-]+="${SLOT}\\d+)"`);

/** Gives the markup before and after a page's main part. Without the latter the layout has no place for it. */
export type ShellOf = (page: PageData) => readonly string[];

/** Renders a site's shells once for each layout, with slots for attributes that differ by page (`usePerPage`). */
export function keepShells(site: SiteData): ShellOf {
  const kept = new Map<string, Part[][]>();
  return (page) => {
    const { layout } = page;
    const shell = kept.get(layout) ?? renderSlots({ site, layout });
    kept.set(layout, shell);
    return shell.map((parts) => parts.map((part) => (typeof part === "string" ? part : part(page))).join(""));
  };
}

/** Renders the shell of each page by itself. */
export const renderShells =
  (site: SiteData): ShellOf =>
  (page) =>
    renderShell({ site, page });

const renderShell = (app: App): string[] =>
  renderPart(
    app,
    <Layout>
      <Main />
    </Layout>,
  ).split(MAIN);

function renderSlots(app: App): Part[][] {
  const slots: PageAttribute[] = [];
  const slot = (attribute: PageAttribute) => SLOT + (slots.push(attribute) - 1);
  return renderShell({ ...app, slot }).map((html) => cut(html, slots));
}

/** Divides markup at its slots: every other part is one. */
const cut = (html: string, slots: readonly PageAttribute[]): Part[] =>
  html.split(SLOTS).map((text, index) => {
    if (index % 2 === 0) {
      if (text.includes(SLOT)) throw new Error("usePerPage is for values of attributes only");
      return text;
    }
    const [name = "", number] = text.split(`="${SLOT}`);
    return (page) => {
      const value = slots[Number(number)]?.(page);
      return value === undefined ? "" : ` ${name}="${escapeHtml(value)}"`;
    };
  });
