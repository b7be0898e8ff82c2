import { describe, expect, it } from "vitest";
import { planHost } from "../../../cli/hosts/planHost.ts";
import { checkProject } from "../../../cli/build/checkProject.ts";
import { colourStyle, networkTheme, siteStyle } from "../../../cli/plan/brand/siteStyle.ts";
import { COUNTRY_FILE, makeProject, NETWORK_FILE } from "../project.ts";

describe("a site's own style", () => {
  it("has all colours of the theme, and how pages follow each other", () =>
    expect(siteStyle({ accent: "#ffbf47", error: "#a00000" })).toMatchInlineSnapshot(
      `":root{--accent:#ffbf47;--accent-hover:#ffd380;--accent-soft:#fbedc9;--accent-ink:#9c4513;--deep:#26323f;--deep-2:#354657;--deep-3:#475e73;--deep-line:#485a6c;--ink:#222b35;--ink-2:#505b65;--field-line:#7e888b;--sky:#ccdae5;--paper:#fafbfc;--paper-2:#eff1f2;--paper-3:#dfe2e5;--card:#feffff;--line:#d5d8db;--accent-on:#222b35;--good:#17704f;--bad:#a00000}@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}"`,
    ));

  it("is allowed by the policy of all hosts, for each country, beside that of currencies' signs", async () => {
    const { root } = makeProject().append(COUNTRY_FILE, 'theme: { deep: "#12315f" }\n').addCountry("lemuria", "LM");
    const { project } = await checkProject({ root });
    if (!project) throw new Error("the project has errors");
    const policy = planHost({ ...project, pages: [], styles: ["b{}"] }).headers.all["Content-Security-Policy"];
    expect(policy?.match(/style-src 'self'( 'sha256-[^']+'){3};/)).not.toBe(null);
  });
});

it("pages of no country have the colours that countries share", async () => {
  const { root } = makeProject().append(NETWORK_FILE, '  theme: { accent: "#ffbf47" }\n');
  const { project } = await checkProject({ root });
  const theme = networkTheme(project?.config.network ?? { defaults: {} });
  expect(theme).toEqual({ accent: "#ffbf47" });
  expect(colourStyle(theme)).toContain("--accent:#ffbf47");
});
