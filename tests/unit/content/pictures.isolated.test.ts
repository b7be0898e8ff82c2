import { utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { measurePictures } from "../../../cli/content/pictures/measurePictures.ts";
import { openGraph } from "../../../cli/core/graph/graph.ts";
import { openProject } from "../../../cli/core/project.ts";
import { photo } from "../photo.ts";
import { copyOf, makeProject, pageOf, prose } from "../project.ts";
import { readPage } from "./readPage.ts";

// Caches are for compiled code, of which a file tells in which state it is.
vi.mock("../../../cli/core/engine.ts", async (original) => ({
  ...(await original<typeof import("../../../cli/core/engine.ts")>()),
  isCompiled: true,
}));

const HOME = "countries/content/shared/home.md";
const OWN = "countries/images/atlantis";
const SHARED = "countries/images/shared";
const jpeg = (width = 1000, height = 600) => photo(width, height, (image) => image.jpeg());
const homeWith = (markdown: string) => copyOf("Home", `${markdown}\n\n${prose()}`);
const homeOf = (keys: string) => copyOf("Home").replace("title:", `${keys}\ntitle:`);

/** What is reported of a home that shows a picture, beside one file in `countries/images/atlantis`. */
async function report(home: string, file = "campus.jpg", contents?: string | Uint8Array): Promise<string> {
  const project = makeProject().write(HOME, home);
  project.write(`${OWN}/${file}`, contents ?? (await jpeg()));
  return (await project.measure()).report();
}

/** The pictures of a project, as a command finds and keeps them. */
async function measure(root: string) {
  const graph = openGraph(openProject(root));
  const found = await measurePictures(graph);
  graph.save();
  return found;
}

/** The facts of one file. */
async function measured(file: string, contents: string | Uint8Array): Promise<unknown> {
  const project = makeProject().write(`${OWN}/${file}`, contents);
  return (await measure(project.root)).get(`${OWN}/${file}`);
}

it("is known by its contents: a drawing that is called a photo is neither", async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 900 600"><rect width="900" height="600"/></svg>';
  expect(await measured("campus.jpg", drawing)).toEqual({
    mistake: {
      code: "broken-picture",
      message: "The picture can't be read",
      why: "It is an SVG drawing, although its name says otherwise.",
      hint: "Rename it with the extension `.svg`, so that its content is checked.",
    },
  });
});

it.each([
  [
    "WebP",
    (frames: Buffer[]) =>
      sharp(frames, { join: { animated: true } })
        .webp()
        .toBuffer(),
  ],
  [
    "GIF that is called a WebP",
    (frames: Buffer[]) =>
      sharp(frames, { join: { animated: true } })
        .gif()
        .toBuffer(),
  ],
  ["PNG", ([frame = Buffer.alloc(0)]: Buffer[]) => Promise.resolve(animatedPng(frame))],
])("is refused when it moves: %s", async (_, animate) => {
  const frames = await Promise.all([photo(60, 40), photo(60, 40, (image) => image.negate().png())]);
  expect(await measured("campus.webp", await animate(frames))).toEqual({
    mistake: {
      code: "broken-picture",
      message: "The picture can't be read",
      why: "It has several frames or pages, and only the first would be shown.",
      hint: "Save the one to show as a separate picture.",
    },
  });
});

/** A PNG with the chunk that announces frames, before its data. */
function animatedPng(frame: Buffer): Buffer {
  const chunk = Buffer.from("acTL\0\0\0\u0002\0\0\0\0", "latin1");
  const control = Buffer.alloc(20);
  control.writeUInt32BE(8, 0);
  chunk.copy(control, 4);
  control.writeUInt32BE(crc32(chunk), 16);
  // Behind the signature and the header.
  return Buffer.concat([frame.subarray(0, 33), control, frame.subarray(33)]);
}

describe("a picture that is named", () => {
  it("is not there", async () => {
    expect(await report(homeWith("See ![the campus](camps.jpg)."))).toMatchInlineSnapshot(`
      "countries/content/shared/home.md:7:5 error There is no picture \`camps.jpg\` [missing-picture]
        | ![the campus](camps.jpg)
        None of these folders contains it: countries/content/atlantis, countries/content/shared, countries/images/atlantis, countries/images/shared.
        → Did you mean \`campus.jpg\`?"
    `);
  });

  it("is not there, in front matter", async () => {
    expect(await report(homeOf("picture: { file: palms.jpg, alt: Palms }"))).toMatchInlineSnapshot(`
      "countries/content/shared/home.md:2:18 error There is no picture \`palms.jpg\` [missing-picture]
        | palms.jpg
        None of these folders contains it: countries/content/atlantis, countries/content/shared, countries/images/atlantis, countries/images/shared.
        → Known: \`campus.jpg\`."
    `);
  });

  it("has no alt text", async () => {
    expect(await report(homeWith("![ ](campus.jpg)"))).toMatchInlineSnapshot(`
      "countries/content/shared/home.md:7:1 error The picture has no alt text [missing-alt]
        | ![ ](campus.jpg)
        The alt text describes the picture to people who can't see it.
        → Describe in a few words what it shows: \`![The team in front of the office](campus.jpg)\`."
    `);
  });

  it("has no alt text, in front matter", async () => {
    expect(await report(homeOf("picture:\n  file: campus.jpg"))).toMatchInlineSnapshot(`
      "countries/content/shared/home.md:2:1 error The picture has no alt text [missing-alt]
        | picture
        The alt text describes the picture to people who can't see it.
        → Describe in a few words what it shows: \`alt: Visitors in front of the library\`."
    `);
  });

  it("is on another server, in front matter", async () => {
    expect(await report(homeOf("picture: { file: //example.com/a.jpg, alt: A }"))).toMatchInlineSnapshot(`
      "countries/content/shared/home.md:2:18 error The picture is on another server [remote-picture]
        | //example.com/a.jpg
        Its size would be unknown, it would have no small versions, and its server would learn of every visit.
        → Put the file beside the page's Markdown file, or into countries/images/<country>/ or countries/images/shared/, and write its name, for example \`office.jpg\`."
    `);
  });

  it("is outside of the folder", async () => {
    expect(await report(homeWith("![Campus](../shared/campus.jpg)"))).toMatchInlineSnapshot(`
      "countries/content/shared/home.md:7:1 error \`../shared/campus.jpg\` is not the name of a picture [invalid-value]
        | ![Campus](../shared/campus.jpg)
        → Put the file beside the page's Markdown file, or into countries/images/<country>/ or countries/images/shared/, and write its path from there, for example \`office.jpg\` or \`offices/perth.jpg\`."
    `);
  });

  it("is in a format that browsers don't show", async () => {
    expect(await report(homeWith("![Campus](campus.heic)"))).toMatchInlineSnapshot(`
      "countries/content/shared/home.md:7:1 error \`campus.heic\` is not in a supported picture format [invalid-value]
        | ![Campus](campus.heic)
        → Save it as JPEG, PNG, WebP, AVIF, TIFF or SVG, and write its name with the extension."
    `);
  });

  it("is cut off", async () => {
    const whole = await jpeg();
    expect(await report(homeWith("![Campus](campus.jpg)"), "campus.jpg", whole.subarray(0, whole.length / 2)))
      .toMatchInlineSnapshot(`
        "countries/content/shared/home.md:7:1 error The picture can't be read: countries/images/atlantis/campus.jpg [broken-picture]
          | ![Campus](campus.jpg)
          The decoder reports: VipsJpeg: premature end of JPEG image.
          → Save it again in the program that made it, or copy it again."
      `);
  });

  it("is something else", async () => {
    expect(await report(homeWith("![Campus](campus.png)"), "campus.png", "<html>Not found</html>"))
      .toMatchInlineSnapshot(`
        "countries/content/shared/home.md:7:1 error The picture can't be read: countries/images/atlantis/campus.png [broken-picture]
          | ![Campus](campus.png)
          The decoder reports: Input buffer contains unsupported image format.
          → Save it again in the program that made it, or copy it again."
      `);
  });

  it("is small", async () => {
    expect(await report(homeWith("![Campus](campus.jpg)"), "campus.jpg", await jpeg(400, 300))).toMatchInlineSnapshot(`
      "countries/content/shared/home.md:7:1 warning The picture countries/images/atlantis/campus.jpg is 400 pixels wide [small-picture]
        | ![Campus](campus.jpg)
        Pictures are never enlarged. This one would be small or blurred on most screens.
        → Use an original of at least 480 pixels, better 1600."
    `);
  });

  it("is shown by no page", async () => {
    expect(await report(copyOf("Home"))).toMatchInlineSnapshot(`
      "countries/images/atlantis/campus.jpg:1:1 warning No page shows this picture [unused-picture]
        → Show it on a page, or delete it."
    `);
  });

  it("stands in an answer", async () => {
    expect(await report(homeOf('faq: [{ question: Where?, answer: "![Map](map.png)" }]'))).toMatchInlineSnapshot(`
      "countries/content/shared/home.md:2:43 error There is no picture \`map.png\` [missing-picture]
        | map.png
        None of these folders contains it: countries/content/atlantis, countries/content/shared, countries/images/atlantis, countries/images/shared.
        → Known: \`campus.jpg\`."
    `);
  });

  it("is a country's own before a shared one", async () => {
    const project = makeProject().addCountry("lemuria", "LI").write(HOME, homeWith("![Campus](campus.jpg)"));
    project.write(`${OWN}/campus.jpg`, await jpeg(900, 500)).write(`${SHARED}/campus.jpg`, await jpeg(700, 500));
    const plan = (await project.measure()).plan();
    const widthOf = (path: string) => pageOf(plan, path).copy.pictures["campus.jpg"]?.width;
    expect([widthOf("/atlantis/"), widthOf("/lemuria/")]).toEqual([900, 700]);
  });

  describe("beside its page", () => {
    const PAGE = "countries/content/atlantis/services/visa-guidance.md";
    const beside = async (written: string, file: string, page = PAGE) => {
      const project = makeProject().write(page, copyOf("Visas", `${written}\n\n${prose()}`));
      return project.write(`${page.slice(0, page.lastIndexOf("/"))}/${file}`, await jpeg()).measure();
    };

    it.each([
      ["![PRs](prs.jpg)", "prs.jpg"],
      ["![PRs](./prs.jpg)", "prs.jpg"],
      ["![PRs](./our%20visas/prs.jpg)", "our visas/prs.jpg"],
      ["![PRs](caf\u00e9.jpg)", "cafe\u0301.jpg"],
    ])("is shown: %s", async (written, file) => {
      const project = await beside(written, file);
      expect(project.report()).toBe("");
      const html = readPage(project.root, pageOf(project.plan(), "/atlantis/services/visa-guidance/")).html;
      expect(html).toMatch(/<img class="picture__image" src="[^"]*assets\/pictures\/[^"]+"/);
    });

    it("may be named in front matter", async () => {
      const project = await beside("", "prs.jpg");
      project.write(PAGE, copyOf("Visas").replace("title:", "picture: { file: ./prs.jpg, alt: PRs }\ntitle:"));
      expect(project.report()).toBe("");
    });

    it("of shared copy may be a country's own", async () => {
      const project = await beside("![PRs](prs.jpg)", "prs.jpg", PAGE.replace("atlantis", "shared"));
      project.write(PAGE.replace("visa-guidance.md", "prs.jpg"), await jpeg(700));
      const { copy } = pageOf((await project.measure()).plan(), "/atlantis/services/visa-guidance/");
      expect(copy.pictures["prs.jpg"]?.width).toBe(700);
    });

    it("is misspelt, or shown by no page", async () => {
      expect((await beside("![PRs](./pr.jpg)", "prs.jpg")).report()).toMatchInlineSnapshot(`
        "countries/content/atlantis/services/visa-guidance.md:7:1 error There is no picture \`pr.jpg\` [missing-picture]
          | ![PRs](./pr.jpg)
          None of these folders contains it: countries/content/atlantis/services, countries/content/shared/services, countries/images/atlantis, countries/images/shared.
          → Did you mean \`prs.jpg\`?"
      `);
      expect((await beside("", "prs.jpg")).report()).toMatchInlineSnapshot(`
        "countries/content/atlantis/services/prs.jpg:1:1 warning No page shows this picture [unused-picture]
          → Show it on a page, or delete it."
      `);
    });

    it("is named by a page to come", async () => {
      const project = await beside("", "prs.jpg");
      project.write(PAGE, copyOf("Visas", `![PRs](./prs.jpg)\n\n${prose()}`).replace("title:", "draft: true\ntitle:"));
      expect(project.report()).not.toContain("unused-picture");
    });
  });

  it("may have spaces in its name, and a folder", async () => {
    const project = makeProject().write(
      HOME,
      homeWith("![A](<our offices/perth 1.jpg>) ![B](our%20offices/perth%201.jpg)"),
    );
    project.write(`${OWN}/our offices/perth 1.jpg`, await jpeg());
    const home = pageOf((await project.measure()).plan(), "/atlantis/");
    expect(Object.keys(home.copy.pictures)).toEqual(["our offices/perth 1.jpg"]);
    expect(readPage(project.root, home).html.match(/<img class="picture__image"/g)).toHaveLength(2);
  });

  it.each(["caf\u00e9.jpg", "cafe\u0301.jpg"])("is found as %s, whatever its file's name is made of", async (name) => {
    for (const file of [name.normalize("NFC"), name.normalize("NFD")])
      expect(await report(homeWith(`![The café](${name})`), file)).toBe("");
  });
});

describe("a shown picture", () => {
  const shown = async (markdown: string) => {
    const project = makeProject().write(HOME, homeWith(markdown));
    project.write(`${OWN}/campus.svg`, '<svg viewBox="0 0 40 30"/>');
    const html = readPage(project.root, pageOf((await project.measure()).plan(), "/atlantis/")).html;
    return html.slice(0, html.indexOf("<p>Ten")).replace(/-[0-9a-f]{8}/g, "-HASH");
  };

  it("by itself is a figure", async () => {
    expect(await shown('![The "old" *campus*](campus.svg "Built in 1901 & later")')).toMatchInlineSnapshot(`
      "<figure class="picture"><span class="picture__frame"><picture><img class="picture__image" src="/atlantis/assets/pictures/campus-HASH.svg" alt="The &quot;old&quot; campus" width="40" height="30" loading="lazy" decoding="async"></picture></span><figcaption class="picture__caption">Built in 1901 &amp; later</figcaption></figure>
      "
    `);
  });

  it("in a line of text is none", async () => {
    expect(await shown("Look: ![Campus](campus.svg)")).toMatchInlineSnapshot(`
      "<p>Look: <span class="picture"><span class="picture__frame"><picture><img class="picture__image" src="/atlantis/assets/pictures/campus-HASH.svg" alt="Campus" width="40" height="30" loading="lazy" decoding="async"></picture></span></span></p>
      "
    `);
  });

  it("may be a link", async () => {
    expect(await shown("[![Campus](campus.svg)](/contact-us/)")).toContain(
      '<a href="/atlantis/contact-us/"><span class="picture">',
    );
  });
});

describe("measuring", () => {
  it("turns a photo as its camera was held", async () => {
    const turned = await photo(800, 600, (image) => image.jpeg().withMetadata({ orientation: 6 }));
    expect(await measured("a.jpg", turned)).toMatchObject({ width: 600, height: 800, kind: "photo" });
  });

  it("makes a tiny version that fits into a page", async () => {
    const { blur } = (await measured("a.jpg", await jpeg())) as { blur: string };
    expect(blur).toMatch(/^data:image\/webp;base64,/);
    expect(blur.length).toBeLessThan(300);
  });

  it("sees through what is transparent, and only that", async () => {
    const clear = await photo(800, 600, (image) => image.ensureAlpha(0.5).png());
    const opaque = await photo(800, 600, (image) => image.ensureAlpha(1).png());
    expect(await measured("a.png", clear)).toEqual({
      hash: expect.any(String),
      width: 800,
      height: 600,
      kind: "transparent",
    });
    expect(await measured("a.png", opaque)).toMatchObject({ kind: "photo" });
  });

  it.each(["webp", "avif", "tiff", "png"] as const)("reads %s", async (format) => {
    const contents = await photo(500, 300, (image) => image.toFormat(format));
    expect(await measured(`a.${format}`, contents)).toMatchObject({ width: 500, height: 300, kind: "photo" });
  });

  it("takes what it knows of a file whose time or contents are the same, without its decoder", async () => {
    const project = makeProject().write(`${OWN}/a.jpg`, await jpeg());
    const path = join(project.root, OWN, "a.jpg");
    const first = await measure(project.root);
    vi.doMock("sharp", () => {
      throw new Error("sharp was loaded");
    });
    try {
      expect(await measure(project.root)).toEqual(first);
      utimesSync(path, 1, 1);
      expect(await measure(project.root)).toEqual(first);
      writeFileSync(path, "other");
      await expect(measure(project.root)).rejects.toThrow("can't be loaded");
    } finally {
      vi.doUnmock("sharp");
    }
  });
});

describe("an SVG", () => {
  const svg = (inner: string, root = 'viewBox="0 0 400 300"') => measured("a.svg", `<svg ${root}>${inner}</svg>`);
  const drawing = { kind: "drawing" };

  it.each([
    ['viewBox="0 0 400 300"', 400, 300],
    ['width="40px" height="30" viewBox="0 0 400 300"', 40, 30],
    ['width="100%" height="100%" viewBox="-5,-5 12.4 8"', 12, 8],
  ])("has a size: %s", async (root, width, height) =>
    expect(await svg("", root)).toMatchObject({ width, height, ...drawing }),
  );

  it.each(['width="100%"', 'viewBox="0 0 0 0"'])("has none: %s", async (root) =>
    expect(await svg("", root)).toMatchObject({ mistake: { code: "broken-picture" } }),
  );

  it.each([
    '<path d="M0 0"/>',
    '<use href="#a" xlink:href="#a"/>',
    '<image href="data:image/png;base64,AAAA"/>',
    '<rect fill="url(#a)" filter="url(\'#b\')"/>',
    "<text>on = off</text>",
  ])("may hold %s", async (inner) => expect(await svg(inner)).toMatchObject(drawing));

  it.each([
    "<script>alert(1)</script>",
    "<svg:script/>",
    '<rect onclick="alert(1)"/>',
    "<rect\nonload = alert(1)/>",
    '<a href="javascript:alert(1)"/>',
    '<a xlink:href="&#106;avascript:alert(1)"/>',
    '<image href="https://example.com/a.png"/>',
    '<use href="other.svg#a"/>',
    '<image href="data:image/svg+xml;base64,AAAA"/>',
    "<foreignObject/>",
    '<set attributeName="onclick" to="alert(1)"/>',
    '<animate attributeName="href" values="javascript:alert(1)"/>',
    "<style>@import 'https://example.com/a.css';</style>",
    "<style>rect { fill: url(https://example.com/a.svg#b) }</style>",
    '<!DOCTYPE svg [<!ENTITY a "b">]>',
  ])("may not hold %s", async (inner) =>
    expect(await svg(inner)).toMatchObject({ mistake: { code: "unsafe-picture" } }),
  );
});
