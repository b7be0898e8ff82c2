import { describe, expect, it } from "vitest";
import type { Plan } from "../../../../cli/model/plan.ts";
import { photo } from "../../photo.ts";
import { makeProject, NETWORK_FILE, pageOf, siteOf } from "../../project.ts";
import { isError } from "../../../../cli/core/problems/problem.ts";

const FONTS = 'fonts: { heading: "@fontsource-variable/fraunces", body: "@fontsource-variable/figtree" }';
const VISA = "countries/content/shared/services/visa-guidance.md";

/** A project whose brand has fonts, and these settings. */
const withFonts = (settings: string) =>
  makeProject().replace(NETWORK_FILE, "host:\n", `  ${FONTS}\n${settings}host:\n`);
const drawn = (settings = "") => withFonts(`  sharePictures: { for: pages${settings} }\n`);

const tagsOf = (plan: Plan, path: string) =>
  Object.fromEntries(
    pageOf(plan, path)
      .head.social.filter(({ property }) => /image|card/.test(property))
      .map(({ property, content }) => [property, content]),
  );
const namesOf = (plan: Plan) => siteOf(plan).shares.map(({ name }) => name.replace(/-[0-9a-f]{8}\./, "."));
const hashOf = (plan: Plan, name: string) => siteOf(plan).shares.find((form) => form.name.includes(`/${name}-`))?.hash;

describe("share pictures for pages", () => {
  it("are named by each page with all that link previews ask for", async () => {
    const plan = (await drawn().measure()).plan();
    const image = expect.stringMatching(
      /^https:\/\/www\.example\.com\/atlantis\/assets\/share\/visa-guidance-[0-9a-f]{8}\.png$/,
    );
    expect(tagsOf(plan, "/atlantis/services/visa-guidance/")).toEqual({
      "og:image": image,
      "og:image:type": "image/png",
      "og:image:width": "1200",
      "og:image:height": "630",
      "og:image:alt": "Visa guidance",
      "twitter:card": "summary_large_image",
      "twitter:image": image,
      "twitter:image:alt": "Visa guidance",
    });
  });

  it("show title, section and country", async () => {
    const plan = (await drawn().measure()).plan();
    const form = siteOf(plan).shares.find(({ name }) => name.includes("/visa-guidance-"));
    expect(form?.drawing).toMatchObject({
      title: "Visa guidance",
      label: "Services",
      look: { name: "Example", country: "Atlantis", flag: "at", direction: "ltr", arch: true },
    });
    expect(siteOf(plan).shares.find(({ name }) => name.includes("/home-"))?.drawing.label).toBeUndefined();
  });

  it("are drawn for pages that name none and are listed, and for the page to choose a country", async () => {
    const project = drawn()
      .replace(VISA, "summary:", "picture: { file: park.jpg, alt: A park }\nsummary:")
      .replace(
        "countries/content/shared/services/counseling.md",
        "summary:",
        'metadata: { opengraph_image: "https://example.com/a.png" }\nsummary:',
      )
      .write("countries/images/shared/park.jpg", await photo(1600, 1200));
    const plan = (await project.measure()).plan();
    // The site's own is that of the thank-you page, which is listed nowhere.
    expect(namesOf(plan)).toEqual([
      "assets/share/contact-us.png",
      "assets/share/home.png",
      "assets/share/index.png",
      "assets/share/site.png",
      "assets/share/site.png",
    ]);
    expect(tagsOf(plan, "/atlantis/services/visa-guidance/")).toMatchObject({
      "og:image": expect.stringMatching(/\/park-[0-9a-f]{8}-1200\.jpg$/),
      "og:image:type": "image/jpeg",
      "og:image:width": "1200",
      "og:image:height": "900",
      "og:image:alt": "A park",
      "twitter:image:alt": "A park",
    });
    expect(tagsOf(plan, "/atlantis/services/counseling/")).toEqual({
      "og:image": "https://example.com/a.png",
      "og:image:alt": "Counseling",
      "twitter:card": "summary_large_image",
      "twitter:image": "https://example.com/a.png",
      "twitter:image:alt": "Counseling",
    });
    expect(plan.rootHead.social).toEqual(
      expect.arrayContaining([
        { property: "og:image:alt", content: "Study abroad" },
        { property: "twitter:card", content: "summary_large_image" },
      ]),
    );
  });

  it("have a name that changes with what they show, and with nothing else", async () => {
    const hashes = async (project = drawn()) => {
      const plan = (await project.measure()).plan();
      return { visa: hashOf(plan, "visa-guidance"), home: hashOf(plan, "home") };
    };
    const before = await hashes();
    expect(await hashes()).toEqual(before);
    expect(await hashes(drawn().replace(VISA, "Ten plain words", "Eleven plain words"))).toEqual(before);
    const retitled = await hashes(drawn().replace(VISA, "title: Visa guidance", "title: Visa help"));
    expect(retitled.visa).not.toBe(before.visa);
    expect(retitled.home).toBe(before.home);
    const recoloured = await hashes(
      drawn().replace(NETWORK_FILE, "defaults:\n", 'defaults:\n  theme: { deep: "#101010" }\n'),
    );
    expect(recoloured.home).not.toBe(before.home);
  });

  it("have the page's illustration", async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M0 0h9v9z"/></svg>';
    const project = withFonts(
      "  sharePictures: { for: pages }\n  illustrations: { subjects: { tooth: [visa], chair: [counsel] } }\n",
    )
      .write("countries/brand/illustrations/tooth.svg", svg)
      .write("countries/brand/illustrations/chair.jpg", await photo(900, 600));
    const { shares } = siteOf((await project.measure()).plan());
    const artOf = (name: string) => shares.find((form) => form.name.includes(`/${name}-`))?.drawing.art;
    expect(artOf("visa-guidance")).toMatchObject({ svg: expect.stringContaining("M0 0h9v9z"), width: 40, height: 30 });
    expect(artOf("counseling")).toMatchObject({ original: "countries/brand/illustrations/chair.jpg" });
    expect(artOf("contact-us")).toBe(undefined);
  });
});

describe("a page with letters that no font has", () => {
  const hindi = (settings = "") => drawn(settings).replace(VISA, "title: Visa guidance", "title: वीज़ा की मदद");

  it("has the picture of the whole site, and a warning names the font", async () => {
    const project = await hindi().measure();
    expect(tagsOf(project.plan(), "/atlantis/services/visa-guidance/")).toMatchObject({
      "og:image": expect.stringContaining("/assets/share/site-"),
      "og:image:alt": "Study abroad",
    });
    expect(project.report()).toMatchInlineSnapshot(`
      "countries/network.yaml:8:3 warning No font has क, ज, द, म, व for 1 share picture [missing-letters]
        | sharePictures
        A letter without a font would be an empty box. The page uses the picture of the whole site instead, if that can be drawn.
        → Run \`npm install @fontsource/noto-sans-devanagari\`, and add \`fonts: ["@fontsource/noto-sans-devanagari"]\` to \`sharePictures\` below \`brand\`."
    `);
  });

  it("has it, too, while the font that is named is not there: that is an error", async () => {
    const project = await hindi(', fonts: ["@fontsource/nothing-like-it"]').addCountry("lemuria", "LI").measure();
    const [problem, ...others] = project.problems().filter(({ code }) => code === "unknown-font");
    expect(problem && isError(problem)).toBe(true);
    expect(problem).toMatchObject({ place: { file: NETWORK_FILE, line: 8 } });
    expect(others).toEqual([]);
  });

  it("has its own with a font that is for share pictures alone", async () => {
    const plan = (await hindi(', fonts: ["@fontsource-variable/noto-serif-devanagari"]').measure()).plan();
    expect(tagsOf(plan, "/atlantis/services/visa-guidance/")["og:image:alt"]).toBe("वीज़ा की मदद");
    expect(siteOf(plan).fonts.subsets.some(({ name }) => name.includes("devanagari"))).toBe(false);
  });
});

describe("the picture of a whole site", () => {
  it("is that of all pages by default, where the brand has fonts", async () => {
    const plan = (await withFonts("").measure()).plan();
    expect(tagsOf(plan, "/atlantis/")).toMatchObject({ "og:image": expect.stringContaining("/assets/share/site-") });
    expect(tagsOf(plan, "/atlantis/contact-us/")).toEqual(tagsOf(plan, "/atlantis/"));
    expect(namesOf(plan)).toEqual(["assets/share/site.png", "assets/share/site.png"]);
  });

  it("is not drawn without fonts, where the brand names one, and where none is wanted", async () => {
    const bare = (await makeProject().measure()).plan();
    expect(tagsOf(bare, "/atlantis/")).toEqual({ "twitter:card": "summary" });
    expect(bare.rootHead.social).toContainEqual({ property: "twitter:card", content: "summary" });
    expect(siteOf((await withFonts("  sharePictures: { for: none }\n").measure()).plan()).shares).toEqual([]);
    const named = withFonts("  picture: { file: share.jpg, alt: A smile }\n").write(
      "countries/brand/share.jpg",
      await photo(1200, 630),
    );
    expect(siteOf((await named.measure()).plan()).shares).toEqual([]);
  });
});
