import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createPageCache } from "../../../../runtime/router/loadPage.ts";

// Other files share the worker.
afterEach(() => void vi.useRealTimers());

const load = vi.fn<(path: string) => Promise<string>>(async (path) => `page ${path}`);

beforeEach(() => {
  load.mockClear();
  vi.useFakeTimers();
});

it("keeps a page for five minutes, and then asks for it again", async () => {
  const { get } = createPageCache(load);
  expect(await get("/a/")).toBe("page /a/");
  await get("/a/");
  vi.advanceTimersByTime(299_000);
  await get("/a/");
  expect(load).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(2000);
  await get("/a/");
  expect(load).toHaveBeenCalledTimes(2);
});

it("prefetches a page once, whatever becomes of it", async () => {
  const { get, prefetch } = createPageCache(load);
  await prefetch("/a/");
  await prefetch("/a/");
  await get("/b/");
  vi.advanceTimersByTime(301_000);
  await Promise.all([prefetch("/a/"), prefetch("/b/")]);
  expect(load.mock.calls.flat()).toEqual(["/a/", "/b/"]);
});

it("keeps 30 pages: those that were asked for last", async () => {
  const { get } = createPageCache(load);
  for (let page = 0; page < 30; page++) await get(`/${page}/`);
  await get("/0/");
  await get("/30/");
  load.mockClear();
  await get("/0/");
  await get("/2/");
  expect(load).not.toHaveBeenCalled();
  await get("/1/");
  expect(load).toHaveBeenCalledTimes(1);
});
