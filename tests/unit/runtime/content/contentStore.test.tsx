// @vitest-environment happy-dom
import { act, useEffect } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  getContent,
  INITIAL_CONTENT,
  setContent,
  subscribeContent,
  useServerMenu,
} from "../../../../runtime/content/contentStore.ts";
import { AppProvider } from "../../../../runtime/page/context.tsx";
import type { MenuItem } from "../../../../runtime/site/menu.ts";
import type { PageData } from "../../../../runtime/site/page.ts";
import type { SiteData } from "../../../../runtime/site/site.ts";
import { mount } from "../mount.ts";

const OWN: MenuItem[] = [{ title: "Visas", url: "/here/visa/", child: null }];
const SERVER = [{ title: "Tests &amp; exams", url: "https://old.example/here/exam", child: null }];
const SITE = {
  menu: OWN,
  menuId: 6,
  contentApi: { base: "https://cms.example/wp-json", navigation: "menus/v1", hosts: ["old.example"] },
} as SiteData;

const ask = vi.fn<typeof fetch>();
let menu: MenuItem[];

function Menu() {
  const current = useServerMenu();
  useEffect(() => void (menu = current));
  return null;
}

// Each is another document: a menu is asked for once in one.
const mountMenu = () =>
  mount(
    <AppProvider value={{ site: { ...SITE }, page: {} as PageData }}>
      <Menu />
      <Menu />
    </AppProvider>,
  );
const titles = () => menu.map(({ title }) => title);

beforeEach(async () => {
  await act(async () => setContent(INITIAL_CONTENT));
  ask.mockReset();
  vi.stubGlobal("fetch", ask);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("useServerMenu", () => {
  it("shows the site's own menu until the content API answers", async () => {
    ask.mockReturnValue(new Promise(() => {}));
    await mountMenu();
    expect(menu).toBe(OWN);
  });

  it("asks the menu route once, without credentials, and shows its answer", async () => {
    ask.mockResolvedValue(Response.json(SERVER));
    await mountMenu();
    expect(ask).toHaveBeenCalledTimes(1);
    const [url, options] = ask.mock.calls[0] ?? [];
    expect([url, options?.credentials]).toEqual(["https://cms.example/wp-json/menus/v1/menu/6", "omit"]);
    expect(menu).toEqual([{ title: "Tests & exams", url: "/here/exam/", child: null }]);
  });

  it("keeps the same menu when the answer is the same, so that nothing is rendered again", async () => {
    ask.mockResolvedValue(Response.json(OWN));
    await mountMenu();
    expect(menu).toBe(OWN);
  });

  it.each<[string, () => Promise<Response>]>([
    ["an error", () => Promise.resolve(Response.json(SERVER, { status: 500 }))],
    ["no network", () => Promise.reject(new TypeError("offline"))],
    ["no JSON", () => Promise.resolve(new Response("<!doctype html>"))],
    ["an empty menu", () => Promise.resolve(Response.json([]))],
    ["null", () => Promise.resolve(Response.json(null))],
  ])("stays unchanged after %s", async (_, answer) => {
    ask.mockImplementation(answer);
    await mountMenu();
    expect(ask.mock.calls.map(([url]) => url)).toEqual(["https://cms.example/wp-json/menus/v1/menu/6"]);
    expect(menu).toBe(OWN);
  });

  it("ignores an answer that takes more than 8 s", async () => {
    vi.useFakeTimers();
    // Fake timers leave the platform's own timeouts alone.
    vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
      const stop = new AbortController();
      setTimeout(() => stop.abort(), ms);
      return stop.signal;
    });
    ask.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => init?.signal?.addEventListener("abort", () => reject(Error("late")))),
    );
    await mountMenu();
    const signal = ask.mock.calls[0]?.[1]?.signal;
    await vi.advanceTimersByTimeAsync(7999);
    expect(signal?.aborted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(signal?.aborted).toBe(true);
    expect(titles()).toEqual(["Visas"]);
  });
});

describe("content store", () => {
  it("replaces the named parts; the others stay unchanged", () => {
    setContent({ loading: false, countryCode: "XX" });
    expect(getContent()).toEqual({ ...INITIAL_CONTENT, loading: false, countryCode: "XX" });
  });

  it("calls its listeners after changes only, until they unsubscribe", () => {
    const heard = vi.fn<() => void>();
    const stop = subscribeContent(heard);
    setContent({ loading: false });
    setContent({ loading: false });
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    setContent({ loading: true });
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
