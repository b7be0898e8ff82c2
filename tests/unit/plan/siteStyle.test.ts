import { describe, expect, it } from "vitest";
import { planHost } from "../../../cli/emit/planHost.ts";
import { checkProject } from "../../../cli/commands/checkProject.ts";
import { siteStyle } from "../../../cli/plan/siteStyle.ts";
import { COUNTRY_FILE, makeProject, pageOf, siteOf } from "../project.ts";

describe("a site's own style", () => {
  it("has no colours without a theme", () =>
    expect(siteStyle({})).toBe("@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}"));

  it("has the colours that differ from the house's", () =>
    expect(siteStyle({ accent: "#ffbf47" })).toMatchInlineSnapshot(
      `":root{--accent:#ffbf47;--accent-hover:#ffd380;--accent-soft:#fbedc9}@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}"`,
    ));

  it("is allowed by the policy of all hosts, for each country, beside that of currencies' signs", async () => {
    const { root } = makeProject().append(COUNTRY_FILE, 'theme: { deep: "#12315f" }\n').addCountry("lemuria", "LM");
    const { project } = await checkProject({ root });
    if (!project) throw new Error("the project has errors");
    const policy = planHost({ ...project, pages: [], styles: ["b{}"] }).headers.all["Content-Security-Policy"];
    expect(policy?.match(/style-src 'self'( 'sha256-[^']+'){3};/)).not.toBe(null);
  });
});

it("the hero's windows are what the country chooses", () => {
  const project = makeProject().append(COUNTRY_FILE, "theme: { art: [services/visa-guidance] }\n");
  expect(pageOf(project.plan(), "/atlantis/").content.windows).toEqual(["services/visa-guidance"]);
  expect(siteOf(makeProject().plan()).pages[0]?.content.windows).toBe(undefined);
});
