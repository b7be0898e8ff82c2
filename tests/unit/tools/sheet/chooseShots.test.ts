import { describe, expect, it } from "vitest";
import { chooseShots } from "../../../../cli/tools/sheet/chooseShots.ts";
import { makeProject } from "../../project.ts";

const sites = () => makeProject().addCountry("lemuria", "LR").plan().sites;

describe("the pages of a sheet", () => {
  it("are one of each template, a group's before a single one, with the countries side by side", () => {
    expect(chooseShots(sites(), "templates").map(({ template, path, name }) => `${template} ${path} ${name}`))
      .toMatchInlineSnapshot(`
        [
          "home /atlantis/ home",
          "home /lemuria/ home",
          "listing /atlantis/services/ listing",
          "listing /lemuria/services/ listing",
          "article /atlantis/services/visa-guidance/ article",
          "article /lemuria/services/visa-guidance/ article",
          "contact /atlantis/contact-us/ contact",
          "contact /lemuria/contact-us/ contact",
          "thank-you /atlantis/thank-you/ thank-you",
          "thank-you /lemuria/thank-you/ thank-you",
          "search /atlantis/search/ search",
          "search /lemuria/search/ search",
          "not-found /atlantis/404.html not-found",
          "not-found /lemuria/404.html not-found",
        ]
      `);
  });

  it("are all pages, each with a name of its own", () => {
    const shots = chooseShots(sites(), "all");
    expect(shots.map(({ name }) => name)).toMatchInlineSnapshot(`
      [
        "home",
        "home",
        "contact-us",
        "contact-us",
        "thank-you",
        "thank-you",
        "services",
        "services",
        "services--visa-guidance",
        "services--counseling",
        "services--visa-guidance",
        "services--counseling",
        "search",
        "search",
        "404",
        "404",
      ]
    `);
    expect(new Set(shots.map(({ country, name }) => `${country}/${name}`)).size).toBe(shots.length);
  });
});
