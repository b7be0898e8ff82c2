import { describe, expect, it } from "vitest";
import { checkProject, requireProject } from "../../../../cli/build/checkProject.ts";
import { explainPage } from "../../../../cli/tools/explain/explainPage.ts";
import { findPages } from "../../../../cli/tools/explain/findPages.ts";
import { copyOf, COUNTRY_FILE, makeProject, NETWORK_FILE, type TestProject } from "../../project.ts";

/** A country with all that a page can have, and another one like it. */
const project = () =>
  makeProject()
    .addCountry("mu", "MU")
    .append(COUNTRY_FILE, "redirects: [{ from: /atlantis/help, to: /atlantis/services/counseling/ }]\n")
    .replace(NETWORK_FILE, "    label: Services", "    label: Services\n    template: page")
    .write(
      "countries/content/atlantis/services/counseling.md",
      copyOf("Counseling").replace("---\n", "---\naliases: [/advice/]\ntemplate: register\n"),
    );

const known = async ({ root }: TestProject) => requireProject(await checkProject({ root }));

describe("a page", () => {
  it.each([
    ["/atlantis/services/counseling/", undefined],
    ["/services/counseling", "atlantis"],
    ["https://www.example.com/atlantis/services/counseling/?a=b", undefined],
    ["services/counseling", "atlantis"],
    ["countries/content/atlantis/services/counseling.md", undefined],
  ])("is meant by %s", async (what, site) => {
    const found = findPages(await known(project()), what, site);
    expect("pages" in found && found.pages.map(({ page }) => page.route.path)).toEqual([
      "/atlantis/services/counseling/",
    ]);
  });

  it("is one of several countries where none is named", async () => {
    const found = findPages(await known(project()), "/services/visa-guidance/");
    expect("pages" in found && found.pages.map(({ site }) => site.key)).toEqual(["atlantis", "mu"]);
  });

  it("can be meant where the name of a problem is misspelt", async () => {
    expect(findPages(await known(project()), "broken-lnk")).toEqual({ hint: "Did you mean `broken-link`?" });
  });

  it("is led to by a redirect", async () => {
    const found = findPages(await known(project()), "/help/", "atlantis");
    expect("pages" in found && [found.rule?.status, found.pages[0]?.page.route.content]).toEqual([
      301,
      "services/counseling",
    ]);
  });

  it.each(["servces/counseling", "/atlantis/service/counseling/", "countries/content/shared/hom.md"])(
    "has a name like %s",
    async (what) => expect(findPages(await known(project()), what)).toMatchSnapshot(),
  );

  it("may have been meant as a problem's code", async () =>
    expect(findPages(await known(project()), "missing-contnt")).toEqual({ hint: "Did you mean `missing-content`?" }));

  it("says where everything on it comes from", async () => {
    const checked = await known(project());
    const pages = ["services/counseling", "services/visa-guidance", "contact-us"].flatMap((content) => {
      const found = findPages(checked, content, "atlantis");
      return "pages" in found ? found.pages.map((page) => explainPage(checked, page)) : [];
    });
    const lines = pages.flatMap(({ path, facts }) => [
      path,
      ...facts.map((fact) => `  ${Object.values(fact).join(" | ")}`),
    ]);
    expect(lines.join("\n")).toMatchInlineSnapshot(`
      "/atlantis/services/counseling/
        address | https://www.example.com/atlantis/services/counseling/
        asked for by | groups.services.shared | countries/atlantis.yaml:15:13
        copy | countries/content/atlantis/services/counseling.md | own
        template | register | countries/content/atlantis/services/counseling.md:3:11
        layout | default | countries/network.yaml:30:11
        title | Counseling | Example Atlantis | countries/content/atlantis/services/counseling.md:4:8
        description | A description of Counseling that is long enough for a search engine to show. | countries/content/atlantis/services/counseling.md:5:14
        form | enquiry | the default
        indexed | yes
        redirected here | /atlantis/help/ (301) | countries/atlantis.yaml:19
        redirected here | /atlantis/advice/ (301) | countries/content/atlantis/services/counseling.md:2
        alternate | en-AT | https://www.example.com/atlantis/services/counseling/
        alternate | en-MU | https://www.example.com/mu/services/counseling/
        alternate | x-default | https://www.example.com/atlantis/services/counseling/
      /atlantis/services/visa-guidance/
        address | https://www.example.com/atlantis/services/visa-guidance/
        asked for by | groups.services.shared | countries/atlantis.yaml:15:13
        copy | countries/content/shared/services/visa-guidance.md | shared
        template | page | group \`services\`, countries/network.yaml:19:15
        layout | default | countries/network.yaml:30:11
        title | Visa guidance | Example Atlantis | countries/content/shared/services/visa-guidance.md:2:8
        description | A description of Visa guidance that is long enough for a search engine to show. | countries/content/shared/services/visa-guidance.md:3:14
        indexed | yes
        alternate | en-AT | https://www.example.com/atlantis/services/visa-guidance/
        alternate | en-MU | https://www.example.com/mu/services/visa-guidance/
        alternate | x-default | https://www.example.com/atlantis/services/visa-guidance/
      /atlantis/contact-us/
        address | https://www.example.com/atlantis/contact-us/
        asked for by | pages.contact-us | countries/network.yaml:34:5
        copy | countries/content/shared/contact-us.md | shared
        template | contact | countries/network.yaml:34:29
        layout | default | countries/network.yaml:30:11
        title | Contact us | Example Atlantis | countries/content/shared/contact-us.md:2:8
        description | A description of Contact us that is long enough for a search engine to show. | countries/content/shared/contact-us.md:3:14
        form | enquiry | the default
        indexed | yes
        alternate | en-AT | https://www.example.com/atlantis/contact-us/
        alternate | en-MU | https://www.example.com/mu/contact-us/
        alternate | x-default | https://www.example.com/atlantis/contact-us/"
    `);
  });
});
