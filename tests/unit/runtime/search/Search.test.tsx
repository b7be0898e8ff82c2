// @vitest-environment happy-dom
import { act, useEffect, useRef } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { useSearchBox } from "../../../../runtime/search/Search.tsx";
import { find, fire, key, mount } from "../mount.ts";

const onClose = vi.fn<() => void>();
let box: ReturnType<typeof useSearchBox>;

function SearchBox() {
  const root = useRef<HTMLElement>(null);
  const current = useSearchBox(root, onClose);
  useEffect(() => void (box = current));
  return (
    <>
      <section ref={root}>
        <button>Search</button>
        <input />
      </section>
      <a href="/elsewhere/">Elsewhere</a>
    </>
  );
}

const expand = () => act(async () => box.expand());

beforeEach(async () => {
  onClose.mockClear();
  await mount(<SearchBox />);
});

it("is closed at first, and takes no notice of clicks, focus and Esc", async () => {
  await fire(find("a"), new Event("pointerdown", { bubbles: true }));
  await fire(find("section"), key("Escape"));
  expect([box.expanded, onClose.mock.calls.length]).toEqual([false, 0]);
});

it("moves the focus to its input when it opens", async () => {
  await expand();
  expect(box.expanded).toBe(true);
  expect(document.activeElement).toBe(find("input"));
});

it("closes on Esc and gives the focus to its button", async () => {
  await expand();
  await fire(find("input"), key("a"));
  expect(box.expanded).toBe(true);
  await fire(find("input"), key("Escape"));
  expect([box.expanded, onClose.mock.calls.length]).toEqual([false, 1]);
  expect(document.activeElement).toBe(find("button"));
});

it.each(["pointerdown", "focusin"])("closes on %s elsewhere, not inside", async (type) => {
  await expand();
  await fire(find("button"), new Event(type, { bubbles: true }));
  expect(box.expanded).toBe(true);
  await fire(find("a"), new Event(type, { bubbles: true }));
  expect([box.expanded, onClose.mock.calls.length]).toEqual([false, 1]);
});

it("closes when it is told to", async () => {
  await expand();
  await act(async () => box.collapse());
  expect([box.expanded, onClose.mock.calls.length]).toEqual([false, 1]);
});

it("listens to the document only while it is open and mounted", async () => {
  const unmount = await mount(<SearchBox />);
  await expand();
  await unmount();
  await fire(document.body, new Event("pointerdown", { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});
