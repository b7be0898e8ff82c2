// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, type Mock, vi } from "vitest";
import {
  closeModal,
  currentModal,
  showModal,
  returnFocus,
  subscribeModal,
  takePreselection,
} from "../../../../runtime/modals/store.ts";
import { mount } from "../mount.ts";

let stop: () => void;
const heard = vi.fn<() => void>();
const opener = (popover: unknown = null) =>
  ({ isConnected: true, dataset: {}, focus: vi.fn<() => void>(), closest: () => popover }) as unknown as HTMLElement & {
    focus: Mock;
  };

// What another file has mounted last listens, too.
beforeAll(async () => (await mount(null))());

beforeEach(() => {
  for (const id of ["addstudentdata", "hoverpopuptop"])
    document.body.append(Object.assign(document.createElement("dialog"), { id }));
  stop = subscribeModal(heard);
});

afterEach(() => {
  closeModal();
  returnFocus();
  stop();
  heard.mockClear();
  document.body.replaceChildren();
});

describe("showModal", () => {
  it("takes what its opener asks to be chosen, once", () => {
    showModal("addstudentdata", Object.assign(opener(), { dataset: { preselect: "interestedin=Call+Back" } }));
    expect([String(takePreselection()), String(takePreselection())]).toEqual(["interestedin=Call+Back", ""]);
  });

  it("opens one modal at a time", () => {
    expect(showModal("addstudentdata", opener())).toBe(true);
    expect(showModal("hoverpopuptop", opener())).toBe(true);
    expect(currentModal()).toBe("hoverpopuptop");
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it("ignores an unknown id and a page without modals", () => {
    expect(showModal("constructor", opener())).toBe(false);
    stop();
    expect(showModal("addstudentdata", opener())).toBe(false);
    expect(currentModal()).toBeNull();
  });

  it("calls no listener when nothing changes", () => {
    showModal("addstudentdata", opener());
    showModal("addstudentdata", opener());
    expect(heard).toHaveBeenCalledTimes(1);
    closeModal();
    closeModal();
    expect(heard).toHaveBeenCalledTimes(2);
  });
});

describe("returnFocus", () => {
  it("goes to a popover's button when what opened the modal is in a popover that is closed", () => {
    const button = document.createElement("button");
    button.setAttribute("popovertarget", "icons");
    document.body.append(button);
    for (const [isShown, isBack] of [
      [true, false],
      [false, true],
    ] as const) {
      const link = opener({ id: "icons", checkVisibility: () => isShown });
      showModal("addstudentdata", link);
      closeModal();
      returnFocus();
      expect([link.focus.mock.calls.length === 0, document.activeElement === button]).toEqual([isBack, isBack]);
    }
  });

  it("goes to what opened the first of several modals, once all are closed", () => {
    const [first, second] = [opener(), opener()];
    showModal("hoverpopuptop", first);
    showModal("addstudentdata", second);
    returnFocus();
    expect(first.focus).not.toHaveBeenCalled();
    closeModal();
    returnFocus();
    returnFocus();
    expect(first.focus).toHaveBeenCalledTimes(1);
    expect(second.focus).not.toHaveBeenCalled();
  });
});
