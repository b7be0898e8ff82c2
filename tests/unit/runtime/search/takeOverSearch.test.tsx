// @vitest-environment happy-dom
import { act, createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { Search } from "../../../../runtime/search/Search.tsx";
import { takeOverSearch } from "../../../../runtime/search/takeOverSearch.tsx";
import { type App, AppProvider } from "../../../../runtime/page/context.tsx";
import type { PageData } from "../../../../runtime/site/page.ts";
import type { SiteData } from "../../../../runtime/site/site.ts";
import { ENGLISH } from "../../englishTexts.ts";
import { find, mount } from "../mount.ts";

const site = { texts: ENGLISH, country: { language: "en", home: "/in/" } } as SiteData;
const app: App = { site, page: {} as PageData };

it("answers a click that comes before React has rendered by itself", async () => {
  const ask = vi.fn<typeof fetch>(() => new Promise(() => {}));
  vi.stubGlobal("fetch", ask);
  const html = renderToString(
    <AppProvider value={app}>
      <Search page="/search/" />
    </AppProvider>,
  );
  // As on a page: inside a root of React's.
  await mount(createElement("div", { className: "slot", dangerouslySetInnerHTML: { __html: html } }));
  // React schedules what it is not told to do at once: `act` would do it before the click.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  const search = takeOverSearch(find(".slot"), "/search/", app);
  find("button").click();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  await act(async () => {});
  expect(find("button").getAttribute("aria-expanded")).toBe("true");
  // Nothing is left that would ask in the middle of another test. The box's code is imported first, which takes a while.
  await vi.waitFor(() => expect(ask).toHaveBeenCalledWith("/in/search/index.json"), { timeout: 20_000 });
  await act(async () => search.end());
});
