import { expect, it } from "vitest";
import { contentSecurityPolicy } from "../../../../cli/hosts/securityHeaders.ts";
import { COUNTRY_FILE, makeProject, type TestProject } from "../../project.ts";

/** The directives of each host's policy that are not as without analytics, without what they have then. */
function widened(project: TestProject): string[] {
  const { hosts } = project.plan();
  const none = { scripts: [], styles: [] };
  const plain = contentSecurityPolicy({}, [], none).split("; ");
  return hosts.flatMap(({ allowed, policy }) =>
    contentSecurityPolicy({}, [], none, policy)
      .split("; ")
      .flatMap((directive, index) =>
        directive === plain[index]
          ? []
          : [`${allowed}: ${directive.replace(plain[index] ?? "", "").trim()} of ${directive.split(" ")[0]}`],
      ),
  );
}

const counted = (provider: string) => makeProject().append(COUNTRY_FILE, `analytics: { ${provider} }\n`);

it.each([
  ["nothing", "", []],
  ["plausible", "plausible: { domain: a.example }", ["www.example.com: https://plausible.io of connect-src"]],
  [
    "matomo",
    'matomo: { url: "https://stats.example.org/m/matomo.php", siteId: 1 }',
    ["www.example.com: https://stats.example.org of connect-src"],
  ],
  ["an endpoint of the host's own", "endpoint: { url: /events }", []],
  [
    "an endpoint elsewhere",
    'endpoint: { url: "https://events.example.org/in" }',
    ["www.example.com: https://events.example.org of connect-src"],
  ],
  [
    "ga4",
    "ga4: { id: G-ABC1234567 }",
    [
      "www.example.com: https://www.googletagmanager.com of script-src",
      "www.example.com: https://*.google-analytics.com https://www.googletagmanager.com of img-src",
      "www.example.com: https://*.google-analytics.com https://*.analytics.google.com https://www.googletagmanager.com of connect-src",
    ],
  ],
  [
    "gtm",
    'gtm: { id: GTM-ABC123, connect: ["https://px.ads.example"] }',
    [
      "www.example.com: https://www.googletagmanager.com of script-src",
      "www.example.com: https://www.googletagmanager.com of img-src",
      "www.example.com: https://www.googletagmanager.com https://px.ads.example of connect-src",
    ],
  ],
])("%s: the policy gets this, and no more", (_, provider, expected) =>
  expect(widened(counted(provider))).toEqual(expected),
);

it("the log of choices is in it, only where something is counted", () => {
  const log = 'consent: { log: "https://log.example.org/c" }\n';
  expect(widened(makeProject().append(COUNTRY_FILE, log))).toEqual([]);
  expect(widened(counted("endpoint: { url: /events }").append(COUNTRY_FILE, log))).toEqual([
    "www.example.com: https://log.example.org of connect-src",
  ]);
});

it("the policy of a host has what its own countries count with", () => {
  const project = makeProject()
    .addCountry("lemuria", "NZ")
    .append(
      "countries/lemuria.yaml",
      "host: { allowed: lemuria.example }\nanalytics: { plausible: { domain: lemuria.example } }\n",
    );
  expect(widened(project)).toEqual(["lemuria.example: https://plausible.io of connect-src"]);
});
