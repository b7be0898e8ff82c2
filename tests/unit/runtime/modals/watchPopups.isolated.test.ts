// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { offerInTurn, watchPopups } from "../../../../runtime/modals/watchPopups.ts";
import { offerPopup } from "../../../../runtime/modals/offerPopup.ts";
import type { PopupConfig } from "../../../../runtime/site/layout.ts";
import type { PageData } from "../../../../runtime/site/page.ts";
import type { SiteData } from "../../../../runtime/site/site.ts";

vi.mock("../../../../runtime/modals/offerPopup.ts", () => ({ offerPopup: vi.fn<typeof offerPopup>() }));

beforeEach(() => void vi.mocked(offerPopup).mockReset());

it("offers the popup that was due first first, however long that takes, and the next one also when it fails", async () => {
  const begun: string[] = [];
  let fail = () => {};
  vi.mocked(offerPopup).mockImplementation(({ cookie }) => {
    begun.push(cookie);
    return cookie === "first" ? new Promise((_, reject) => (fail = reject)) : Promise.resolve();
  });
  const { signal } = new AbortController();
  offerInTurn({ modal: "a", cookie: "first" }, signal);
  offerInTurn({ modal: "b", cookie: "second" }, signal);
  await vi.waitFor(() => expect(begun).toEqual(["first"]));
  // Whatever has nothing to wait for has begun.
  await new Promise(setImmediate);
  expect(begun).toEqual(["first"]);
  fail();
  await vi.waitFor(() => expect(begun).toEqual(["first", "second"]));
});

/** What is offered when an event has been handled. */
async function offered(popups: PopupConfig, trigger: () => void): Promise<string[]> {
  vi.mocked(offerPopup).mockReset();
  const page = new AbortController();
  watchPopups(popups, {} as PageData, { forms: {} } as SiteData, page.signal);
  trigger();
  page.abort();
  await new Promise(setImmediate);
  return vi.mocked(offerPopup).mock.calls.map(([{ modal }]) => modal);
}

it("the scroll popup opens past the height divided, not at it", async () => {
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(1000);
  const opens = async (top: number, scrollDivisor: number) => {
    vi.stubGlobal("scrollY", 0);
    const scroll = { modal: "scrolled", scrollDivisor, cookie: "scroll", seconds: 1 };
    const offers = await offered({ scroll }, () => {
      vi.stubGlobal("scrollY", top);
      dispatchEvent(new Event("scroll"));
    });
    return offers.length > 0;
  };
  expect([await opens(400, 2.5), await opens(401, 2.5)]).toEqual([false, true]);
  expect([await opens(500, 2), await opens(501, 2)]).toEqual([false, true]);
});

it.each([
  [-3, "out of the page", null, ["left"]],
  [0, "out of the page", null, ["left"]],
  [300, "out of the page", null, []],
  [0, "to an element", document.body, []],
])("the mouse leaves at %i %s", async (clientY, _, relatedTarget, expected) => {
  const leave = () => void document.dispatchEvent(new MouseEvent("mouseout", { clientY, relatedTarget }));
  expect(await offered({ exitIntent: { modal: "left", cookie: "exit" } }, leave)).toEqual(expected);
});
