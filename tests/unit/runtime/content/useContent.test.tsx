// @vitest-environment happy-dom
import { act, useEffect, useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { INITIAL_CONTENT, restartLoading, setContent } from "../../../../runtime/content/contentStore.ts";
import { type Content, parseOptions, useContent } from "../../../../runtime/content/useContent.ts";
import { type App, AppProvider } from "../../../../runtime/page/context.tsx";
import type { PostCard } from "../../../../runtime/site/cards.ts";
import type { HeadData, PageContent, PageData } from "../../../../runtime/site/page.ts";
import type { SiteData } from "../../../../runtime/site/site.ts";
import { find, mount } from "../mount.ts";

const item = (title: string) => ({ title, url: `/here/${title}/`, child: null });
const group = (key: string) => ({
  key,
  kind: "row" as const,
  title: key,
  href: `/here/${key}/`,
  summary: "",
  cards: [],
});
const SITE = {
  menu: [item("visas")],
  menuId: 6,
  contentApi: { base: "https://cms.example/wp-json", navigation: "menus/v1", hosts: [] },
  store: {
    options: true,
    footerMenus: { parking: { menuId: 12, items: [item("garage")] }, storage: { items: [item("cellar")] } },
    parkingServices: [group("valet")],
    storageServices: [],
  },
} as unknown as SiteData;
const PAGE = { path: "/here/" } as PageData;
const CALLS = {
  options: "https://cms.example/wp-json/acf/v2/options",
  menu: "https://cms.example/wp-json/menus/v1/menu/6",
  parking: "https://cms.example/wp-json/menus/v1/menu/12",
};

const ask = vi.fn<typeof fetch>();
const calls = () => ask.mock.calls.map(([url]) => url);

type Select = (content: Readonly<Content>) => unknown;
function Reader({ select }: { select: Select }) {
  return <p>{JSON.stringify(useContent(select) ?? null)}</p>;
}
const reader = (select: Select, app: Partial<App> = {}) => (
  <AppProvider value={{ site: SITE, page: PAGE, ...app }}>
    <Reader select={select} />
  </AppProvider>
);
/** In another document: what is late is asked for once in one. */
const show = async (select: Select, site = { ...SITE }) => {
  await mount(reader(select, { site }));
  // The code that loads options is a file of its own.
  await act(() => vi.dynamicImportSettled());
  return shown();
};
const shown = (): unknown => JSON.parse(find("p").textContent);

beforeEach(() => {
  ask.mockReset();
  ask.mockRejectedValue(new TypeError("offline"));
  vi.stubGlobal("fetch", ask);
});
afterEach(async () => {
  await act(async () => {
    setContent(INITIAL_CONTENT);
    restartLoading();
  });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("what comes with site and page", () => {
  it.each<[string, Select, unknown]>([
    ["the header menu", ({ menu }) => menu, SITE.menu],
    ["a footer menu", ({ footerMenus }) => footerMenus.storage, [item("cellar")]],
    ["a footer menu that is not configured", ({ footerMenus }) => footerMenus.other, []],
    ["parking services", ({ parkingServices }) => parkingServices, [group("valet")]],
    ["storage services", ({ storageServices }) => storageServices, []],
    ["the page", ({ page }) => page.path, "/here/"],
    ["the loading flag", ({ loading }) => loading, true],
    ["site options that are not there yet", ({ options }) => options, null],
    ["the visitor's country, not known yet", ({ countryCode }) => countryCode, null],
  ])("%s", async (_, select, expected) => expect(await show(select)).toEqual(expected));

  it.each<[string, Select, unknown]>([
    ["parking services", ({ parkingServices }) => parkingServices, []],
    ["site options", ({ options }) => options, null],
    ["footer menus", ({ footerMenus }) => [footerMenus.parking, footerMenus.storage, footerMenus.other], [[], [], []]],
  ])("without a setting there are no %s, and nobody is asked", async (_, select, none) => {
    const { store: _store, ...bare } = SITE;
    expect(await show(select, bare)).toEqual(none);
    expect(calls()).toEqual([]);
  });
});

describe("what is of one page", () => {
  const posts = [{ label: "News", href: "/here/news/a/" } as PostCard];
  const content = { heading: "A", art: "bridge", latest: { title: "", href: "", posts } } as unknown as PageContent;
  const head = { title: "The title" } as HeadData;
  const SELECTS: [keyof Content, Select, unknown][] = [
    ["metadata", ({ metadata }) => metadata.title, "The title"],
    ["featured", ({ featured }) => featured.art, "bridge"],
    ["post", ({ post }) => post, null],
    ["posts", ({ posts: listed }) => listed, posts],
  ];

  it.each(SELECTS)("%s is there on the server", (_, select, expected) =>
    expect(renderToString(reader(select, { content, head }))).toBe(renderToString(<p>{JSON.stringify(expected)}</p>)),
  );

  it("a post is the content of its page, and a list has posts", () => {
    const post = { heading: "News", post: {}, list: { posts } } as unknown as PageContent;
    const select: Select = (read) => [read.post?.heading, read.posts.length];
    expect(renderToString(reader(select, { content: post, head }))).toContain("[&quot;News&quot;,1]");
  });

  it.each(SELECTS)("%s is an error in the browser", (_, select) =>
    expect(() => renderToString(reader(select))).toThrow("not there in header, footer and what runs in the browser"),
  );
});

describe("what the content API has", () => {
  it.each<[keyof typeof CALLS, Select, unknown, unknown]>([
    [
      "options",
      ({ options }) => options,
      { acf: { phone: "1", open: true, logo: { id: 1 } } },
      { phone: "1", open: true },
    ],
    ["parking", ({ footerMenus }) => footerMenus.parking, [item("roof")], [item("roof")]],
    ["menu", ({ menu }) => menu, [item("exams")], [item("exams")]],
  ])("%s: asked for once by what reads it, and shown", async (name, select, answer, expected) => {
    ask.mockImplementation(async () => Response.json(answer));
    const site = { ...SITE };
    expect(await show(select, site)).toEqual(expected);
    await show(select, site);
    expect(calls()).toEqual([CALLS[name]]);
  });

  it("is not asked for by what reads something else", async () => {
    await show((content) => [content.page, content.parkingServices, content.countryCode, content.footerMenus.storage]);
    expect(calls()).toEqual([]);
  });

  it.each<[string, () => Promise<Response>]>([
    ["an error", () => Promise.resolve(Response.json({ acf: { a: 1 } }, { status: 500 }))],
    ["no network", () => Promise.reject(new TypeError("offline"))],
    ["no JSON", () => Promise.resolve(new Response("<!doctype html>"))],
    ["null", () => Promise.resolve(Response.json(null))],
  ])("stays what it was after %s", async (_, answer) => {
    ask.mockImplementation(answer);
    expect(await show(({ options, footerMenus }) => [options, footerMenus.parking])).toEqual([null, [item("garage")]]);
    expect(calls().sort()).toEqual([CALLS.options, CALLS.parking]);
  });

  it.each<[string, unknown]>([
    ["a list", [{ a: 1 }]],
    ["a text", "options"],
    ["nothing that is one value", { acf: { logo: { id: 1 } } }],
    ["an empty map", {}],
  ])("options: %s is none", (_, answer) => expect(parseOptions(answer)).toBeUndefined());
});

it("hydration reads what the server has read, and shows later what came early", async () => {
  const select: Select = ({ loading, menu, options, countryCode }) => [loading, menu, options, countryCode];
  await mount(null);
  document.body.innerHTML = `<main>${renderToString(reader(select))}</main>`;
  const early = { loading: false, menu: [item("exams")], options: { a: 1 }, countryCode: "IN" };
  setContent(early);
  const onRecoverableError = vi.fn<() => void>();
  const root = await act(async () => hydrateRoot(find("main"), reader(select), { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(shown()).toEqual(Object.values(early));
  await act(async () => root.unmount());
});

describe("the page loading flag", () => {
  const isLoading: Select = ({ loading }) => loading;
  beforeEach(() => vi.useFakeTimers());
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

  it("is cleared 2500 ms after the first component that reads it is mounted", async () => {
    await wait(5000);
    await mount(reader(isLoading));
    await wait(2499);
    expect(shown()).toBe(true);
    await wait(1);
    expect(shown()).toBe(false);
  });

  it("begins anew with another page, also when it is not over", async () => {
    let setPage = (_: PageData) => {};
    function Pages() {
      const [page, set] = useState(PAGE);
      useEffect(() => void (setPage = set), []);
      return reader(isLoading, { page });
    }
    const open = (path: string) =>
      act(async () => {
        restartLoading();
        setPage({ ...PAGE, path });
      });
    await mount(<Pages />);
    await wait(2000);
    await open("/b/");
    await wait(2499);
    expect(shown()).toBe(true);
    await wait(1);
    expect(shown()).toBe(false);
    await open("/c/");
    expect(shown()).toBe(true);
  });

  it("has no timer where nobody reads it", async () => {
    await mount(reader(({ parkingServices }) => parkingServices));
    restartLoading();
    expect(vi.getTimerCount()).toBe(0);
  });
});
