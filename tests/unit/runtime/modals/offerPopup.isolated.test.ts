// @vitest-environment happy-dom
import Cookies from "js-cookie";
import { beforeEach, expect, it, vi } from "vitest";
import { noteSent } from "../../../../runtime/forms/formUse.ts";
import { loadModals } from "../../../../runtime/modals/openModal.ts";
import { currentModal, showModal } from "../../../../runtime/modals/store.ts";
import { isFilling, offerPopup } from "../../../../runtime/modals/offerPopup.ts";
import { SENT_COOKIE } from "../../../../runtime/site/browserStorage.ts";

vi.mock("../../../../runtime/modals/openModal.ts");
vi.mock("../../../../runtime/modals/store.ts", () => ({
  currentModal: vi.fn<() => string | null>(),
  showModal: vi.fn<() => boolean>(),
}));

const popup = (cookie: string) => ({ modal: "hoverpopuptop", cookie });

beforeEach(() => {
  vi.mocked(showModal).mockReset().mockReturnValue(true);
  vi.mocked(loadModals).mockResolvedValue();
  vi.mocked(currentModal).mockReturnValue(null);
  document.body.innerHTML = "";
  for (const name of ["hindered", SENT_COOKIE]) Cookies.remove(name);
});

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

it("turns a popup's seconds into days for its cookie", async () => {
  const set = vi.spyOn(Cookies, "set");
  await offerPopup({ ...popup("scrolled"), scrollDivisor: 2, seconds: 864e5 }, new AbortController().signal);
  expect(set).toHaveBeenCalledWith("scrolled", "1", { sameSite: "lax", expires: 1000 });
  set.mockRestore();
});

it.each([
  ["over another modal", () => void vi.mocked(currentModal).mockReturnValue("enquiry")],
  ["that was shown before", () => void Cookies.set("hindered", "1")],
  ["while a form is being filled in", () => fill('<input value="a">', "input", (input) => (input.value = "b"))],
  ["after a form was sent", () => noteSent()],
])("opens none %s", async (_, hinder) => {
  hinder();
  await offerPopup(popup("hindered"), new AbortController().signal);
  expect(showModal).not.toHaveBeenCalled();
});

function fill<K extends "input" | "select">(
  html: string,
  name: K,
  change: (control: HTMLElementTagNameMap[K]) => unknown,
): void {
  document.body.innerHTML = `<form data-enquiry>${html}</form>`;
  change(document.querySelector(name)!);
}

it("notices what was filled in", () => {
  fill('<input value="a">', "input", () => {});
  expect(isFilling(document)).toBe(false);
  fill('<input value="a">', "input", (input) => (input.value = ""));
  expect(isFilling(document)).toBe(true);
  fill('<input type="checkbox" checked>', "input", () => {});
  expect(isFilling(document)).toBe(false);
  fill('<input type="checkbox">', "input", (input) => (input.checked = true));
  expect(isFilling(document)).toBe(true);
  fill("<select><option>a<option>b</select>", "select", () => {});
  expect(isFilling(document)).toBe(false);
  fill("<select><option>a<option>b</select>", "select", (select) => (select.selectedIndex = 1));
  expect(isFilling(document)).toBe(true);
});
