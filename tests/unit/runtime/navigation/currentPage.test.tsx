import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { AppProvider } from "../../../../runtime/page/context.tsx";
import { ANY_PATH, markCurrent } from "../../../../runtime/navigation/currentPage.ts";
import { Menu } from "../../../../runtime/navigation/Menu.tsx";
import type { MenuItem } from "../../../../runtime/site/menu.ts";
import type { PageData } from "../../../../runtime/site/page.ts";
import type { SiteData } from "../../../../runtime/site/site.ts";

const MENU: MenuItem[] = [
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

/** The menu on a page, as the browser has to find it. */
const menuOn = (path: string) =>
  renderToString(
    createElement(
      AppProvider,
      { value: { site: { country: { home: "/india/" } } as SiteData, page: { path } as PageData } },
      createElement(Menu, { items: MENU }),
    ),
  );

it.each(["/india/abroad/", "/india/abroad/canada/", "/india/contact-us/", "/india/news/a-post/", "/india/"])(
  "a menu that was rendered for all pages is that of %s once it is marked",
  (path) => {
    expect(menuOn(ANY_PATH)).toContain('data-within="any:');
    expect(markCurrent(menuOn(ANY_PATH), path)).toBe(menuOn(path));
  },
);

it("marks the page's own link, and the entry that it is below", () => {
  const html = markCurrent(menuOn(ANY_PATH), "/india/abroad/canada/");
  expect(html.match(/<a [^>]*aria-current="page"[^>]*>[^<]*/g)).toEqual([
    '<a class="menu__link" href="/india/abroad/canada/" aria-current="page">Canada',
  ]);
  expect(html.match(/<summary [^>]*data-within="true"[^>]*>[^<]*/g)).toEqual([
    '<summary class="menu__link" data-within="true">Study abroad',
  ]);
});
