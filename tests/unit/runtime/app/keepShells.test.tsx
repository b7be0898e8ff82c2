import { expect, it } from "vitest";
import { renderToString } from "react-dom/server";
import { AppProvider } from "../../../../runtime/page/context.tsx";
import { keepShells, type Shell } from "../../../../runtime/app/keepShells.ts";
import { FlagMenu } from "../../../../runtime/navigation/FlagMenu.tsx";
import { Menu } from "../../../../runtime/navigation/Menu.tsx";
import type { PageData } from "../../../../runtime/site/page.ts";
import type { SiteData } from "../../../../runtime/site/site.ts";

const sites = ["india", "bhutan"].map((key) => ({ key, name: key, flag: "in", home: `/${key}/` }));
const menu = [
  { title: "Contact us", url: "/india/contact-us/", child: null },
  { title: "News", url: "/india/news/", child: null },
];
const site = { country: sites[0], sites, flagOrder: ["bhutan"], flagFolder: "flags/", menu } as unknown as SiteData;

/** Header and footer of a page, as the browser has to find them; a bare layout shows no main part. */
const render = (page: PageData): Shell | undefined =>
  page.layout === "bare"
    ? undefined
    : [
        renderToString(
          <AppProvider value={{ site, page }}>
            <Menu items={menu} />
          </AppProvider>,
        ),
        `${page.layout} ${renderToString(
          <AppProvider value={{ site, page }}>
            <FlagMenu />
          </AppProvider>,
        )}`,
      ];

const page = (path: string, siblings: PageData["siblings"] = {}, layout = "india") =>
  ({ path, siblings, layout }) as PageData;

it("gives each page what would be rendered for it, and renders once for a layout", () => {
  let renders = 0;
  const shellFor = keepShells(site, (any) => (renders++, render(any)));
  const pages = [
    page("/india/a/"),
    page("/india/b/", { bhutan: "/bhutan/b/" }),
    page("/india/contact-us/", { bhutan: "/bhutan/contact-us/" }),
    page("/india/contact-us/"),
    page("/india/news/"),
    page("/india/news/", {}, "landing"),
    page("/india/c/"),
    page("/india/d/", { bhutan: "/bhutan/d/" }, "landing"),
    page("/india/e/", {}, "bare"),
  ];
  for (const each of [...pages, ...pages.toReversed()]) expect(shellFor(each), each.path).toEqual(render(each));
  expect(renders).toBe(3);
});
