import { EventEmitter } from "node:events";
import type { Page } from "playwright";
import { expect, it } from "vitest";
import { withRequests } from "../../../../cli/tools/sheet/settlePage.ts";

it("a request that begins a moment after the last one is waited for", async () => {
  const page = new EventEmitter();
  const done: string[] = [];
  await withRequests(page as unknown as Page, async (idle) => {
    for (const name of ["first", "late"])
      setImmediate(() => {
        page.emit("request", name);
        setImmediate(() => void (done.push(name) && page.emit("requestfinished", name)));
      });
    await idle(30_000);
    expect(done).toEqual(["first", "late"]);
  });
  expect(page.eventNames()).toEqual([]);
});

it("one that is never answered is waited for as long as that is worth it", async () => {
  const page = new EventEmitter();
  await withRequests(page as unknown as Page, async (idle) => {
    page.emit("request", "for ever");
    await idle(1);
  });
});
