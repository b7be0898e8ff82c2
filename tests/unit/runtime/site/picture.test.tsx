import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { pictureHtml, type Picture as PictureData } from "../../../../runtime/site/picture.ts";
import { Picture } from "../../../../runtime/ui/Picture.tsx";

const SIZES = "(min-width: 46rem) 43rem, 100vw";
const picture: PictureData = {
  alt: 'The "old" <campus> & its park',
  width: 1000,
  height: 500,
  src: "/atlantis/assets/pictures/campus-01234567-1000.jpg",
  sources: [{ type: "image/avif", srcset: "/a-480.avif 480w, /a-1000.avif 1000w" }],
  blur: "data:image/webp;base64,AAAA",
  caption: "Built in 1901 & later",
};

/** React's markup with attributes as HTML has them and void elements as in HTML. */
const rendered = (data: PictureData, eager = false) =>
  renderToStaticMarkup(createElement(Picture, { picture: data, sizes: SIZES, eager })).replaceAll("/>", ">");

describe("a picture", () => {
  it.each([
    ["with all that it can have", picture],
    ["without a tiny version and caption", { ...picture, blur: undefined, caption: undefined }],
    ["that is a drawing", { ...picture, blur: undefined, sources: [] }],
  ] as [string, PictureData][])("%s is the same in templates and in Markdown", (_name, data) => {
    expect(rendered(data).replaceAll("srcSet", "srcset")).toBe(pictureHtml(data, SIZES));
  });

  it("is loaded when it comes near, with its space reserved", () => {
    expect(rendered(picture)).toMatch(/width="1000" height="500" loading="lazy" decoding="async">/);
  });

  it("is loaded at once and before others where a visitor sees it first", () => {
    expect(rendered(picture, true)).toMatch(/loading="eager" decoding="async" fetchPriority="high">/);
  });

  it("is seen by those who can't see once, not twice", () => {
    expect(rendered(picture).match(/alt="[^"]+"/g)).toHaveLength(1);
    expect(rendered(picture)).toContain('alt="" aria-hidden="true"');
  });
});
