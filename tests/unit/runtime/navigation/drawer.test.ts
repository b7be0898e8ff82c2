// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { startDrawer } from "../../../../runtime/navigation/dropdowns.ts";
import { find, fire } from "../mount.ts";

/** Whether the window is wide. */
const wide = Object.assign(new EventTarget(), { matches: false });
const widen = (matches: boolean) => {
  wide.matches = matches;
  return fire(wide, new Event("change"));
};
let stop: AbortController;

const DRAWER = `
  <dialog id="drawer">
    <details><summary>More</summary></details>
    <a href="#here" id="link"><span>Here</span></a>
  </dialog>`;

const dialog = () => find<HTMLDialogElement>("#drawer");
const click = (selector: string, at: MouseEventInit = {}) =>
  fire(find(selector), new MouseEvent("click", { bubbles: true, cancelable: true, ...at }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => wide);
});
afterEach(async () => {
  await widen(false);
  stop.abort();
  vi.useRealTimers();
});

beforeEach(() => {
  stop = new AbortController();
  document.body.innerHTML = DRAWER;
  startDrawer(dialog(), stop.signal);
  dialog().showModal();
});

it("a click on a link closes it after 1000 ms", async () => {
  await click("#link span");
  vi.advanceTimersByTime(999);
  expect(dialog().open).toBe(true);
  vi.advanceTimersByTime(1);
  expect(dialog().open).toBe(false);
});

it("opened again within that time, it stays open", async () => {
  await click("#link");
  dialog().close();
  dialog().showModal();
  vi.advanceTimersByTime(5000);
  expect(dialog().open).toBe(true);
});

it("a title that opens its panel is no choice", async () => {
  await click("summary");
  vi.advanceTimersByTime(5000);
  expect(dialog().open).toBe(true);
});

it("closes when the window becomes wide: then it is a row, in which a choice closes nothing", async () => {
  await widen(true);
  expect(dialog().open).toBe(false);
  await click("#link");
  await widen(false);
  dialog().showModal();
  vi.advanceTimersByTime(5000);
  expect(dialog().open).toBe(true);
});

it("a click beside it closes it in all browsers, one inside does not", async () => {
  vi.spyOn(dialog(), "getBoundingClientRect").mockReturnValue(new DOMRect(100, 0, 200, 600));
  await click("#drawer", { clientX: 150, clientY: 20 });
  await click("summary");
  expect(dialog().open).toBe(true);
  await click("#drawer", { clientX: 20, clientY: 20 });
  expect(dialog().open).toBe(false);
});
