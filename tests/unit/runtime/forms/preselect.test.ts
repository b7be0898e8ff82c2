// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { preselect } from "../../../../runtime/forms/EnquiryForm.tsx";
import { find } from "../mount.ts";

const changed: string[] = [];

beforeEach(() => {
  changed.length = 0;
  document.body.innerHTML = `<form>
    <input type="text" name="name" value="Ada">
    <input type="radio" name="interest" value="call">
    <input type="radio" name="interest" value="visit" checked>
    <select name="office"><option value="">-</option><option value="north">North</option></select>
  </form>`;
  find("form").addEventListener("change", ({ target }) => changed.push((target as HTMLInputElement).name));
});

const preselected = (choices: Record<string, string>) => {
  const form = find<HTMLFormElement>("form");
  preselect(form, new URLSearchParams(choices));
  return Object.fromEntries(new FormData(form));
};

it("chooses among radios and in a select, and says so", () => {
  expect(preselected({ interest: "call", office: "north" })).toEqual({
    name: "Ada",
    interest: "call",
    office: "north",
  });
  expect(changed).toEqual(["interest", "office"]);
});

it("changes nothing where there is no such choice", () => {
  expect(preselected({ interest: "video", office: "south", name: "Eve", other: "x" })).toEqual({
    name: "Ada",
    interest: "visit",
    office: "",
  });
  expect(changed).toEqual([]);
});
