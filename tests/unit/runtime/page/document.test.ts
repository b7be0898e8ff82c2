// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from "vitest";
import { emulateCommands } from "../../../../runtime/page/document.ts";

const listen = vi.spyOn(document, "addEventListener");
const click = (id: string) => document.getElementById(id)?.click();

afterEach(() => {
  for (const [type, listener] of listen.mock.calls) document.removeEventListener(type, listener);
  listen.mockClear();
});

it("opens and closes a dialog by the buttons that name it, in browsers that know no commands", () => {
  document.body.innerHTML = `
    <button id="open" commandfor="drawer" command="show-modal"><i id="icon"></i></button>
    <button id="other" commandfor="nothing" command="show-modal"></button>
    <dialog id="drawer"><button id="close" commandfor="drawer" command="close"></button></dialog>`;
  const dialog = document.querySelector("dialog");
  emulateCommands();
  click("icon");
  expect(dialog?.open).toBe(true);
  // Twice is no error.
  click("open");
  click("other");
  click("close");
  expect(dialog?.open).toBe(false);
});

it("leaves it to the browser where that knows them", () => {
  Object.assign(HTMLButtonElement.prototype, { command: "" });
  emulateCommands();
  Reflect.deleteProperty(HTMLButtonElement.prototype, "command");
  expect(listen).not.toHaveBeenCalled();
});
