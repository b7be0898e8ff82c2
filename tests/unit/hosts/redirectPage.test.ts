import { expect, it } from "vitest";
import { redirectPage } from "../../../cli/hosts/rules/plain.ts";

it("a page that leads on is in the language of the site, in whose direction it is read", () => {
  const page = redirectPage("/a/", "https://www.example.com/a/", {
    language: "ar-EG",
    title: "نُقلت",
    text: "هنا: \n.",
  });
  expect(page).toContain('<html lang="ar-EG" dir="rtl">');
  expect(page).toContain('<p>هنا: <a href="/a/">/a/</a>.</p>');
});
