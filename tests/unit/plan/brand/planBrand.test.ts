import { describe, expect, it } from "vitest";
import type { Plan } from "../../../../cli/model/plan.ts";
import { photo } from "../../photo.ts";
import { COUNTRY_FILE, makeProject, NETWORK_FILE, pageOf, siteOf } from "../../project.ts";

const BRAND = "countries/brand";
const MARK = '<svg viewBox="0 0 30 20"><path fill="var(--accent, #fff)" d="M0 0h9v9z"/></svg>';

/** A project whose brand says more. */
const branded = (yaml: string) => makeProject().replace(NETWORK_FILE, "host:\n", `${yaml}host:\n`);

describe("a brand without files", () => {
  it("has its name for a logo, its first letter for an icon, and no picture", async () => {
    const site = siteOf((await makeProject().measure()).plan());
    expect(site.site.brand.logo).toBe(undefined);
    expect(site.icon.svg).toMatch(/^<svg .*<rect .* fill="#26323f"\/><path fill="#9cc3f0" .*<\/svg>$/);
    expect(site.icon.bitmaps.map(({ use, size }) => [use, size])).toEqual([
      ["tab", 32],
      ["touch", 180],
    ]);
    expect(site.manifest).toBe(undefined);
    expect(site.illustrations).toEqual({ all: {} });
    expect(pageOf((await makeProject().measure()).plan(), "/atlantis/").head.jsonLd[0]).not.toHaveProperty("logo");
  });

  it("has a plain shape where the outline of its letter is not known", async () => {
    const project = await makeProject().replace(NETWORK_FILE, "name: Example", "name: शिक्षा").measure();
    expect(siteOf(project.plan()).icon.svg).toContain('<circle cx="32" cy="32" r="14"');
  });
});

describe("a logo", () => {
  it("is in the pages in the theme's colours, and a file for search engines", async () => {
    const project = await branded("  logo: logo.svg\n").write(`${BRAND}/logo.svg`, MARK).measure();
    const { logo } = siteOf(project.plan()).site.brand;
    expect(logo).toEqual({ light: logo?.light, dark: logo?.light, name: false });
    expect(logo?.light).toMatchObject({ width: 30, height: 20 });
    expect(decodeURIComponent(logo?.light.src ?? "")).toContain('fill="#9cc3f0"');
    expect(pageOf(project.plan(), "/atlantis/").head.jsonLd[0]).toMatchObject({
      logo: expect.stringMatching(/^https:\/\/www\.example\.com\/atlantis\/assets\/logo-\w{8}\.svg$/),
    });
  });

  it("is a file when it is large, but not on the pages of no country", async () => {
    const large = MARK.replace("d=", `data-x="${"x".repeat(2100)}" d=`);
    const project = await branded("  logo: logo.svg\n").write(`${BRAND}/logo.svg`, large).measure();
    const plan = project.plan();
    expect(siteOf(plan).site.brand.logo?.light.src).toMatch(/^\/atlantis\/assets\/logo-\w{8}\.svg$/);
    expect(plan.network.brand.logo?.light.src).toMatch(/^data:image\/svg\+xml,/);
  });

  it("of a country is its own, by its file or by its brand", async () => {
    const project = await branded("  logo: { light: logo.svg, dark: night.svg, name: true }\n")
      .write(`${BRAND}/logo.svg`, MARK)
      .write(`${BRAND}/night.svg`, MARK.replace("30", "31"))
      .write(`${BRAND}/atlantis/logo.svg`, MARK.replace("30", "32"))
      .addCountry("lemuria", "LI")
      .append("countries/lemuria.yaml", "brand: { name: Lemurian Example, logo: { dark: logo.svg } }\n")
      .measure();
    const plan = project.plan();
    expect(siteOf(plan).site.brand).toMatchObject({
      name: "Example",
      logo: { light: { width: 32 }, dark: { width: 31 }, name: true },
    });
    expect(siteOf(plan, "lemuria").site.brand).toMatchObject({
      name: "Lemurian Example",
      logo: { light: { width: 30 }, dark: { width: 30 }, name: true },
    });
    expect(pageOf(plan, "/lemuria/").head.title).toBe("Home | Lemurian Example Lemuria");
  });
});

it("an icon becomes pictures for home screens, and a manifest that names them", async () => {
  const project = await branded("  icon: icon.svg\n").write(`${BRAND}/icon.svg`, MARK).measure();
  const site = siteOf(project.plan());
  const shown = site.icon.bitmaps.map(({ use, name, share, ground }) => [
    use,
    name.replace(/-[0-9a-f]{8}/, "-HASH"),
    share,
    ground,
  ]);
  expect(shown).toEqual([
    ["tab", "assets/icon-HASH.ico", 1, undefined],
    ["touch", "assets/icon-HASH-180.png", 0.76, "#fafbfc"],
    ["app", "assets/icon-HASH-192.png", 0.76, "#fafbfc"],
    ["app", "assets/icon-HASH-512.png", 0.76, "#fafbfc"],
    ["maskable", "assets/icon-HASH-512.png", 0.56, "#fafbfc"],
  ]);
  interface Manifest {
    icons: { src: string; sizes: string; purpose?: string }[];
  }
  const manifest = JSON.parse(site.assets.get(site.manifest ?? "") ?? "{}") as Manifest;
  expect(manifest).toMatchObject({
    name: "Example",
    id: "/atlantis/",
    start_url: "/atlantis/",
    theme_color: "#26323f",
  });
  expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ["192x192", undefined],
    ["512x512", undefined],
    ["512x512", "maskable"],
  ]);
  const names = site.icon.bitmaps.map(({ name }) => `/atlantis/${name}`);
  expect(manifest.icons.every(({ src }) => names.includes(src))).toBe(true);
});

it("a country's own host has the icons at its root, but for those that are files of the project", async () => {
  const ownHost = () => makeProject().append(COUNTRY_FILE, "host: { allowed: www.atlantis.example }\n");
  const rootIcons = (plan: Plan) =>
    siteOf(plan)
      .icon.bitmaps.map(({ name }) => name)
      .filter((name) => !name.startsWith("assets/"));
  expect(rootIcons((await ownHost().measure()).plan())).toEqual(["favicon.ico", "apple-touch-icon.png"]);
  const withFile = ownHost().write("countries/public/atlantis/favicon.ico", "own");
  expect(rootIcons((await withFile.measure()).plan())).toEqual(["apple-touch-icon.png"]);
  expect(rootIcons((await makeProject().measure()).plan())).toEqual([]);
});

it("the brand's picture is that of link previews, where a page has none", async () => {
  const project = await branded("  picture: { file: share.jpg, alt: A smile }\n")
    .write(`${BRAND}/share.jpg`, await photo(1200, 630))
    .measure();
  const { social } = pageOf(project.plan(), "/atlantis/").head;
  const valueOf = (name: string) => social.find(({ property }) => property === name)?.content;
  expect(valueOf("og:image")).toMatch(
    /^https:\/\/www\.example\.com\/atlantis\/assets\/pictures\/share-\w{8}-1200\.jpg$/,
  );
  expect(valueOf("og:image:alt")).toBe("A smile");
  expect([valueOf("og:image:type"), valueOf("og:image:width"), valueOf("og:image:height")]).toEqual([
    "image/jpeg",
    "1200",
    "630",
  ]);
  expect(valueOf("twitter:card")).toBe("summary_large_image");
  expect(siteOf(project.plan()).pictures.map(({ original }) => original)).toEqual(["countries/brand/share.jpg"]);
});

describe("illustrations", () => {
  const illustrated = async (drawing = MARK) =>
    branded("  illustrations:\n    subjects: { tooth: [visa], chair: [service] }\n    other: smile\n")
      .write(`${BRAND}/illustrations/tooth.svg`, drawing)
      .write(`${BRAND}/illustrations/chair.jpg`, await photo(900, 600))
      .write(`${BRAND}/illustrations/smile.svg`, MARK)
      .measure();

  it("are chosen by the words of content keys", async () => {
    const plan = (await illustrated()).plan();
    expect(pageOf(plan, "/atlantis/services/visa-guidance/").content.art).toBe("tooth");
    expect(pageOf(plan, "/atlantis/services/").content.groups[0]?.cards.map(({ art }) => art)).toEqual([
      "tooth",
      "chair",
    ]);
    expect(pageOf(plan, "/atlantis/").content.windows).toEqual([
      { label: "Services", href: "/atlantis/services/", art: "chair" },
    ]);
    expect(siteOf(plan).notFound.content.art).toBe("smile");
    expect(siteOf(plan).illustrations.closing).toBe("smile");
  });

  it("are drawings in the theme's colours that fill their box, or pictures in all their forms", async () => {
    const { all } = siteOf((await illustrated()).plan()).illustrations;
    expect(all["tooth"]?.drawing).toBe(
      '<svg preserveAspectRatio="xMidYMid slice" viewBox="0 0 30 20"><path fill="#9cc3f0" d="M0 0h9v9z"/></svg>',
    );
    expect(all["chair"]?.sources?.map(({ type }) => type)).toEqual(["image/avif", "image/webp"]);
    expect(all["chair"]?.drawing).toBe(undefined);
  });

  it("are files everywhere when their ids or styles could meet others in the page", async () => {
    for (const part of ['<g id="a"/>', "<style>path{fill:red}</style>", '<g style="fill:red"/>'])
      expect(
        siteOf((await illustrated(MARK.replace("<path", `${part}<path`))).plan()).illustrations.all["tooth"],
      ).toEqual({ src: expect.stringMatching(/^\/atlantis\/assets\/tooth-\w{8}\.svg$/), width: 30, height: 20 });
  });

  it("of a country are its own", async () => {
    const project = (await illustrated()).write(`${BRAND}/atlantis/illustrations/tooth.svg`, MARK.replace("30", "33"));
    expect(siteOf((await project.measure()).plan()).illustrations.all["tooth"]?.width).toBe(33);
  });

  it("in the hero's windows are those of the pages that the country chooses", async () => {
    const project = (await illustrated()).append(COUNTRY_FILE, "theme: { art: [services/visa-guidance] }\n");
    expect(pageOf(project.plan(), "/atlantis/").content.windows).toEqual([
      { label: "Visa guidance", href: "/atlantis/services/visa-guidance/", art: "tooth" },
    ]);
  });
});
