import { describe, expect, it } from "vitest";
import { contentSecurityPolicy, inlineCode } from "../../../cli/hosts/securityHeaders.ts";

const settings = (base: string, url: string) => ({
  contentApi: { base, navigation: "menus/v1" },
  geoIp: { url, timeoutMs: 1500, countries: {}, fallback: "atlantis" },
});
const policy = (base: string, url: string, ...pages: string[]) =>
  contentSecurityPolicy(settings(base, url), [`${base}/contact/v1/send`], inlineCode(pages)).split("; ");

describe("the content security policy", () => {
  it("allows scripts and styles of this origin and nothing inline", () => {
    expect(policy("https://cms.example.com/wp-json", "https://geo.example.com/json")).toMatchInlineSnapshot(`
      [
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self' data:",
        "connect-src 'self' https://cms.example.com https://geo.example.com",
        "form-action 'self' https://cms.example.com",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
      ]
    `);
  });

  it("allows what the build has inlined, by its hash, once", () => {
    const page = "<style>p{margin:0}</style><script>alert(1)</script>";
    expect(policy("/wp-json", "/geo", page, page).slice(1, 3)).toEqual([
      "script-src 'self' 'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
      "style-src 'self' 'sha256-QRQPRLGyxt3RJiKpYNjpkgHcmHU2PywsfL2e8oI0LQA='",
    ]);
  });

  it("names no origin for addresses of the site itself", () =>
    expect(policy("/wp-json", "/geo")).toContain("connect-src 'self'"));

  it("names the origins that forms are sent to, by scripts and without", () => {
    const urls = ["https://cms.example.com/wp-json/contact/v1/send", "https://forms.example.org/f?a=1", "/send.php"];
    expect(contentSecurityPolicy(settings("/wp-json", "/geo"), urls, inlineCode([])).split("; ")).toEqual(
      expect.arrayContaining([
        "connect-src 'self' https://cms.example.com https://forms.example.org",
        "form-action 'self' https://cms.example.com https://forms.example.org",
      ]),
    );
  });

  it("names the origin that missing addresses are reported to", () =>
    expect(
      contentSecurityPolicy({ notFound: { log: "https://log.example/lost?a=1" } }, [], inlineCode([])).split("; "),
    ).toContain("connect-src 'self' https://log.example"));

  it("names an origin once", () =>
    expect(policy("https://cms.example.com/wp-json", "https://cms.example.com/geo")).toContain(
      "connect-src 'self' https://cms.example.com",
    ));
});

describe("inline code", () => {
  it("is what browsers run: no data, no files, nothing empty", () => {
    const html =
      '<script type="application/ld+json">{"a":1}</script><script src="/a.js"></script><script></script><script type="module">b()</script><script>c()</script><style></style><style>d{}</style>';
    expect(inlineCode([html])).toEqual({ scripts: ["b()", "c()"], styles: ["d{}"] });
  });
});
