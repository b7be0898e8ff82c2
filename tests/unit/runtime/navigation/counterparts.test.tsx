import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { AppProvider } from "../../../../runtime/page/context.tsx";
import { counterpart, leadTo } from "../../../../runtime/navigation/counterparts.ts";
import { ANY_PATH } from "../../../../runtime/navigation/currentPage.ts";
import { FlagMenu } from "../../../../runtime/navigation/FlagMenu.tsx";
import { escapeHtml } from "../../../../runtime/site/html.ts";
import type { PageData } from "../../../../runtime/site/page.ts";
import type { SiteData } from "../../../../runtime/site/site.ts";
import { safeHref } from "../../../../runtime/site/urls.ts";

const SITES = ["india", "bhutan", "new-zealand"].map((key) => ({ key, name: key, flag: "in", home: `/${key}/` }));
const SITE = { country: SITES[0], sites: SITES, flagOrder: SITES.map(({ key }) => key), flagFolder: "flags/" };

/** The dropdown of countries on a page, as the browser has to find it. */
const menuOn = (path: string, siblings: PageData["siblings"] = {}) =>
  renderToString(
    createElement(
      AppProvider,
      { value: { site: SITE as unknown as SiteData, page: { path, siblings } as PageData } },
      createElement(FlagMenu),
    ),
  );

it.each<PageData["siblings"]>([
  {},
  { bhutan: "/bhutan/visas/" },
  { bhutan: "/bhutan/a/", "new-zealand": "/new-zealand/a&b/" },
])("links that were rendered for all pages are those of a page with the counterparts %j", (siblings) => {
  expect(menuOn(ANY_PATH)).not.toContain('href="/');
  expect(leadTo(menuOn(ANY_PATH), siblings, SITES)).toBe(menuOn("/india/visas/", siblings));
});

it("copy can't look like a mark", () => {
  const [, bhutan = SITES[0]] = SITES;
  const mark = bhutan && counterpart(bhutan, { path: ANY_PATH, siblings: {} } as unknown as PageData);
  const text = `<p>${escapeHtml(`href="${mark}"`)}</p>`;
  expect(mark).toContain("bhutan");
  expect(leadTo(text, {}, SITES)).toBe(text);
  expect(safeHref(mark ?? "")).toBeUndefined();
});
