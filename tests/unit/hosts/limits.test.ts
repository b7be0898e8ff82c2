import { describe, expect, it } from "vitest";
import type { HostPlan } from "../../../cli/plan/network/hostPlan.ts";
import { excessProblems } from "../../../cli/hosts/emitHost.ts";
import { RULE_WRITERS } from "../../../cli/hosts/rules/index.ts";
import { HOSTING_SERVICES, type HostingService } from "../../../cli/config/schema/network/hostingServices.ts";
import { listRules } from "../../../cli/hosts/listRules.ts";

const PLAN: HostPlan = {
  key: "",
  folder: "/",
  base: "/",
  allowedHost: "www.example.com",
  aliases: [],
  homes: { at: "/atlantis/" },
  fallback: "/atlantis/",
  choices: { atlantis: "/atlantis/" },
  choiceCookie: "country-choice",
  gone: [],
  redirects: [],
  sites: ["/atlantis/"],
  folders: ["/atlantis/"],
  moved: { language: "en", title: "Moved", text: "Moved to \n." },
  headers: {
    all: { "Content-Security-Policy": "default-src 'self'" },
    revalidate: "max-age=0",
    immutable: "immutable",
  },
};
const rules = (count: number, from: (index: number) => string): HostPlan["redirects"] =>
  Array.from({ length: count }, (_, index) => ({
    from: from(index),
    to: "/atlantis/",
    status: 301,
    source: () => "countries/network.yaml:3",
  }));

/** What a host says of a plan that it does not say of the plain one. */
const more = (host: HostingService, plan: Partial<HostPlan>) => {
  const usual = RULE_WRITERS[host].limits(PLAN);
  return RULE_WRITERS[host].limits({ ...PLAN, ...plan }).filter((limit) => !usual.includes(limit));
};
/** What a host would drop of a plan. */
const excess = (host: HostingService, plan: Partial<HostPlan> = {}) =>
  excessProblems([{ hostPlan: { ...PLAN, ...plan }, names: [host] }], {
    locateNetwork: () => ({ file: "countries/network.yaml", line: 1, column: 1, length: 1 }),
  }).map(({ severity = "error", code, message, hint }) => `${severity} ${code} ${message} ${hint}`);

describe("a host's limits", () => {
  it.each(HOSTING_SERVICES)("of %s are not reached by a small plan", (host) => expect(excess(host)).toEqual([]));

  const many = rules(3000, (index) => `/old-${index}/`);
  it.each([
    ["cloudflare", { redirects: many }, /error host-limit .*2000 exact redirects and ignores the other 4000/],
    [
      "cloudflare",
      { redirects: rules(101, (index) => `/old-${index}/*`) },
      /100 redirects with `\*` and ignores the other 1 /,
    ],
    ["cloudflare", { redirects: rules(1, () => `/${"long-".repeat(200)}/`) }, /at most 1000 characters/],
    [
      "cloudflare",
      { headers: { ...PLAN.headers, all: { "Content-Security-Policy": "x".repeat(2000) } } },
      /ignores the header Content-Security-Policy/,
    ],
    ["vercel", { redirects: many }, /Vercel allows 2048 redirects, and there are 3\d{3}/],
    ["cloudfront", { redirects: many }, /at most 10240 bytes/],
  ] as const)("of %s are errors", (host, plan, text) =>
    expect(excess(host, plan)).toEqual([expect.stringMatching(text)]),
  );

  it.each([
    ["apache", { redirects: many }, /RewriteMap/],
    ["static", { redirects: rules(1, () => "/old/*") }, /`\/old\/\*` is not redirected/],
    [
      "firebase",
      { api: { base: "/wp-json", upstream: "https://cms.example.com/wp-json" } },
      /can't proxy another host/,
    ],
  ] as const)("of %s are said", (host, plan, text) => expect(more(host, plan).join("\n")).toMatch(text));

  it("of Cloudflare count exact rules first", () => {
    const redirects = [...rules(2, (index) => `/old-${index}/*`), ...rules(2, (index) => `/older-${index}/`)];
    const lines = String(RULE_WRITERS.cloudflare.files({ ...PLAN, redirects }).get("_redirects"))
      .trim()
      .split("\n");
    expect(lines.map((line) => line.includes("*"))).toEqual([...Array.from({ length: 8 }, () => false), true, true]);
  });
});

describe("the list of rules", () => {
  it("has every rule, with where it is written", () => {
    const rows = listRules({
      ...PLAN,
      redirects: rules(1, () => "/old/"),
      api: { base: "/wp-json", upstream: "https://cms.example.com/wp-json" },
    });
    expect(
      rows.map(
        ({ rule, status, from, to, source }) => `${status} ${from} → ${to} [${rule}]${source ? ` ${source}` : ""}`,
      ),
    ).toMatchInlineSnapshot(`
      [
        "301 not www.example.com → https://www.example.com (same URL) [other host name]",
        "200 /wp-json/* → https://cms.example.com/wp-json/* [content API]",
        "301 /old/ → /atlantis/ [redirect] countries/network.yaml:3",
        "302 / (cookie atlantis) → /atlantis/ [chosen country]",
        "302 / (from AT) → /atlantis/ [country]",
        "302 / (from any other country) → /atlantis/ [country]",
        "301 // → / [repeated slashes]",
        "301 /page → /page/ [final slash]",
        "404 /atlantis/* → /atlantis/404.html [not found]",
        "404 /* → /404.html [not found]",
      ]
    `);
  });
});
