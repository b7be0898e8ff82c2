import { describe, expect, it } from "vitest";
import type { NetworkSite } from "../../../../runtime/site/site.ts";
import { hostFonts, NO_FONTS, type PlannedFonts } from "../../../../cli/plan/fonts/planFonts.ts";
import { makeProject, NETWORK_FILE } from "../../project.ts";

const subset = { name: "assets/figtree-core-1a2b3c4d.woff2", original: "figtree.woff2", range: "U+20-7E", hash: "1" };
const FONTS: PlannedFonts = {
  ...NO_FONTS,
  core: [{ role: "body", kind: "sans-serif", fallbacks: [], parts: [{ kind: "core", shownFor: [100, 900], subset }] }],
};

const stylesOf = (home: string) => {
  const sites: NetworkSite[] = [{ key: "atlantis", name: "Atlantis", home }];
  return hostFonts(FONTS, { ...makeProject().plan().network, sites }, "atlantis");
};

describe("the pages that belong to no country", () => {
  it("load the fonts of a country from its folder", () =>
    expect(stylesOf("/atlantis/")).toBe(
      '@font-face{font-family:"Body";font-weight:100 900;font-display:swap;src:url("/atlantis/assets/figtree-core-1a2b3c4d.woff2") format("woff2");unicode-range:U+20-7E}:root{--font-text:"Body","Body More","Body Fallback",system-ui,sans-serif}',
    ));

  it("load none from another host", () => expect(stylesOf("https://atlantis.example/")).toBe(""));

  it("show their drawing under an arch, or as the project's shapes are", () => {
    const project = makeProject();
    expect(project.plan().hostLook.style).not.toContain("--art-radius");
    project.replace(NETWORK_FILE, "brand:\n", "brand:\n  illustrations: { arch: false }\n");
    expect(project.plan().hostLook.style).toContain(":root{--art-gap:0rem;--art-radius:0}");
  });
});
