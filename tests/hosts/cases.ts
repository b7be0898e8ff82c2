import type { HostRequest } from "./testHost.ts";

/** Who the table is run against: the hosts, sitegen's own preview, and Cloudflare's runtime where it is installed. */
export type Subject =
  | "preview"
  | "netlify"
  | "cloudflare"
  | "workerd"
  | "vercel"
  | "firebase"
  | "cloudfront"
  | "nginx"
  | "apache"
  | "caddy"
  | "static";

/** What a request gets. What is left out is not looked at. */
export interface Expected {
  status: number | readonly number[];
  /** Where it leads, seen from the request's own address; null: nowhere. */
  location?: string | null;
  headers?: Record<string, RegExp | null>;
  body?: RegExp;
}

/** Where a host differs: why, and what it gives instead; without `gets` it is not asked. */
interface Difference {
  because: string;
  gets?: Partial<Expected>;
}

export interface Case extends HostRequest, Expected {
  name: string;
  unlike?: Partial<Record<Subject, Difference>>;
}

const page = (path: string): RegExp => new RegExp(`This is ${path.replaceAll("/", "\\/")}<`);
const shared = <K extends Subject>(
  subjects: readonly K[],
  difference: Difference,
): Partial<Record<Subject, Difference>> => Object.fromEntries(subjects.map((subject) => [subject, difference]));

const WITHOUT_HOST_RULE: Partial<Record<Subject, Difference>> = {
  netlify: { because: "redirects listed aliases only; others by its primary domain" },
  firebase: { because: "redirects no host names by rules" },
  static: { because: "redirects no host names" },
};
const BY_SCRIPT = {
  because: "the root page's script asks the geo-IP service",
  gets: { status: 200, location: null, body: page("/") },
};
const WITHOUT_COUNTRY = shared(["firebase", "static"], BY_SCRIPT);
/** Its rules see that there is a cookie, not its value: the root page's script leads where it says. */
const TO_ROOT_PAGE: Difference = { because: "has no rule for a cookie's value", gets: BY_SCRIPT.gets ?? {} };
const WITHOUT_SLASH_RULE: Partial<Record<Subject, Difference>> = {
  netlify: { because: "has no rule for repeated slashes: the pages' scripts clean the address" },
  static: { because: "has no rule for repeated slashes: the pages' scripts clean the address" },
};
const BY_PAGE: Difference = { because: "redirects by a page, without status and query" };
const SLASH_308: Difference = { because: "adds the final slash by itself, with 308", gets: { status: 308 } };
const ADDS_SLASH: Difference = { because: "adds the final slash to any path of a page", gets: { status: 301 } };

const SECURE = {
  "content-security-policy": /script-src 'self'(?: 'sha256-[^ ]+=')+;.*frame-ancestors 'none'/,
  "x-content-type-options": /^nosniff$/,
  "strict-transport-security": /max-age=31536000/,
  "cross-origin-opener-policy": /^same-origin$/,
};
const NO_HEADERS: Difference = { because: "plain hosting sends no headers of ours", gets: { headers: {} } };
/** Hosts that answer 404 for what is gone. */
const WITHOUT_GONE = shared(["netlify", "vercel", "firebase", "static"], {
  because: "has no rule for 410",
  gets: { status: 404 },
});
const CAMPAIGN = "/campaign-of-a-year-that-is-long-gone-with-a-long-name";

/** What every host has to do with the same sites: `tests/fixtures/hosts`. */
export const CASES: readonly Case[] = [
  // Pages, their headers, and what is not there.
  {
    name: "a page",
    url: "/atlantis/services/visa-guidance/",
    status: 200,
    location: null,
    body: page("/atlantis/services/visa-guidance/"),
    headers: { ...SECURE, "cache-control": /^public, max-age=0, must-revalidate$/ },
    unlike: { static: NO_HEADERS },
  },
  {
    name: "a page with a query",
    url: "/atlantis/?next=//evil.example",
    status: 200,
    location: null,
    body: page("/atlantis/"),
  },
  {
    name: "a hashed asset",
    url: "/atlantis/assets/app-1a2b3c4d.js",
    status: 200,
    body: /export const app/,
    headers: { "cache-control": /^public, max-age=31536000, immutable$/, "content-type": /javascript/ },
    unlike: { static: NO_HEADERS },
  },
  {
    name: "an asset that is gone",
    url: "/atlantis/assets/app-00000000.js",
    status: 404,
    headers: { "cache-control": /^(?!.*immutable)/ },
    unlike: {
      static: NO_HEADERS,
      vercel: { because: "sends an asset's headers with its 404 too", gets: { headers: {} } },
      firebase: { because: "sends an asset's headers with its 404 too", gets: { headers: {} } },
      netlify: { because: "sends an asset's headers with its 404 too", gets: { headers: {} } },
      cloudfront: { because: "sends an asset's headers with its 404 too", gets: { headers: {} } },
    },
  },
  { name: "the robots file", url: "/robots.txt", status: 200, body: /User-agent/ },
  {
    name: "a calendar",
    url: "/atlantis/dates/calendar.ics",
    status: 200,
    body: /BEGIN:VCALENDAR/,
    headers: { "content-type": /^text\/calendar\b/, "cache-control": /^public, max-age=0, must-revalidate$/ },
    unlike: { static: NO_HEADERS },
  },
  ...["/ads.txt", "/.well-known/security.txt", "/atlantis/fees/2026.pdf"].map((url) => ({
    name: "a file of the owner",
    url,
    status: 200,
    location: null,
    body: /A file of the owner/,
  })),
  {
    name: "a country's 404",
    url: "/atlantis/nothing/here/",
    status: 404,
    body: page("/atlantis/404.html"),
    headers: SECURE,
    unlike: {
      static: { because: "has one 404 page", gets: { headers: {}, body: page("/404.html") } },
      firebase: { because: "has one 404 page", gets: { body: page("/404.html") } },
      cloudfront: { because: "has one 404 page", gets: { body: page("/404.html") } },
    },
  },
  {
    name: "the root's 404",
    url: "/nothing/",
    status: 404,
    body: page("/404.html"),
    headers: SECURE,
    unlike: { static: { because: "sends no headers", gets: { headers: {} } } },
  },
  { name: "a path that only begins like a country", url: "/atlantisx/", status: 404, body: page("/404.html") },
  { name: "a folder without a page", url: "/atlantis/assets/", status: 404 },

  // The root.
  {
    name: "the root from a country with a site",
    url: "/",
    country: "PT",
    status: 302,
    location: "/atlantis/",
    headers: { "cache-control": /no-store|no-cache/ },
    unlike: {
      firebase: { because: BY_SCRIPT.because, gets: { ...BY_SCRIPT.gets, headers: {} } },
      static: { because: BY_SCRIPT.because, gets: { ...BY_SCRIPT.gets, headers: {} } },
      netlify: { because: "sends headers of its own with redirects", gets: { headers: {} } },
      vercel: { because: "sends headers of its own with redirects", gets: { headers: {} } },
    },
  },
  {
    name: "the root from another",
    url: "/",
    country: "MG",
    status: 302,
    location: "/lemuria/",
    unlike: WITHOUT_COUNTRY,
  },
  {
    name: "the root from anywhere else",
    url: "/",
    country: "US",
    status: 302,
    location: "/lemuria/",
    unlike: WITHOUT_COUNTRY,
  },
  {
    name: "the root with a query",
    url: "/?utm_campaign=x&b=%2F",
    country: "PT",
    status: 302,
    location: "/atlantis/?utm_campaign=x&b=%2F",
    unlike: WITHOUT_COUNTRY,
  },
  {
    name: "the root from nowhere known",
    url: "/",
    status: 200,
    location: null,
    body: page("/"),
    unlike: {
      netlify: { because: "knows every visitor's country", gets: { status: 302, location: "/lemuria/", body: /^/ } },
      workerd: {
        because: "its stand-in for Cloudflare gives every request a country",
        gets: { status: 302, location: "/lemuria/", body: /^/ },
      },
    },
  },
  {
    name: "the root after another country was chosen",
    url: "/",
    country: "PT",
    cookie: "a=b; country-choice=lemuria; c=d",
    status: 302,
    location: "/lemuria/",
    unlike: {
      ...WITHOUT_COUNTRY,
      netlify: TO_ROOT_PAGE,
    },
  },
  {
    name: "the root after a country was chosen that is none",
    url: "/",
    country: "PT",
    cookie: "country-choice=evil.example",
    status: 302,
    location: "/atlantis/",
    unlike: { ...WITHOUT_COUNTRY, netlify: TO_ROOT_PAGE },
  },
  {
    name: "the root with repeated slashes",
    url: "//",
    country: "PT",
    status: 302,
    location: "/atlantis/",
    unlike: {
      ...WITHOUT_SLASH_RULE,
      firebase: { because: "the root page's script asks the geo-IP service", gets: { status: 301, location: "/" } },
    },
  },

  // Other host names: 301, the same URL.
  {
    name: "an alias",
    host: "example.com",
    url: "/atlantis/services?a=1&b=2",
    status: 301,
    location: "https://www.example.com/atlantis/services?a=1&b=2",
    unlike: {
      firebase: { because: "redirects no host names by rules" },
      static: { because: "redirects no host names" },
    },
  },
  {
    name: "the root of an alias",
    host: "example.com",
    url: "/",
    country: "PT",
    status: 301,
    location: "https://www.example.com/",
    unlike: {
      firebase: { because: "redirects no host names by rules" },
      static: { because: "redirects no host names" },
    },
  },
  {
    name: "any other host",
    host: "evil.example",
    url: "/atlantis/?x=1",
    status: 301,
    location: "https://www.example.com/atlantis/?x=1",
    unlike: WITHOUT_HOST_RULE,
  },
  {
    name: "any other host, repeated slashes",
    host: "evil.example",
    url: "//evil.example//x",
    status: 301,
    location: "https://www.example.com//evil.example//x",
    unlike: WITHOUT_HOST_RULE,
  },
  {
    name: "a host that begins like the allowed one",
    host: "www.example.com.evil.example",
    url: "/",
    status: 301,
    location: "https://www.example.com/",
    unlike: WITHOUT_HOST_RULE,
  },

  // Repeated slashes and the final one, in one hop.
  {
    name: "slashes at the beginning",
    url: "//atlantis/services/",
    status: 301,
    location: "/atlantis/services/",
    unlike: WITHOUT_SLASH_RULE,
  },
  {
    name: "slashes all over",
    url: "///atlantis//services////visa-guidance//?x=1//2",
    status: 301,
    location: "/atlantis/services/visa-guidance/?x=1//2",
    unlike: WITHOUT_SLASH_RULE,
  },
  {
    name: "slashes, and the final one missing",
    url: "/atlantis//services",
    status: 301,
    location: "/atlantis/services/",
    unlike: WITHOUT_SLASH_RULE,
  },
  {
    name: "slashes before a file",
    url: "//robots.txt",
    status: 301,
    location: "/robots.txt",
    unlike: WITHOUT_SLASH_RULE,
  },
  {
    name: "slashes before a redirect",
    url: `/${CAMPAIGN}?a=1`,
    status: 301,
    location: "/atlantis/services/visa-guidance/?a=1",
    unlike: WITHOUT_SLASH_RULE,
  },
  {
    name: "slashes inside what a * carries over",
    url: "/legacy//visa-guidance",
    status: 301,
    location: "/atlantis/services/visa-guidance/",
    unlike: { ...WITHOUT_SLASH_RULE },
  },
  {
    name: "the final slash",
    url: "/atlantis/services",
    status: 301,
    location: "/atlantis/services/",
    unlike: { netlify: { because: "does it by itself, not by a rule" }, cloudflare: SLASH_308, workerd: SLASH_308 },
  },
  {
    name: "the final slash of a home",
    url: "/lemuria?x=1",
    status: 301,
    location: "/lemuria/?x=1",
    unlike: {
      netlify: { because: "does it by itself, not by a rule" },
      cloudflare: SLASH_308,
      workerd: SLASH_308,
      static: { because: "loses the query here, as some plain servers do", gets: { location: "/lemuria/" } },
    },
  },
  {
    name: "no final slash where there is no page",
    url: "/atlantis/nothing",
    status: 404,
    body: page("/atlantis/404.html"),
    unlike: {
      vercel: { ...ADDS_SLASH, gets: { ...ADDS_SLASH.gets, location: "/atlantis/nothing/", body: /^/ } },
      cloudfront: { ...ADDS_SLASH, gets: { ...ADDS_SLASH.gets, location: "/atlantis/nothing/", body: /^/ } },
      firebase: { because: "has one 404 page", gets: { body: page("/404.html") } },
      static: { because: "has one 404 page", gets: { body: page("/404.html") } },
    },
  },

  // Redirects of the configuration.
  {
    name: "a redirect",
    url: CAMPAIGN,
    status: 301,
    location: "/atlantis/services/visa-guidance/",
    unlike: { static: BY_PAGE },
  },
  {
    name: "a redirect with final slash and query",
    url: `${CAMPAIGN}/?utm_campaign=a%20b&x=1`,
    status: 301,
    location: "/atlantis/services/visa-guidance/?utm_campaign=a%20b&x=1",
    unlike: { static: BY_PAGE },
  },
  {
    name: "a redirect with characters that mean something to hosts",
    url: "/old-(1)+x;y=$1,'z'",
    status: 301,
    location: "/lemuria/",
    unlike: { static: BY_PAGE },
  },
  { name: "no redirect where only an expression would match", url: "/old-1x;y=,'z'/", status: 404 },
  { name: "a redirect of a file", url: "/old.php", status: 301, location: "/atlantis/", unlike: { static: BY_PAGE } },
  {
    name: "a chain, in one hop, as temporary as its last part",
    url: "/chain-a",
    status: 302,
    location: "/atlantis/contact-us/",
    unlike: { static: BY_PAGE },
  },
  {
    name: "a redirect whose address differs from a page's in case alone",
    url: "/atlantis/Services/?a=1",
    status: 301,
    location: "/atlantis/services/?a=1",
    unlike: { static: BY_PAGE },
  },
  {
    name: "a redirect whose address differs from another's in case alone",
    url: "/Atlantis/SERVICES/",
    status: 301,
    location: "/lemuria/",
    unlike: { static: BY_PAGE },
  },
  ...(["NFC", "NFD"] as const)
    .flatMap((form) => [
      [encodeURI("/atlantis/पढ़ाई-वीजा/".normalize(form)), "/atlantis/services/"],
      [encodeURI("/preços antigos/".normalize(form)), "/lemuria/"],
    ])
    .concat([[encodeURI("/atlantis/प\u095dाई-वीजा"), "/atlantis/services/"]])
    .flatMap(([url = "", location = ""]) => [
      [url, location],
      [url.replace(/%../g, (code) => code.toLowerCase()), location],
    ])
    .map(([url = "", location = ""]) => ({
      name: "a redirect in letters beyond ASCII, in any spelling",
      url: `${url}?a=1`,
      status: 301,
      location: `${location}?a=1`,
      unlike: { static: BY_PAGE },
    })),
  {
    name: "a pattern in letters beyond ASCII",
    url: "/%e0%a4%aa%e0%a5%81%e0%a4%b0%e0%a4%be%e0%a4%a8%e0%a4%be/visa-guidance/",
    status: 301,
    location: "/atlantis/services/visa-guidance/",
    unlike: { static: { because: "has no patterns" } },
  },
  {
    name: "an address in letters beyond ASCII that is gone",
    url: "/atlantis/%d0%b2%d1%8b%d1%88%d0%bb%d0%be/",
    status: 410,
    location: null,
    unlike: WITHOUT_GONE,
  },
  {
    name: "the page that it leads to",
    url: "/atlantis/services/",
    status: 200,
    location: null,
  },
  {
    name: "a redirect that is not permanent",
    url: "/temporary?a=1",
    status: 307,
    location: "/lemuria/?a=1",
    unlike: { static: BY_PAGE },
  },
  {
    name: "a redirect to a host that the configuration names",
    url: "/partner?a=1",
    status: 308,
    location: "https://partner.example.org/a/b'$1;c?a=1",
    unlike: {
      static: BY_PAGE,
      vercel: {
        because: "reads a dollar sign as a reference",
        gets: { location: "https://partner.example.org/a/b'%241;c?a=1" },
      },
    },
  },
  {
    name: "an alias of a page",
    url: "/lemuria/reach-us",
    status: 301,
    location: "/lemuria/contact-us/",
    unlike: { static: BY_PAGE },
  },
  {
    name: "a pattern that keeps the rest",
    url: "/legacy/visa-guidance/?a=1",
    status: 301,
    location: "/atlantis/services/visa-guidance/?a=1",
    unlike: { static: { because: "has no patterns" } },
  },
  {
    name: "a pattern that keeps the rest with its final slash, of several folders",
    url: "/legacy/of/any/kind/?a=1",
    status: 301,
    location: "/atlantis/services/of/any/kind/?a=1",
    unlike: { static: { because: "has no patterns" } },
  },
  {
    name: "a pattern that keeps the rest, in one hop",
    url: "/legacy/visa-guidance",
    status: 301,
    location: "/atlantis/services/visa-guidance/",
    unlike: {
      static: { because: "has no patterns" },
      netlify: {
        because: "keeps the rest as it is and adds the slash itself",
        gets: { location: "/atlantis/services/visa-guidance" },
      },
    },
  },
  {
    name: "a pattern that keeps a file's name",
    url: "/legacy/guide.pdf",
    status: 301,
    location: "/atlantis/services/guide.pdf",
    unlike: { static: { because: "has no patterns" } },
  },
  {
    name: "a pattern's own folder",
    url: "/legacy",
    status: 301,
    location: "/atlantis/services/",
    unlike: { static: { because: "has no patterns" } },
  },
  {
    name: "a narrower pattern first",
    url: "/legacy/visas/of/any/kind",
    status: 301,
    location: "/lemuria/services/visa-guidance/",
    unlike: { static: { because: "has no patterns" } },
  },
  {
    name: "a pattern into a redirect, in one hop",
    url: "/legacy/retired",
    status: 301,
    location: "/atlantis/",
    unlike: { static: BY_PAGE },
  },
  {
    name: "a pattern with one target",
    url: "/gone/with/the/wind?a=1",
    status: 301,
    location: "/lemuria/contact-us/?a=1",
    unlike: { static: { because: "has no patterns" } },
  },
  { name: "no pattern where a name only begins like it", url: "/legacyx/", status: 404 },

  // What must not become another host, or a header.
  {
    name: "a host after two slashes",
    url: "//evil.example/x/",
    status: 301,
    location: "/evil.example/x/",
    unlike: { ...WITHOUT_SLASH_RULE },
  },
  {
    name: "a bare host after two slashes",
    url: "//evil.example",
    status: 301,
    location: "/evil.example",
    unlike: { ...WITHOUT_SLASH_RULE },
  },
  { name: "a host after many slashes", url: "//////evil.example//", status: 301, unlike: { ...WITHOUT_SLASH_RULE } },
  { name: "a host after an encoded backslash", url: "/%5Cevil.example/", status: [400, 404], location: null },
  {
    name: "a host after two slashes and an encoded backslash",
    url: "//%5Cevil.example/",
    status: [400, 404],
    location: null,
  },
  { name: "a host after a backslash", url: "/\\evil.example/", status: [301, 400, 404] },
  { name: "a host after encoded slashes", url: "/%2F%2Fevil.example/", status: [400, 404], location: null },
  { name: "the name of a folder after encoded slashes", url: "/%2F%2Flemuria", status: [200, 301, 308, 400, 404] },
  { name: "the name of a folder after a backslash", url: "//%5Clemuria", status: [301, 400, 404] },
  { name: "a host after two slashes and an encoded one", url: "//%2Fevil.example/", status: [301, 400, 404] },
  { name: "a host after an encoded tab", url: "/%09/evil.example/", status: [400, 404], location: null },
  { name: "a host after slashes and an encoded tab", url: "//%09/evil.example/", status: [301, 400, 404] },
  {
    name: "a host as user info",
    url: "//www.example.com@evil.example/",
    status: [301, 400, 404],
    unlike: {
      firebase: { because: "its stand-in reads a host and serves the root", gets: { status: 200, location: null } },
    },
  },
  { name: "a line break in the path", url: "/%0d%0aSet-Cookie:%20injected=1", status: [400, 404], location: null },
  { name: "a line break after two slashes", url: "//atlantis/%0d%0aSet-Cookie:%20injected=1", status: [301, 400, 404] },
  {
    name: "a line break in what a * carries over",
    url: "/legacy/%0d%0aSet-Cookie:%20injected=1",
    status: [301, 400, 404],
  },
  {
    name: "a line break in a query",
    url: `${CAMPAIGN}?a=%0d%0aSet-Cookie:%20injected=1`,
    status: 301,
    location: "/atlantis/services/visa-guidance/?a=%0d%0aSet-Cookie:%20injected=1",
    unlike: {
      static: BY_PAGE,
      firebase: {
        because: "writes codes in upper case",
        gets: { location: "/atlantis/services/visa-guidance/?a=%0D%0ASet-Cookie:%20injected=1" },
      },
    },
  },
  {
    name: "a line break on another host",
    host: "evil.example",
    url: "/%0d%0aSet-Cookie:%20injected=1",
    status: [301, 400, 404],
  },
  { name: "a host in what a * carries over", url: "/legacy//evil.example", status: [301, 404] },
  { name: "a backslash in what a * carries over", url: "/legacy/%5Cevil.example", status: [301, 400, 404] },
  { name: "an encoded slash in what a * carries over", url: "/legacy/%2Fevil.example", status: [301, 400, 404] },
  { name: "a tab in what a * carries over", url: "/legacy/%09/evil.example", status: [301, 400, 404] },
  { name: "dots in what a * carries over", url: "/legacy/..%2f..%2f/evil.example", status: [301, 400, 404] },
  {
    name: "a way out of the folder",
    url: "/atlantis/..%2f..%2f..%2fetc%2fpasswd",
    status: [400, 403, 404],
    location: null,
  },
  {
    name: "another way out of the folder",
    url: "/atlantis/%2e%2e/%2e%2e/%2e%2e/etc/passwd",
    status: [301, 400, 403, 404],
  },
  {
    name: "a page's folder by a broken code",
    url: "/atlantis/%zz/",
    status: [400, 404],
    location: null,
    unlike: { firebase: { because: "its stand-in ends at what it can't decode" } },
  },
  // What is gone for good.
  { name: "an address that is gone", url: "/withdrawn/", status: 410, location: null, unlike: WITHOUT_GONE },
  {
    name: "an address that is gone, of a country: with the page of what is not there",
    url: "/atlantis/services/withdrawn/?x=1",
    status: 410,
    location: null,
    unlike: WITHOUT_GONE,
  },
  {
    name: "one address that is gone, in a folder that has moved",
    url: "/legacy/withdrawn/",
    status: 410,
    location: null,
    unlike: shared(["netlify", "vercel", "firebase", "static"], { because: "has no rule for 410" }),
  },
  {
    name: "anything of a folder that is gone",
    url: "/past/year/1/",
    status: 410,
    location: null,
    unlike: WITHOUT_GONE,
  },
  {
    name: "one address that has moved, of a folder that is gone",
    url: "/past/kept/",
    status: 301,
    location: "/lemuria/",
    unlike: { static: BY_PAGE },
  },
  {
    name: "an address that is like one that is gone",
    url: "/atlantis/services/withdrawn-2/",
    status: 404,
    location: null,
  },
  {
    name: "the rules of a hosting service",
    url: "/_redirects",
    status: 404,
    unlike: {
      static: { because: "serves every file" },
      workerd: { because: "its stand-in fails on the name" },
      cloudfront: { ...ADDS_SLASH, gets: { status: 301 } },
    },
  },
  { name: "a hidden file", url: "/.htaccess", status: [403, 404] },

  // The content API on the same origin.
  {
    name: "the content API",
    url: "/wp-json/menus/v1/menu/1?x=1",
    cookie: "secret=1",
    status: 200,
    body: /"url":"\/wp-json\/menus\/v1\/menu\/1\?x=1","method":"GET","cookie":null/,
    headers: { "set-cookie": null },
    unlike: {
      preview: { because: "answers itself", gets: { body: /Menu/ } },
      ...shared(["firebase", "cloudfront", "static"], { because: "proxies no other host by these rules" }),
      netlify: {
        because: "passes cookies on",
        gets: { body: /"url":"\/wp-json\/menus\/v1\/menu\/1\?x=1","method":"GET"/, headers: {} },
      },
      vercel: {
        because: "passes cookies on",
        gets: { body: /"url":"\/wp-json\/menus\/v1\/menu\/1\?x=1","method":"GET"/, headers: {} },
      },
    },
  },
  {
    name: "an enquiry to the content API",
    url: "/wp-json/contact/v1/send",
    method: "POST",
    status: 200,
    body: /"method":"POST"/,
    unlike: {
      preview: { because: "answers itself: the body is not a form", gets: { status: 400, body: /not a form/ } },
      ...shared(["firebase", "cloudfront", "static"], { because: "proxies no other host by these rules" }),
    },
  },
  {
    name: "HTML from the content API runs nothing",
    url: "/wp-json/page",
    status: 200,
    headers: { "content-security-policy": /sandbox/, "x-content-type-options": /^nosniff$/ },
    unlike: {
      preview: { because: "answers itself", gets: { status: 404, headers: {} } },
      ...shared(["firebase", "cloudfront", "static"], { because: "proxies no other host by these rules" }),
      ...shared(["netlify"], { because: "sets no headers on what it proxies", gets: { headers: {} } }),
    },
  },
];
