import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { HOSTING_SERVICES, type HostingService } from "../../cli/config/schema/network/hostingServices.ts";
import { RULE_WRITERS } from "../../cli/hosts/rules/index.ts";
import type { Expected, Subject } from "./cases.ts";
import { compare } from "./compare.ts";
import { planOwnHosts, WHICH, writeOwnHosts } from "./ownHosts.ts";
import { SUBJECTS } from "./subjects.ts";
import type { HostRequest, Running } from "./testHost.ts";

const plans = planOwnHosts();

describe.each(HOSTING_SERVICES)("the files for %s", (name) => {
  it.each(WHICH)("of the host of %s are as reviewed", async (which) => {
    for (const [file, contents] of RULE_WRITERS[name].files(plans[which]))
      await expect(String(contents)).toMatchFileSnapshot(join("../fixtures/ownHosts/emitted", which, name, file));
    await expect(
      RULE_WRITERS[name]
        .limits(plans[which])
        .map((limit) => `${limit}\n`)
        .join("\n"),
    ).toMatchFileSnapshot(join("../fixtures/ownHosts/emitted", which, name, "limits.txt"));
  });
});

const OWN = "atlantis.example";
const page = (path: string): RegExp => new RegExp(`This is ${path.replaceAll("/", "\\/")}<`);
const IMMUTABLE = { "cache-control": /immutable/ };

type Case = HostRequest & Expected & { unlike?: Partial<Record<Subject, Partial<Expected> | "unasked">> };

/** Plain hosting has no headers; those of CloudFront are a matter of its behaviours. */
const ASSETS = { static: { headers: {} }, cloudfront: { headers: {} } } as const;
const SLASH = { cloudflare: { status: 308 }, workerd: { status: 308 }, netlify: "unasked" } as const;
const NO_COUNTRY = { status: 200, location: null } as const;

/** What the network's host does below its path, and with the country that is no longer on it. */
const NETWORK: readonly Case[] = [
  { url: "/sub/lemuria/services/", status: 200, body: page("/lemuria/services/") },
  { url: "/sub/lemuria/assets/app-1a2b3c4d.js", status: 200, headers: IMMUTABLE, unlike: ASSETS },
  {
    url: "/sub/lemuria/nothing/",
    status: 404,
    body: page("/lemuria/404.html"),
    unlike: { static: "unasked", firebase: "unasked", cloudfront: "unasked" },
  },
  {
    url: "/sub/nothing/",
    status: 404,
    body: page("/404.html"),
    unlike: { static: "unasked", firebase: "unasked", cloudfront: "unasked", netlify: "unasked", vercel: "unasked" },
  },
  { url: "/lemuria/services/", status: 404, unlike: { cloudfront: "unasked" } },
  {
    url: "/sub/?a=1",
    country: "PT",
    status: 302,
    location: "https://atlantis.example/?a=1",
    unlike: { firebase: NO_COUNTRY, static: NO_COUNTRY },
  },
  {
    url: "/sub/",
    country: "MG",
    status: 302,
    location: "/sub/lemuria/",
    unlike: { firebase: NO_COUNTRY, static: NO_COUNTRY },
  },
  {
    url: "/sub/",
    country: "MG",
    cookie: "country-choice=atlantis",
    status: 302,
    location: "https://atlantis.example/",
    unlike: { firebase: NO_COUNTRY, static: NO_COUNTRY, netlify: NO_COUNTRY },
  },
  { url: "/sub/", status: 200, body: page("/"), unlike: { netlify: "unasked", workerd: "unasked" } },
  { url: "/sub/atlantis/", status: 301, location: "https://atlantis.example/", unlike: { static: "unasked" } },
  {
    url: "/sub/atlantis",
    status: 301,
    location: "https://atlantis.example/",
    unlike: { static: "unasked", apache: { location: "http://www.example.com/sub/atlantis/" } },
  },
  {
    url: "/sub/atlantis/services/visa-guidance/?a=1",
    status: 301,
    location: "https://atlantis.example/services/visa-guidance/?a=1",
    unlike: { static: "unasked" },
  },
  {
    url: "/sub/atlantis/de/",
    status: 301,
    location: "https://atlantis.example/de/",
    unlike: { static: "unasked" },
  },
  ...[
    "/sub/atlantis//evil.example/x",
    "/sub/atlantis/%0d%0aSet-Cookie:injected=1",
    "/sub/atlantis/%5Cevil.example",
  ].map((url) => ({ url, status: [200, 301, 302, 307, 308, 400, 404], unlike: { static: "unasked" } as const })),
  { url: "/sub/old?a=1", status: 301, location: "/sub/lemuria/contact-us/?a=1", unlike: { static: "unasked" } },
  {
    url: "/sub/legacy/visa-guidance/",
    status: 301,
    location: "https://atlantis.example/services/visa-guidance/",
    unlike: { static: "unasked" },
  },
  {
    url: "/sub/temporary/",
    status: 307,
    location: "https://atlantis.example/contact-us/",
    unlike: { static: "unasked", netlify: { status: [302, 307] } },
  },
  {
    host: "example.com",
    url: "/sub/lemuria/?a=1",
    status: 301,
    location: "https://www.example.com/sub/lemuria/?a=1",
    unlike: { firebase: "unasked", static: "unasked" },
  },
  {
    url: "/sub/lemuria/services",
    status: 301,
    location: "/sub/lemuria/services/",
    unlike: SLASH,
  },
  {
    url: "/sub//lemuria//services",
    status: 301,
    location: "/sub/lemuria/services/",
    unlike: { netlify: "unasked", static: "unasked" },
  },
  {
    url: "/sub",
    status: [301, 308],
    location: "/sub/",
    unlike: {
      vercel: "unasked",
      cloudfront: "unasked",
      netlify: "unasked",
      // Its worker leads on to a country at once.
      workerd: "unasked",
      /* By its module for folders, which the test asks without TLS. */ apache: {
        location: "http://www.example.com/sub/",
      },
    },
  },
];

/** What the country's own host does, where the country's home is the root. */
const COUNTRY: readonly Case[] = (
  [
    { url: "/", country: "MG", cookie: "country-choice=lemuria", status: 200, body: page("/atlantis/") },
    { url: "/de/", status: 200, body: page("/atlantis/de/") },
    { url: "/services/visa-guidance/?a=1", status: 200, body: page("/atlantis/services/visa-guidance/") },
    { url: "/assets/app-1a2b3c4d.js", status: 200, headers: IMMUTABLE, unlike: ASSETS },
    { url: "/de/assets/app-1a2b3c4d.js", status: 200, headers: IMMUTABLE, unlike: ASSETS },
    { url: "/nothing/", status: 404, body: page("/atlantis/404.html"), unlike: { cloudfront: "unasked" } },
    {
      url: "/de/nothing/",
      status: 404,
      body: page("/atlantis/de/404.html"),
      unlike: { static: "unasked", firebase: "unasked", cloudfront: "unasked" },
    },
    { url: "/lemuria/", status: 404, unlike: { cloudfront: "unasked" } },
    { url: "/visas", status: 301, location: "/services/visa-guidance/", unlike: { static: "unasked" } },
    {
      url: "/brochures/visa-guidance?a=1",
      status: 301,
      location: "/services/visa-guidance/?a=1",
      unlike: { static: "unasked", netlify: { location: "/services/visa-guidance?a=1" } },
    },
    {
      host: "www.atlantis.example",
      url: "/services?a=1",
      status: 301,
      location: "https://atlantis.example/services?a=1",
      unlike: { firebase: "unasked", static: "unasked" },
    },
    {
      url: "/services",
      status: 301,
      location: "/services/",
      unlike: SLASH,
    },
    {
      url: "//services//visa-guidance",
      status: 301,
      location: "/services/visa-guidance/",
      unlike: { netlify: "unasked", static: "unasked" },
    },
    { url: "//evil.example/", status: [301, 404] },
  ] satisfies Case[]
).map((entry) => ({ host: OWN, ...entry }));

const FILES_OF: Partial<Record<Subject, HostingService | undefined>> = { workerd: "cloudflare", preview: undefined };

for (const [subject, host] of Object.entries(SUBJECTS) as [Subject, (typeof SUBJECTS)[Subject]][]) {
  const missing = host.missing?.();
  for (const which of WHICH)
    describe.skipIf(missing !== undefined)(`${subject}, the host of ${which}`, () => {
      let running: Running;
      beforeAll(async () => {
        const name = subject in FILES_OF ? FILES_OF[subject] : (subject as HostingService);
        const fixture = writeOwnHosts(name, which);
        const isPreview = subject === "preview";
        running = await host.start(
          isPreview
            ? { ...fixture, plan: plans.network, others: [plans.own], dist: join(fixture.root, "served/sub") }
            : fixture,
        );
        return async () => {
          await running.stop();
          fixture.remove();
        };
      });
      for (const { unlike, ...entry } of which === "network" ? NETWORK : COUNTRY) {
        const difference = unlike?.[subject];
        it.skipIf(difference === "unasked")(
          `${entry.host ?? ""}${entry.url} ${entry.country ?? ""} ${entry.cookie ?? ""}`,
          async () => {
            const answer = await running.ask(entry);
            // Preview leads to the other host on this machine.
            const { location = "" } = answer.headers;
            const led = location.replace(/^http:\/\/atlantis\.example\.localhost:\d+/, "https://atlantis.example");
            const headers = location === "" ? answer.headers : { ...answer.headers, location: led };
            expect(
              compare(entry, { ...answer, headers }, { ...entry, ...(typeof difference === "object" && difference) }),
            ).toEqual([]);
          },
        );
      }
    });
}
