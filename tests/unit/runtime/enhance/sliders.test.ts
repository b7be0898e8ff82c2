// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { autoplay } from "../../../../runtime/enhance/sliders.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Banners of three slides that are in view; what they do when their time has passed, and whether they can be stopped. */
function play() {
  document.body.innerHTML = `<div><ul class="slider__track"><li></li><li></li><li></li></ul><button data-slide="pause" hidden>Stop</button></div>`;
  const [slider, track, stop] = ["div", "ul", "button"].map((name) => document.querySelector<HTMLElement>(name)!);
  Object.defineProperty(track, "clientWidth", { value: 300 });
  const left = new AbortController();
  let slide = 0;
  autoplay(slider!, left.signal, () => (track!.scrollLeft = 300 * (slide = (slide + 1) % 3)));
  const after = (ms: number) => {
    vi.advanceTimersByTime(ms);
    return slide;
  };
  return { slider: slider!, track: track!, left, after, moves: () => !stop!.hidden };
}

it("banners go on every seven seconds, and from the last one to the first", () => {
  const { after, moves } = play();
  expect([moves(), after(6999), after(1), after(7000), after(7000), after(7000)]).toEqual([true, 0, 1, 2, 0, 1]);
});

it("they rest under the pointer and out of view, and go on after that", () => {
  const { slider, after, moves } = play();
  const hover = vi.spyOn(slider, "matches").mockImplementation((selector) => selector === ":hover");
  expect(after(7000)).toBe(0);
  hover.mockRestore();
  const box = vi.spyOn(slider, "getBoundingClientRect");
  for (const place of [
    { top: -900, bottom: -1 },
    { top: innerHeight + 1, bottom: 2000 },
  ]) {
    box.mockReturnValue(place as DOMRect);
    expect(after(7000)).toBe(0);
  }
  box.mockRestore();
  expect([after(7000), moves()]).toEqual([1, true]);
});

it.each<[string, (parts: ReturnType<typeof play>) => unknown]>([
  ["swipes", ({ track }) => (track.scrollLeft = 600)],
  ["swipes from right to left", ({ track }) => (track.scrollLeft = -300)],
  ["clicks", ({ slider }) => slider.click()],
  ["moves the focus into them", ({ slider }) => slider.dispatchEvent(new Event("focusin"))],
])("a visitor who %s goes on by themselves", (_, act) => {
  const parts = play();
  act(parts);
  expect([parts.after(7000), parts.after(70_000), parts.moves()]).toEqual([0, 0, false]);
});

it("they end with their page", () => {
  const { left, after } = play();
  left.abort();
  expect(after(70_000)).toBe(0);
});

it.each([
  ["wants little motion", "matchMedia", () => ({ matches: true })],
  ["saves data", "navigator", { connection: { saveData: true } }],
])("nothing moves by itself for a visitor who %s", (_, name, value) => {
  vi.stubGlobal(name, value);
  const { after, moves } = play();
  expect([moves(), after(70_000)]).toEqual([false, 0]);
});
