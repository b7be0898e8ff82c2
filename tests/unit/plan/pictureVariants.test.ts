import { describe, expect, it } from "vitest";
import type { PictureMetadata } from "../../../cli/content/pictures/pictureMetadata.ts";
import { pictureVariants, pictureWidths } from "../../../cli/plan/pictures/pictureVariants.ts";

const photo: PictureMetadata = { hash: "0123456789abcdef", width: 1000, height: 500, kind: "photo", blur: "data:," };

it.each([
  [200, [200]],
  [480, [480]],
  [1000, [480, 800, 1000]],
  [1500, [480, 800, 1200, 1500]],
  [1600, [480, 800, 1200, 1600]],
  [6000, [480, 800, 1200, 1600]],
])("a picture of %i pixels is made in %j, never enlarged", (width, widths) =>
  expect(pictureWidths(width)).toEqual(widths),
);

describe("the variants of a picture", () => {
  it("are AVIF and WebP in each width, and one for all browsers", () => {
    const { shown, variants } = pictureVariants(
      "countries/images/atlantis/offices/Old Campus.JPG",
      photo,
      "/atlantis/",
    );
    expect(shown).toMatchInlineSnapshot(`
      {
        "blur": "data:,",
        "height": 500,
        "sources": [
          {
            "srcset": "/atlantis/assets/pictures/old-campus-01234567-480.avif 480w, /atlantis/assets/pictures/old-campus-01234567-800.avif 800w, /atlantis/assets/pictures/old-campus-01234567-1000.avif 1000w",
            "type": "image/avif",
          },
          {
            "srcset": "/atlantis/assets/pictures/old-campus-01234567-480.webp 480w, /atlantis/assets/pictures/old-campus-01234567-800.webp 800w, /atlantis/assets/pictures/old-campus-01234567-1000.webp 1000w",
            "type": "image/webp",
          },
        ],
        "src": "/atlantis/assets/pictures/old-campus-01234567-1000.jpg",
        "width": 1000,
      }
    `);
    expect(variants.map(({ name }) => name)).toMatchInlineSnapshot(`
      [
        "assets/pictures/old-campus-01234567-480.avif",
        "assets/pictures/old-campus-01234567-800.avif",
        "assets/pictures/old-campus-01234567-1000.avif",
        "assets/pictures/old-campus-01234567-480.webp",
        "assets/pictures/old-campus-01234567-800.webp",
        "assets/pictures/old-campus-01234567-1000.webp",
        "assets/pictures/old-campus-01234567-1000.jpg",
      ]
    `);
    expect(new Set(variants.map(({ original }) => original))).toEqual(
      new Set(["countries/images/atlantis/offices/Old Campus.JPG"]),
    );
  });

  it("have a PNG where they are transparent", () => {
    const { shown } = pictureVariants("countries/images/shared/a.png", { ...photo, kind: "transparent" }, "/atlantis/");
    expect(shown.src).toBe("/atlantis/assets/pictures/a-01234567-1000.png");
  });

  it("are at most 1200 pixels wide for old browsers and previews", () => {
    expect(pictureVariants("countries/images/shared/a.png", { ...photo, width: 4000 }, "/atlantis/").shown.src).toMatch(
      /-1200\.jpg$/,
    );
    expect(pictureVariants("countries/images/shared/a.png", { ...photo, width: 1500 }, "/atlantis/").shown.src).toMatch(
      /-1200\.jpg$/,
    );
  });

  it("are a drawing as it is", () => {
    const { shown, variants } = pictureVariants(
      "countries/images/shared/map.svg",
      { ...photo, kind: "drawing" },
      "/atlantis/",
    );
    expect(shown).toMatchObject({ src: "/atlantis/assets/pictures/map-01234567.svg", sources: [] });
    expect(variants.map(({ format }) => format)).toEqual([undefined]);
  });

  it("have a name where the file's has no letters or digits", () => {
    expect(pictureVariants("countries/images/shared/🙂.jpg", photo, "/atlantis/").shown.src).toBe(
      "/atlantis/assets/pictures/picture-01234567-1000.jpg",
    );
  });
});
