// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { loadModals } from "../../../../runtime/modals/loadModals.ts";
import { showModal } from "../../../../runtime/modals/store.ts";
import { offerPopup } from "../../../../runtime/popups/offerPopup.ts";

vi.mock("../../../../runtime/modals/loadModals.ts");
vi.mock("../../../../runtime/modals/store.ts", () => ({ currentModal: () => null, showModal: vi.fn<() => boolean>() }));

const popup = (cookie: string) => ({ modal: "hoverpopuptop", cookie });

beforeEach(() => {
  vi.mocked(showModal).mockReset().mockReturnValue(true);
  vi.mocked(loadModals).mockResolvedValue();
});

vi.mock("../../../../runtime/popups/isFilling.ts", () => ({ isFilling: () => false }));

it("opens a popup once, and notes it in its cookie", async () => {
  const { signal } = new AbortController();
  await offerPopup(popup("once"), signal);
  await offerPopup(popup("once"), signal);
  expect(vi.mocked(showModal).mock.calls).toEqual([["hoverpopuptop"]]);
  expect(document.cookie).toContain("once=1");
});

it("opens none on the page that comes while its code is loaded", async () => {
  const left = new AbortController();
  vi.mocked(loadModals).mockImplementation(async () => left.abort());
  await offerPopup(popup("late"), left.signal);
  expect(showModal).not.toHaveBeenCalled();
  expect(document.cookie).not.toContain("late=1");
});
