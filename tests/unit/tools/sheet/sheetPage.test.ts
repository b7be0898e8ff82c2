import { HtmlValidate } from "html-validate";
import { describe, expect, it } from "vitest";
import { sheetPage, type Picture } from "../../../../cli/tools/sheet/sheetPage.ts";

const picture = (country: string, template: string, width: number, more: Partial<Picture> = {}): Picture => ({
  country,
  template,
  path: `/${country}/${template}/`,
  width,
  height: 2000,
  file: `${country}/${template}-${width}.png`,
  state: "same",
  ...more,
});
const html = sheetPage([
  picture("atlantis", "home", 1440),
  picture("atlantis", "home", 390),
  picture("lemuria", "home", 390, { state: "changed", before: "before/lemuria/home-390.png" }),
  picture("lemuria", "post", 390, { state: "new" }),
]);

describe("the page of a sheet", () => {
  it("groups by template and width, the narrowest first, with the countries side by side", () => {
    const order = [...html.matchAll(/<h2[^>]*>(.*?)<|<h3>(.*?)<|<strong>(.*?)</g)].map(([, ...found]) =>
      found.join(""),
    );
    expect(order).toEqual([
      "home",
      "390 px",
      "atlantis",
      "lemuria",
      "1440 px",
      "atlantis",
      "post",
      "390 px",
      "lemuria",
    ]);
  });

  it("says what has changed, and shows what was before", () => {
    expect(html).toContain("4 pictures, 2 of them new or changed since the last sheet.");
    expect(html.match(/<mark>\w+/g)).toEqual(["<mark>changed", "<mark>new"]);
    expect(html).toContain('href="before/lemuria/home-390.png"');
  });

  it("needs no other file but the pictures, and no script", () => {
    expect(html).not.toMatch(/<script|<link|https?:|url\(|style=/);
  });

  it("is valid HTML", async () => {
    const report = await new HtmlValidate({ extends: ["html-validate:standard"] }).validateString(html);
    expect(
      report.results.flatMap(({ messages }) => messages.map(({ message, line }) => `${line}: ${message}`)),
    ).toEqual([]);
  });
});
