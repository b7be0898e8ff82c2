// @vitest-environment happy-dom
import { act, type ComponentType, type ReactNode, useState } from "react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderPart } from "../../../../runtime/app/renderMarkup.tsx";
import { hydrateIsland, type HydrateOptions } from "../../../../runtime/islands/hydrateIsland.tsx";
import { Island } from "../../../../runtime/islands/Island.tsx";
import { type App, usePage } from "../../../../runtime/page/context.tsx";
import { Search } from "../../../../runtime/search/Search.tsx";
import type { PageData } from "../../../../runtime/site/page.ts";
import type { SiteData } from "../../../../runtime/site/site.ts";
import { ENGLISH } from "../../englishTexts.ts";
import { find } from "../mount.ts";

vi.mock("../../../../runtime/app/serverIslands.ts", async () => {
  const { Search: search } = await import("../../../../runtime/search/Search.tsx");
  return { SERVER_ISLANDS: { search } };
});

const site = {
  texts: ENGLISH,
  country: { language: "en", home: "/in/" },
  forms: {},
  contacts: {},
} as unknown as SiteData;
const app: App = { site, page: { path: "/in/" } as PageData };
const search = <Island name="search" props={{ page: "/search/" }} />;

beforeEach(() => {
  vi.stubGlobal("reportError", vi.fn());
  vi.stubEnv("SSR", true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  document.body.replaceChildren();
});

/** Renders an island as the server does, and hydrates it. */
async function hydrate(Component: ComponentType, options: Partial<HydrateOptions> & { change?: () => void } = {}) {
  const { change, ...others } = options;
  document.body.innerHTML = `<div data-island="test">${renderPart(app, <Component />)}</div>`;
  change?.();
  // What is returned resolves once the effects have run, which `act` does at its end.
  const [hydrating] = await act(async () => [
    hydrateIsland(find("[data-island=test]"), <Component />, { app, prefix: "test-", ...others }),
  ]);
  if (!hydrating) throw new Error("not hydrated");
  return hydrating;
}

function Counter({ children }: { children?: ReactNode }) {
  const [count, setCount] = useState(0);
  return (
    <>
      <button onClick={() => setCount(count + 1)}>{count}</button>
      <p>{usePage().path}</p>
      {children}
    </>
  );
}

it("keeps the server's elements, and tells the next page", async () => {
  let before: Element[] = [];
  const live = await hydrate(Counter, { change: () => (before = [...document.body.querySelectorAll("*")]) });
  expect([...document.body.querySelectorAll("*")]).toEqual(before);
  await act(async () => find("button").click());
  await act(async () => live.update({ site, page: { path: "/in/news/" } as PageData }));
  expect([find("button").textContent, find("p").textContent]).toEqual(["1", "/in/news/"]);
});

it("has the server's elements again when it fails for the next page", async () => {
  const live = await hydrate(Counter);
  const button = find("button");
  // `act` would throw the error itself.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  expect(() => live.update({ site })).toThrow("the page was read");
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  expect(find("button")).toBe(button);
  expect(reportError).toHaveBeenCalledTimes(1);
});

it("leaves an island inside of it alone, also when React makes its elements anew", async () => {
  const WithSearch = () => <Counter>{search}</Counter>;
  await hydrate(WithSearch);
  expect(find("[data-island=search] button").getAttribute("aria-expanded")).toBe("false");
  await hydrate(WithSearch, { change: () => find("p").replaceWith(document.createElement("font")) });
  expect(document.querySelector("font")).toBe(null);
  expect(find("[data-island=search] button").getAttribute("aria-expanded")).toBe("false");
});

it("answers a click that comes before React has rendered by itself", async () => {
  const ask = vi.fn<typeof fetch>(() => new Promise(() => {}));
  vi.stubGlobal("fetch", ask);
  document.body.innerHTML = renderPart(app, search);
  // React schedules what it is not told to do at once: `act` would do it before the click.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const hydrating = hydrateIsland(find("[data-island]"), <Search page="/search/" />, {
    app,
    prefix: "search-",
    now: true,
  });
  find("button").click();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const live = await hydrating;
  await act(async () => {});
  expect(find("button").getAttribute("aria-expanded")).toBe("true");
  // Nothing is left that would ask in the middle of another test. The box's code is imported first, which takes a while.
  await vi.waitFor(() => expect(ask).toHaveBeenCalledWith("/in/search/index.json"), { timeout: 20_000 });
  await act(async () => live.unmount());
});
