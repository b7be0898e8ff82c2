// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openOnHover, startDropdowns } from "../../../../runtime/navigation/dropdowns.ts";
import { find, fire, key } from "../mount.ts";

/** A media query that no window fulfils. */
const NEVER = "(min-width: 99999px)";

/** Two titles, the first with a disclosure inside its panel. */
const DISCLOSURES = `
  <div id="root">
    <details id="first">
      <summary>First</summary>
      <details id="inner"><summary>Inner</summary><a href="/deep/">Deep</a></details>
    </details>
    <details id="second"><summary>Second</summary><a href="/flat/">Flat</a></details>
  </div>
  <button>Elsewhere</button>`;

let stop: AbortController;
const start = (query?: string) => {
  stop = new AbortController();
  document.body.innerHTML = DISCLOSURES;
  startDropdowns(find("#root"), stop.signal, query);
};
const { happyDOM } = window as typeof window & { happyDOM: { setViewport(size: { width: number }): void } };
const startHover = (width: number) => {
  happyDOM.setViewport({ width });
  openOnHover(find("#root"), stop.signal);
};
afterEach(() => stop.abort());

const IDS = ["first", "inner", "second"];
const open = (...ids: string[]) => {
  for (const id of ids) find<HTMLDetailsElement>(`#${id}`).open = true;
};
const opened = () => IDS.filter((id) => find<HTMLDetailsElement>(`#${id}`).open);
const summary = (id: string) => find(`#${id} > summary`);

describe("as dropdowns", () => {
  beforeEach(() => start());

  it.each(["click", "focusin"])("a %s elsewhere closes all", async (type) => {
    open("first", "inner");
    await fire(find("button"), new Event(type, { bubbles: true }));
    expect(opened()).toEqual([]);
  });

  it("a click in one closes only the others", async () => {
    open("first", "inner", "second");
    await fire(find("#inner a"), new Event("click", { bubbles: true }));
    expect(opened()).toEqual(["first", "inner"]);
  });

  it("Esc closes the innermost around the focus, and focuses its title", async () => {
    open("first", "inner");
    const event = await fire(find("#inner a"), key("Escape"));
    expect(opened()).toEqual(["first"]);
    expect(event.defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(summary("inner"));
  });

  it("Esc from elsewhere closes all, and stays usable for others", async () => {
    open("first", "second");
    const event = await fire(find("button"), key("Escape"));
    expect([opened(), event.defaultPrevented]).toEqual([[], false]);
  });

  it("other keys close nothing", async () => {
    open("first");
    await fire(find("#inner a"), key("Enter"));
    expect(opened()).toEqual(["first"]);
  });

  it("a mouse does not open them by itself", async () => {
    await fire(summary("first"), new PointerEvent("pointerover", { pointerType: "mouse", bubbles: true }));
    expect(opened()).toEqual([]);
  });
});

it("as an accordion, nothing closes them", async () => {
  start(NEVER);
  startHover(1199);
  open("first", "second");
  await fire(find("button"), new Event("click", { bubbles: true }));
  await fire(find("#inner a"), key("Escape"));
  await fire(summary("second"), new PointerEvent("pointerover", { pointerType: "mouse", bubbles: true }));
  expect(opened()).toEqual(["first", "second"]);
});

it("after its end nothing is listened to", async () => {
  start();
  const details = find<HTMLDetailsElement>("#first");
  details.open = true;
  stop.abort();
  await fire(document.body, new Event("click", { bubbles: true }));
  expect(details.open).toBe(true);
});

describe("with a mouse", () => {
  const over = (target: Element, pointerType = "mouse") =>
    fire(target, new PointerEvent("pointerover", { pointerType, bubbles: true }));
  const leave = () => fire(find("#root"), new PointerEvent("pointerleave", { pointerType: "mouse" }));
  const click = (target: Element) => fire(target, new MouseEvent("click", { bubbles: true, cancelable: true }));

  beforeEach(() => {
    vi.useFakeTimers();
    start();
    startHover(1200);
  });
  afterEach(() => void vi.useRealTimers());

  it("hovering a title opens its panel and closes the last one", async () => {
    await over(summary("first"));
    expect(opened()).toEqual(["first"]);
    await over(summary("second"));
    expect(opened()).toEqual(["second"]);
  });

  it("a disclosure inside a panel is not opened", async () => {
    await over(summary("first"));
    await over(summary("inner"));
    expect(opened()).toEqual(["first"]);
  });

  it("a finger opens nothing by touching", async () => {
    await over(summary("first"), "touch");
    expect(opened()).toEqual([]);
  });

  it("the panel stays open for 180 ms after the mouse has left", async () => {
    await over(summary("first"));
    await leave();
    vi.advanceTimersByTime(179);
    expect(opened()).toEqual(["first"]);
    vi.advanceTimersByTime(1);
    expect(opened()).toEqual([]);
  });

  it("coming back within that time keeps it open", async () => {
    await over(summary("first"));
    await leave();
    await over(summary("first"));
    vi.advanceTimersByTime(1000);
    expect(opened()).toEqual(["first"]);
  });

  it("the click that follows a hover does not close the panel, the next one may", async () => {
    await over(summary("first"));
    expect((await click(summary("first"))).defaultPrevented).toBe(true);
    expect((await click(summary("first"))).defaultPrevented).toBe(false);
  });
});
