import { describe, expect, it } from "vitest";
import { COUNTRY_FILE, makeProject, NETWORK_FILE } from "../../project.ts";

/** The small project with lines at the end of its country's file. */
const withLines = (lines: string) => makeProject().append(COUNTRY_FILE, lines);

describe("visitors are asked first where the law says so", () => {
  it("a country whose law asks for consent, and that does not wait for it", () =>
    expect(withLines("analytics: { endpoint: { url: /events } }\nconsent: { model: opt-out }\n").report())
      .toMatchInlineSnapshot(`
        "countries/atlantis.yaml:20:19 warning Atlantis counts visits before visitors agree [consent-law]
          | opt-out
          Directive 2002/58/EC (ePrivacy), Article 5(3), with Articles 4(11) and 7 of Regulation (EU) 2016/679 (GDPR) (https://eur-lex.europa.eu/eli/dir/2002/58/oj).
          → Remove \`consent.model\`, or write \`opt-in\`. A provider that stores nothing in the browser can have \`needsConsent: false\`; that decision is yours."
      `));

  it("by its code, not by what is counted with; and not where nothing is", () => {
    expect(withLines("consent: { model: opt-out }\n").report()).toBe("");
    const elsewhere = withLines("analytics: { endpoint: { url: /events } }\nconsent: { model: opt-out }\n");
    expect(elsewhere.replace(COUNTRY_FILE, "code: AT", "code: NZ").report()).toBe("");
    expect(withLines("analytics: { plausible: { domain: a.example, needsConsent: false } }\n").report()).toBe("");
  });

  it("campaign parameters are kept in the browser", () =>
    expect(
      withLines("analytics: { campaign: { needsConsent: false } }\n")
        .replace(NETWORK_FILE, "value: { page: address }", "value: { query: utm_campaign }")
        .report(),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:40 warning Atlantis stores campaign parameters in browsers before visitors agree [consent-law]
        | false
        Directive 2002/58/EC (ePrivacy), Article 5(3), with Articles 4(11) and 7 of Regulation (EU) 2016/679 (GDPR) (https://eur-lex.europa.eu/eli/dir/2002/58/oj).
        → Remove \`needsConsent\`. Until visitors agree, forms then send the parameters of their own page's address."
    `));
});

it("campaign parameters that no form sends", () =>
  expect(withLines("analytics: { campaign: {} }\n").report()).toMatchInlineSnapshot(`
    "countries/atlantis.yaml:19:14 warning No form of Atlantis sends a campaign parameter [invalid-value]
      | campaign
      Only parameters that hidden fields send are kept for the visit, so nothing would be kept.
      → Add a field such as \`utm_campaign: { type: hidden, value: { query: utm_campaign } }\`, or write \`campaign: false\`."
  `));

describe("what the schema refuses", () => {
  it("tags of Google without consent, and mistakes inside of a provider", () =>
    expect(
      withLines(
        "analytics:\n  ga4: { id: UA-1, needsConsent: false }\n  matomo: { url: matomo.php, siteID: 1 }\n  plausible: true\nconsent: { days: 400, model: ask }\n",
      ).report(),
    ).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:14 error \`analytics.ga4.id\` has the wrong format [invalid-value]
        | UA-1
        → Write an id such as G-ABC1234567.
      countries/atlantis.yaml:20:34 error Google's tags always need consent [invalid-value]
        | false
        → Remove this. To count visits without consent, use \`plausible\`, \`matomo\` or \`endpoint\`: they store nothing in the browser.
      countries/atlantis.yaml:21:18 error The value is not a web address [invalid-url]
        | matomo.php
        → Write an address that begins with https://, or a path that begins with one slash. Leave out \`..\`, \`$\`, hidden characters and the final slash.
      countries/atlantis.yaml:21:30 error There is no key \`siteID\` in \`analytics.matomo\` [unknown-key]
        | siteID
        → Did you mean \`siteId\`?
      countries/atlantis.yaml:22:14 error A provider must be a map of its settings [invalid-value]
        | true
        → Write the provider's settings, or \`false\` for no provider.
      countries/atlantis.yaml:23:18 error \`consent.days\` is too large or too long [invalid-value]
        | 400
        → The maximum is 365.
      countries/atlantis.yaml:23:30 error \`consent.model\` can't be \`ask\` [invalid-choice]
        | ask
        → Known: \`opt-in\`, \`opt-out\`."
    `));

  it("nothing of a provider that a country does without", () => {
    const project = makeProject()
      .replace(NETWORK_FILE, "defaults:\n", "defaults:\n  analytics: { ga4: { id: G-ABC1234567 } }\n")
      .append(COUNTRY_FILE, "analytics: { ga4: false }\n");
    expect([project.report(), project.plan().sites[0]?.site.privacy]).toEqual(["", undefined]);
  });
});
