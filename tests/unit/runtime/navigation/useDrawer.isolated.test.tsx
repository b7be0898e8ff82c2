// @vitest-environment happy-dom
import { useRef } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { find, fire, key, mount } from "../mount.ts";

/** What `useDrawer` listens to becoming true when the window becomes wide. */
const wide = new EventTarget();
let unmount: () => Promise<void>;

/** The hook asks once, when it is imported, whether the browser has popovers. */
async function mountDrawer() {
  vi.resetModules();
  const { useDrawer } = await import("../../../../runtime/navigation/useDrawer.ts");
  function Drawer() {
    const drawer = useRef<HTMLElement>(null);
    useDrawer(drawer);
    return (
      <>
        <button id="toggle" popoverTarget="drawer">
          Menu
        </button>
        <nav id="drawer" ref={drawer}>
          <button id="close" popoverTarget="drawer" popoverTargetAction="hide">
            Close
          </button>
          <details>
            <summary>More</summary>
          </details>
          <a href="#here" id="link">
            <span>Here</span>
          </a>
        </nav>
        <p id="outside" />
      </>
    );
  }
  unmount = await mount(<Drawer />);
}

const click = (selector: string) => fire(find(selector), new MouseEvent("click", { bubbles: true, cancelable: true }));
const focusedId = () => document.activeElement?.id;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => wide);
});
afterEach(async () => {
  await unmount();
  vi.useRealTimers();
});

/** In Safari before 17 the hook itself opens and closes the drawer, by a class. */
describe("without the popover attribute", () => {
  const isOpen = () => find("#drawer").classList.contains("is-open");
  const popover = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "popover")!;

  beforeEach(async () => {
    Reflect.deleteProperty(HTMLElement.prototype, "popover");
    await mountDrawer();
    await vi.dynamicImportSettled();
    await click("#toggle");
  });
  afterEach(() => void Object.defineProperty(HTMLElement.prototype, "popover", popover));

  it("the toggle opens it, and the focus moves in", () => {
    expect([isOpen(), focusedId()]).toEqual([true, "close"]);
  });

  it.each(["#toggle", "#close", "#outside"])("a click on %s closes it", async (selector) => {
    await click(selector);
    expect(isOpen()).toBe(false);
  });

  it("a click inside does not close it", async () => {
    await click("summary");
    vi.advanceTimersByTime(5000);
    expect(isOpen()).toBe(true);
  });

  it("Esc closes it", async () => {
    await fire(find("#link"), key("Escape"));
    expect(isOpen()).toBe(false);
  });

  it("a click on a link closes it after 1000 ms", async () => {
    await click("#link span");
    vi.advanceTimersByTime(999);
    expect(isOpen()).toBe(true);
    vi.advanceTimersByTime(1);
    expect(isOpen()).toBe(false);
  });

  it("opened again within that time, it stays open", async () => {
    await click("#link");
    await click("#toggle");
    await click("#toggle");
    vi.advanceTimersByTime(5000);
    expect(isOpen()).toBe(true);
  });

  it("closes when the window becomes wide", async () => {
    await fire(wide, new Event("change"));
    expect(isOpen()).toBe(false);
  });

  it("Tab goes from the last element to the first, and back with Shift", async () => {
    find("#link").focus();
    expect((await fire(find("#link"), key("Tab"))).defaultPrevented).toBe(true);
    expect(focusedId()).toBe("close");
    expect((await fire(find("#close"), key("Tab", { shiftKey: true }))).defaultPrevented).toBe(true);
    expect(focusedId()).toBe("link");
  });

  it("Tab between other elements is the browser's", async () => {
    find("#close").focus();
    expect((await fire(find("#close"), key("Tab"))).defaultPrevented).toBe(false);
  });

  it("closed, it takes no notice of Tab", async () => {
    await click("#close");
    find("#link").focus();
    expect((await fire(find("#link"), key("Tab"))).defaultPrevented).toBe(false);
  });
});

/** With popovers the browser opens and closes it; the hook reads `:popover-open` and calls `hidePopover`. */
describe("with the popover attribute", () => {
  const hidePopover = vi.fn<() => void>();
  let isOpen = false;

  beforeEach(async () => {
    isOpen = false;
    hidePopover.mockReset();
    const { matches } = HTMLElement.prototype;
    vi.spyOn(HTMLElement.prototype, "matches").mockImplementation(function (this: Element, selector: string) {
      return selector === ":popover-open" ? isOpen : matches.call(this, selector);
    });
    Object.assign(HTMLElement.prototype, { hidePopover });
    await mountDrawer();
  });
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, "hidePopover");
  });

  const open = async () => {
    isOpen = true;
    await fire(find("#drawer"), new Event("toggle"));
  };

  it("the focus moves in when the browser has opened it", async () => {
    expect(focusedId()).not.toBe("close");
    await open();
    expect(focusedId()).toBe("close");
  });

  it("hides 1000 ms after a click on a link, if it is still open", async () => {
    await open();
    await click("#link");
    vi.advanceTimersByTime(1000);
    expect(hidePopover).toHaveBeenCalledTimes(1);
    await click("#link");
    isOpen = false;
    vi.advanceTimersByTime(1000);
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });

  it("leaves clicks outside and Esc to the browser", async () => {
    await open();
    await click("#outside");
    await fire(find("#link"), key("Escape"));
    expect(hidePopover).not.toHaveBeenCalled();
  });

  it("after unmounting nothing is hidden any more", async () => {
    await open();
    await click("#link");
    await unmount();
    vi.advanceTimersByTime(1000);
    await fire(wide, new Event("change"));
    expect(hidePopover).not.toHaveBeenCalled();
  });
});
