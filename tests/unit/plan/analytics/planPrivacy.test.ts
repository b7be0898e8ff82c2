import { describe, expect, it } from "vitest";
import { COUNTRY_FILE, makeProject, NETWORK_FILE, siteOf, type TestProject } from "../../project.ts";

const COUNTED = "analytics: { endpoint: { url: /events } }\n";
const counting = (lines: string) => makeProject().append(COUNTRY_FILE, lines);
const privacyOf = (project: TestProject, key?: string) => siteOf(project.plan(), key).site.privacy;

describe("what a site asks its visitors", () => {
  it("is nothing by default", () => expect(privacyOf(makeProject())).toBeUndefined());

  it("is what its providers need, by the law of its country", () =>
    expect(
      privacyOf(
        counting(
          "analytics: { plausible: { domain: www.example.com, needsConsent: false }, gtm: { id: GTM-ABC123, category: marketing } }\nconsent: { days: 30, log: /log }\n",
        ),
      ),
    ).toMatchInlineSnapshot(`
      {
        "country": "atlantis",
        "days": 30,
        "log": "/log",
        "model": "opt-in",
        "providers": [
          {
            "category": "marketing",
            "cookies": [
              "_ga",
              "_gcl_",
            ],
            "kind": "gtm",
            "name": "Google Tag Manager",
            "needsConsent": true,
            "settings": {
              "id": "GTM-ABC123",
            },
          },
          {
            "category": "statistics",
            "cookies": [],
            "kind": "plausible",
            "name": "Plausible",
            "needsConsent": false,
            "settings": {
              "domain": "www.example.com",
              "url": "https://plausible.io/api/event",
            },
          },
        ],
        "version": "8ef88903",
      }
    `));

  it("has no list of parameters but that of the forms", () =>
    expect(
      privacyOf(
        counting("analytics: { campaign: {} }\n").replace(
          NETWORK_FILE,
          "value: { page: address }",
          "value: { query: utm_campaign, present: ad }",
        ),
      )?.providers,
    ).toMatchObject([{ kind: "campaign", category: "marketing", settings: { names: ["utm_campaign"] } }]));

  it("is on the base of its host", () => {
    const project = counting(`${COUNTED}consent: { log: /log }\n`).replace(
      NETWORK_FILE,
      "  allowed: www.example.com\n",
      "  allowed: www.example.com\n  path: /sub/\n",
    );
    expect(privacyOf(project)).toMatchObject({ log: "/sub/log", providers: [{ settings: { url: "/sub/events" } }] });
  });

  it("is another question for another provider, account or category, and no other for a further lifetime", () => {
    const version = (lines: string) => privacyOf(counting(lines))?.version;
    const first = version(COUNTED);
    expect(version(`${COUNTED}consent: { days: 7 }\n`)).toBe(first);
    const others = [
      "analytics: { endpoint: { url: /other } }\n",
      "analytics: { endpoint: { url: /events, category: marketing } }\n",
      "analytics: { endpoint: { url: /events }, ga4: { id: G-ABC1234567 } }\n",
    ];
    expect(new Set([first, ...others.map(version)]).size).toBe(4);
  });
});
