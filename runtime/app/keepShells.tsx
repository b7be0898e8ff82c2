import { Layout } from "../layouts/Layout.tsx";
import { AppProvider, type PageAttribute } from "../page/context.tsx";
import { escapeHtml } from "../site/html.ts";
import type { PageData, HeadData, PageContent } from "../site/page.ts";
import type { SiteData } from "../site/site.ts";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";

/** Markup before and after a page's main part. */
type Shell = readonly [before: string, after: string];

/** Markup that is the same on all pages, or a function that makes an attribute of a page. */
type Part = string | ((page: PageData) => string);

/** Placeholder of the main part. */
const Main = () => <i data-main="" />;
const MAIN = '<i data-main=""></i>';

/** Prefix of placeholders of attributes: a control character, which texts can't contain. */
const SLOT = "\u001a";
const SLOTS = new RegExp(` ([\\w-]+)="${SLOT}(\\d+)"`);

/**
 * Caches the shells of a site's pages: rendered once for each layout, with slots for attributes that differ between
 * pages (`usePerPage`). Undefined for a layout without a main part.
 */
export function keepShells(site: SiteData): (page: PageData) => Shell | undefined {
  const kept = new Map<string, [before: Part[], after: Part[]] | undefined>();
  return (page) => {
    const { layout } = page;
    if (!kept.has(layout)) kept.set(layout, renderShell(site, layout));
    const shell = kept.get(layout);
    return shell && [fill(shell[0], page), fill(shell[1], page)];
  };
}

const fill = (parts: Part[], page: PageData): string =>
  parts.map((part) => (typeof part === "string" ? part : part(page))).join("");

function renderShell(site: SiteData, layout: string): [before: Part[], after: Part[]] | undefined {
  const slots: PageAttribute[] = [];
  const slot = (attribute: PageAttribute) => SLOT + (slots.push(attribute) - 1);
  const { check, ...shared } = sharedPage(
    layout,
    "header and footer were rendered: they are the same on all pages of a layout",
  );
  const html = renderMarkup(
    <AppProvider value={{ site, ...shared, slot }}>
      <Layout onReady={undefined}>
        <Main />
      </Layout>
    </AppProvider>,
    check,
  );
  const [before, after] = html.split(MAIN);
  return before === undefined || after === undefined ? undefined : [cut(before, slots), cut(after, slots)];
}

/** Splits markup at its slots. */
function cut(html: string, slots: readonly PageAttribute[]): Part[] {
  const [first = "", ...rest] = html.split(SLOTS);
  if ([first, ...rest].some((text) => text.includes(SLOT)))
    throw new Error("usePerPage is for values of attributes only");
  const parts: Part[] = [first];
  for (let index = 0; index < rest.length; index += 3) {
    const [name, number, text = ""] = rest.slice(index, index + 3);
    parts.push((page) => {
      const value = slots[Number(number)]?.(page);
      return value === undefined ? "" : ` ${name}="${escapeHtml(value)}"`;
    }, text);
  }
  return parts;
}

/**
 * The properties that all pages of a layout share, for markup that is rendered once for all of them. Reading any other
 * property throws an error with the name of the component.
 * @param reason Ends the message: `header and footer were rendered: …`.
 */
function sharedPage(layout: string, reason: string) {
  let misread: Error | undefined;
  const guard = <Part extends object>(name: string, part: Partial<Part>): Part =>
    new Proxy(part as Part, {
      get(known, key) {
        if (key in known) return known[key as keyof Part];
        misread = new Error(`${readerIn(new Error().stack ?? "")} read ${name}.${String(key)} while ${reason}`);
        throw misread;
      },
    });
  /** Throws the error again, because React hides errors inside Suspense boundaries. */
  const check = () => {
    if (misread) throw misread;
  };
  return {
    page: guard<PageData>("page", { layout }),
    content: guard<PageContent>("content", {}),
    head: guard<HeadData>("head", {}),
    check,
  };
}

/** The calling component in a stack trace: unlike a hook's, its name begins with a capital letter. */
const readerIn = (stack: string): string => /^\s+at ([A-Z]\w*)(?:\.render)? /m.exec(stack)?.[1] ?? "A component";

/**
 * React's marker for a failed Suspense boundary, which the browser should render. In development it has the message.
 */
const HOLE = /<!--\$!-->(?:<template data-msg="([^"]*)")?/;

/**
 * Renders to a string, and throws errors that React hides inside Suspense boundaries.
 * @param check Called before the markup is examined, to throw a more precise error.
 * @param identifierPrefix Of ids of `useId`, for one of several React roots on a page.
 * @throws if anything failed.
 */
export function renderMarkup(element: ReactElement, check?: () => void, identifierPrefix?: string): string {
  const html = renderToString(element, { identifierPrefix });
  check?.();
  const hole = HOLE.exec(html);
  if (hole) throw new Error(`a component failed to render: ${hole[1] ?? "`sitegen dev` shows its error"}`);
  return html;
}
