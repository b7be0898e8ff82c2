import { type ReactNode, Suspense, useId } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { keepShells } from "../../../../runtime/app/keepShells.tsx";
import { useContent } from "../../../../runtime/content/useContent.ts";
import { FlagMenu } from "../../../../runtime/navigation/Countries.tsx";
import { Menu } from "../../../../runtime/navigation/Menu.tsx";
import { AppProvider, usePage, usePerPage, useLayout } from "../../../../runtime/page/context.tsx";
import type { MenuItem } from "../../../../runtime/site/menu.ts";
import type { PageData } from "../../../../runtime/site/page.ts";
import type { SiteData } from "../../../../runtime/site/site.ts";
import { ENGLISH } from "../../englishTexts.ts";

/** What stands in for header and footer. */
const parts = vi.hoisted(() => ({ Header: (): ReactNode => null, Footer: (): ReactNode => null }));
vi.mock("../../../../runtime/layouts/Layout.tsx", () => ({
  Layout: ({ children }: { children: ReactNode }) => (
    <>
      <parts.Header />
      {children}
      <parts.Footer />
    </>
  ),
}));
vi.mock("../../../../runtime/app/serverIslands.ts", () => ({ SERVER_ISLANDS: {} }));
afterEach(() => {
  Object.assign(parts, { Header: () => null, Footer: () => null });
});

const sites = ["india", "bhutan", "new-zealand"].map((key) => ({ key, name: key, flag: "in", home: `/${key}/` }));
const menu: MenuItem[] = [
  {
    title: "Study abroad",
    url: "/india/abroad/",
    child: [
      { title: "Canada", url: "/india/abroad/canada/", child: null },
      {
        title: "More",
        url: "",
        child: [{ title: "Elsewhere", url: "https://partner.example/?a=1&b='2'", child: null }],
      },
    ],
  },
  { title: "Contact us", url: "/india/contact-us/", child: null },
];
const site = {
  country: { ...sites[0], language: "en" },
  texts: ENGLISH,
  sites,
  flagOrder: ["bhutan", "new-zealand"],
  flagFolder: "flags/",
  menu,
  layouts: { india: {}, landing: {} },
} as unknown as SiteData;

const pageAt = (path: string, siblings: PageData["siblings"] = {}, layout = "india") =>
  ({ path, siblings, layout, template: "page" }) as PageData;

/** What React makes of header or footer on a page, as the browser has to find it. */
const plain = (Part: () => ReactNode, page: PageData) =>
  renderToString(
    <AppProvider value={{ site, page }}>
      <Part />
    </AppProvider>,
  );

const LINKED = { Header: () => <Menu items={menu} />, Footer: () => <FlagMenu /> };

it.each<[string, PageData["siblings"]?, string?]>([
  ["/india/abroad/"],
  ["/india/abroad/canada/", { bhutan: "/bhutan/abroad/canada/" }],
  ["/india/contact-us/", { bhutan: "/bhutan/a/", "new-zealand": "/new-zealand/a&b/" }],
  ["/india/news/a-post/"],
  ["/india/abroad/", {}, "landing"],
])("around %s is what would be rendered for it", (path, siblings, layout) => {
  Object.assign(parts, LINKED);
  const page = pageAt(path, siblings, layout);
  const shellFor = keepShells(site);
  shellFor(pageAt("/india/contact-us/", { bhutan: "/bhutan/other/" }, layout));
  const [before = "", after = ""] = shellFor(page) ?? [];
  expect(before).toContain(plain(LINKED.Header, page));
  expect(after).toContain(plain(LINKED.Footer, page));
});

it("marks the page's own link, and the entry that it is below", () => {
  Object.assign(parts, LINKED);
  const [html = ""] = keepShells(site)(pageAt("/india/abroad/canada/")) ?? [];
  expect(html.match(/<a [^>]*aria-current="page"[^>]*>[^<]*/g)).toEqual([
    '<a class="menu__link" href="/india/abroad/canada/" aria-current="page">Canada',
  ]);
  expect(html.match(/<summary [^>]*data-within="true"[^>]*>[^<]*/g)).toEqual([
    '<summary class="menu__link" data-within="true">Study abroad',
  ]);
});

it("renders once for a layout", () => {
  const Footer = vi.fn<() => null>(() => {
    useLayout();
    return null;
  });
  parts.Footer = Footer;
  const shellFor = keepShells(site);
  for (const layout of ["india", "landing", "india"]) shellFor(pageAt("/india/a/", {}, layout));
  expect(Footer).toHaveBeenCalledTimes(2);
});

it("what header or footer must not read throws", () => {
  const usePath = () => usePage().path;
  const Related = () => <p>{usePage().template}</p>;
  const Crumbs = () => <p>{usePath()}</p>;
  const Title = () => <p>{useContent(({ metadata }) => metadata.title)}</p>;
  const render = () => keepShells(site)(pageAt("/india/"));

  parts.Header = () => <Related />;
  expect(render).toThrow(
    "the page was read in header or footer, which are the same on all pages of a layout: make attributes with usePerPage",
  );
  Object.assign(parts, { Header: () => null, Footer: () => <Crumbs /> });
  expect(render).toThrow("the page was read in header or footer");
  Object.assign(parts, { Footer: () => <Title /> });
  expect(render).toThrow(
    "post, posts, metadata and featured are not there in header, footer and what runs in the browser",
  );
});

it("an error inside Suspense is no hole in the page", () => {
  const Office = () => {
    throw new Error("no office");
  };
  parts.Footer = () => (
    <Suspense>
      <Office />
    </Suspense>
  );
  expect(() => keepShells(site)(pageAt("/india/"))).toThrow(/^a component failed to render: [^]*no office$/);
});

it("a text that differs from page to page is refused", () => {
  const Place = () => {
    const perPage = usePerPage();
    return <p>{perPage(({ path }) => path)}</p>;
  };
  parts.Footer = () => <Place />;
  expect(() => keepShells(site)(pageAt("/india/"))).toThrow("usePerPage is for values of attributes only");
});

it("ids that React generates are those of the whole page", () => {
  const Field = () => <input id={useId()} />;
  Object.assign(parts, { Header: () => <Field />, Footer: () => <Field /> });
  const [before = "", after = ""] = keepShells(site)(pageAt("/india/")) ?? [];
  expect(before).toMatch(/id="_R_\w*_"/);
  expect(after).not.toContain(/id="[^"]*"/.exec(before)?.[0]);
});
