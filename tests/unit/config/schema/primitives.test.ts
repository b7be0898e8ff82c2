import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { CountryCode, E164, LanguageTag, Slug, TimeZone } from "../../../../cli/config/schema/values/primitives.ts";
import {
  Email,
  Href,
  DomainName,
  HttpUrl,
  HttpUrlOrPath,
  RedirectTarget,
  SitePath,
} from "../../../../cli/config/schema/values/addresses.ts";
import { toSlug } from "../../../../cli/config/routes/paths.ts";
import { isSlug } from "../../../../cli/config/routes/slugs.ts";
import { COUNTRY_FILE, makeProject } from "../../project.ts";

const accepts = (schema: z.ZodType) => (text: string) => schema.safeParse(text).success;
const change = (piece: string, replacement: string) => makeProject().replace(COUNTRY_FILE, piece, replacement).report();
const link = (to: string) =>
  makeProject()
    .append(COUNTRY_FILE, `navigation:\n  - { title: Somewhere, to: ${JSON.stringify(to)} }\n`)
    .report();

describe("slugs", () => {
  it.each(["a", "visa-guidance", "study-in-uk", "2026", "a".repeat(80)])("%s is one", (text) =>
    expect(isSlug(text)).toBe(true),
  );

  it.each([
    "",
    "../x",
    "a/b",
    "a b",
    "Visa",
    "visa_guidance",
    "-a",
    "a-",
    "a--b",
    "é",
    "a.b",
    "a\n",
    "%2e",
    "a".repeat(81),
  ])("%j is none", (text) => {
    expect(isSlug(text)).toBe(false);
    expect(accepts(Slug)(text)).toBe(false);
  });

  it.each([
    ["Visa Guidance", "visa-guidance"],
    ["  Café & Crème! ", "cafe-creme"],
    ["../x", "x"],
    ["../..", ""],
    ["Straße nach Łódź", "strasse-nach-lodz"],
    ["Đại học", "dai-hoc"],
    ["Ái học", "ai-hoc"],
    ["A\u0301i học", "ai-hoc"],
    ["वीजा", "vija"],
    ["Fees: ₹ 100 – ½ 🙁", "fees-100-1-2"],
  ])("%j would be %j", (text, slug) => expect(toSlug(text)).toBe(slug));

  it("a path in place of a slug", () => {
    expect(change("    shared: true", "    shared: true\n    add: [../x]")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:16:11 error \`../x\` is not a valid slug [invalid-slug]
        | ../x
        It becomes part of the URL and the name of a folder.
        → Did you mean \`x\`? Use lower-case letters and digits joined by hyphens."
    `);
  });

  it("spaces and capitals in a slug", () => {
    expect(change("    shared: true", "    shared: true\n    add: [{ slug: Visa Guidance }]")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:16:19 error \`Visa Guidance\` is not a valid slug [invalid-slug]
        | Visa Guidance
        It becomes part of the URL and the name of a folder.
        → Did you mean \`visa-guidance\`? Use lower-case letters and digits joined by hyphens."
    `);
  });

  it("nothing that could be a slug", () => {
    expect(change("forms:", "pages:\n  about: { slug: '../..' }\nforms:")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:17:18 error \`../..\` is not a valid slug [invalid-slug]
        | '../..'
        It becomes part of the URL and the name of a folder.
        → Use lower-case letters and digits joined by hyphens."
    `);
  });

  it("a group that is no slug", () => {
    expect(change("  services:", "  All offers:")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:14:3 error \`All offers\` is not a valid slug [invalid-slug]
        | All offers
        It becomes part of the URL and the name of a folder.
        → Did you mean \`all-offers\`? Use lower-case letters and digits joined by hyphens."
    `);
  });

  it("a content key that leaves its folder", () => {
    expect(change("    shared: true", "    shared: true\n    add: [{ slug: a, content: ../../secret }]"))
      .toMatchInlineSnapshot(`
        "countries/atlantis.yaml:16:31 error The value is not a content key [invalid-slug]
          | ../../secret
          → Write slugs joined by slashes, for example \`services/first-visit\`."
      `);
  });
});

describe("phone numbers", () => {
  it.each([
    ["351210000001", "Did you mean `+351210000001`?"],
    ["00351 21 000 00 01", "Did you mean `+351210000001`?"],
    ["21 000 00 01", "Did you mean `+351210000001`?"],
    ["+351 (21) 000-00-01", "Did you mean `+351210000001`?"],
    ["021 000 00 01", 'for example "+35100000000"'],
    ["call us", 'for example "+35100000000"'],
  ])("%s in Portugal gets its own form", (written, hint) => {
    const [problem, ...others] = makeProject()
      .replace(COUNTRY_FILE, 'code: AT\ndialCode: "+99"', 'code: PT\ndialCode: "+351"')
      .replace(COUNTRY_FILE, '"+9900000000"', JSON.stringify(written))
      .problems();
    expect([problem?.code, problem?.hint, others]).toEqual(["invalid-phone", expect.stringContaining(hint), []]);
  });

  it.each(["+61855500142", "+9900000", "+123456789012345"])("%s is E.164", (text) =>
    expect(accepts(E164)(text)).toBe(true),
  );

  it.each([
    "",
    "61855500142",
    "0061855500142",
    "+061855500142",
    "+61 8 5550 0142",
    "+61-855500142",
    "+123456",
    "+1234567890123456",
    "+61855500142\n",
    "+٦١٨٥٥٥٠٠١٤٢",
  ])("%j is not", (text) => expect(accepts(E164)(text)).toBe(false));

  it("a number as people write it", () => {
    expect(change('"+9900000000"', '"(099) 0000 0000"')).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:9:18 error The phone number is not in E.164 format [invalid-phone]
        | "(099) 0000 0000"
        → Write a plus sign, the country code and the number, digits only and in quotation marks, for example "+9900000000"."
    `);
  });

  it.each(["99 0000 0000", "0099-0000-0000"])("%s is nearly one, and said as it should be", (text) =>
    expect(change('"+9900000000"', `"${text}"`)).toContain("→ Did you mean `+9900000000`?"),
  );
});

/** What must never become a link. */
const ATTACKS = [
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:x",
  "file:///etc/passwd",
  "blob:https://example.com/1",
  "ftp://example.com/",
  "//evil.example/",
  "/\\evil.example/",
  "\\\\evil.example/",
  "/\t/evil.example/",
  "https://me:secret@example.com/",
  "https://me@example.com/",
  "https://example.com\\@evil.example/",
  "https://",
  "contact-us/",
  "",
];

describe("URLs", () => {
  it.each(ATTACKS)("%j is none", (text) => {
    expect([Href, HttpUrl, HttpUrlOrPath, RedirectTarget, SitePath].map((schema) => accepts(schema)(text))).toEqual(
      Array(5).fill(false),
    );
  });

  it.each([
    "https://example.com/a?b#c",
    "http://example.com",
    "tel:+61855500142",
    "mailto:a@example.com?subject=x",
    "/contact-us/",
    "/",
    "#top",
    "?a=b",
  ])("%s is a link", (text) => expect(accepts(Href)(text)).toBe(true));

  it("only http(s) is a web address", () => {
    expect(
      [
        "https://example.com/a",
        "http://example.com/",
        "tel:+61855500142",
        "mailto:a@example.com",
        "/a",
        "https://example.com/a b",
      ].map(accepts(HttpUrl)),
    ).toEqual([true, true, false, false, false, false]);
    expect(["https://example.com/wp-json", "/wp-json", "/wp-json/", "wp-json"].map(accepts(HttpUrlOrPath))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it.each([
    "/../../tmp/p",
    "/a/./b",
    "/%2e%2e/p",
    "/$http_host",
    "/%0d%0aSet-Cookie:x=1",
    "/a\u202eb",
    "https://example.com/%0d%0aSet-Cookie:x=1",
    "https://example.com/a\u202eb",
    "https://example.com/a\u0007",
  ])("%j is no service's address", (text) => expect(accepts(HttpUrlOrPath)(text)).toBe(false));

  it("a service's path may have a query", () => expect(accepts(HttpUrlOrPath)("/geo.php?as=json")).toBe(true));

  it.each(["/", "/old", "/old/", "/old/*", "/*", "/a.html", "/a/b/c_d~e", "/ä", "/a b", "/%C3%a4", "/می\u200cخواهم"])(
    "%s is a site path",
    (text) => expect(accepts(SitePath)(text)).toBe(true),
  );

  it.each(["old", "/a//b", "/a/../b", "/a/./b", "/..", "/a?b=c", "/a#b", "/%2e%2e/", "/*/a", "/a\n", "/a\u200bb"])(
    "%j is none",
    (text) => expect(accepts(SitePath)(text)).toBe(false),
  );

  it("a link that runs a script", () => {
    expect(link("javascript:alert(1)")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:29 error The link is not a safe URL [invalid-url]
        | "javascript:alert(1)"
        → Write an address that begins with https://, http://, tel: or mailto:, or a path of the site that begins with one slash."
    `);
  });

  it("a link with data", () => {
    expect(link("data:text/html,x")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:29 error The link is not a safe URL [invalid-url]
        | "data:text/html,x"
        → Write an address that begins with https://, http://, tel: or mailto:, or a path of the site that begins with one slash."
    `);
  });

  it("a link to another host that looks like a path", () => {
    expect(link("//evil.example/")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:29 error The link is not a safe URL [invalid-url]
        | "//evil.example/"
        → Write an address that begins with https://, http://, tel: or mailto:, or a path of the site that begins with one slash."
    `);
  });

  it("a link with a user name", () => {
    expect(link("https://me:secret@example.com/")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:29 error The link is not a safe URL [invalid-url]
        | "https://me:secret@example.com/"
        → Write an address that begins with https://, http://, tel: or mailto:, or a path of the site that begins with one slash."
    `);
  });

  it("a link with a backslash", () => {
    expect(link("/\\evil.example/")).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:20:29 error The link is not a safe URL [invalid-url]
        | "/\\\\evil.example/"
        → Write an address that begins with https://, http://, tel: or mailto:, or a path of the site that begins with one slash."
    `);
  });

  it("a redirect to a script", () => {
    expect(makeProject().append(COUNTRY_FILE, "redirects:\n  - { from: /old, to: 'javascript:alert(1)' }\n").report())
      .toMatchInlineSnapshot(`
        "countries/atlantis.yaml:20:23 error This redirect target is not allowed [invalid-url]
          | 'javascript:alert(1)'
          → Write a path of the site, for example \`/india/news/\`, or an address that begins with https://, without user name, spaces or backslashes."
      `);
  });

  it("a redirect from another host", () => {
    expect(makeProject().append(COUNTRY_FILE, "redirects:\n  - { from: //old.example/, to: /atlantis/ }\n").report())
      .toMatchInlineSnapshot(`
        "countries/atlantis.yaml:20:13 error The value is not a path of the site [invalid-url]
          | //old.example/
          → Begin with one slash, and write the path as browsers show or copy it, without \`?\` and \`#\`, for example \`/old-page\`, \`/old/*\` or \`/पुराना-पता/\`."
      `);
  });
});

describe("identities", () => {
  it.each([
    [CountryCode, ["IN", "GB"], ["in", "IND", "I1", ""]],
    [LanguageTag, ["en", "en-AU", "zh-Hant-TW", "es-419"], ["EN", "en_AU", "english", "en-au", ""]],
    [TimeZone, ["UTC", "Asia/Kolkata"], ["Asia/Atlantis", "", "+25:00"]],
    [
      Email,
      ["a@example.com", "a.b+c@mail.example.co.uk"],
      ["a", "a@b", "a@example.com, b@example.com", "<a@example.com>", "a@exa mple.com"],
    ],
    [
      DomainName,
      ["www.example.com", "xn--caf-dma.example"],
      ["https://example.com", "example.com:80", "example.com/", "Example.com", "localhost", "-a.example.com"],
    ],
  ] as const)("%#", (schema, good, bad) => {
    expect(good.filter((text) => !accepts(schema)(text))).toEqual([]);
    expect(bad.filter(accepts(schema))).toEqual([]);
  });

  it("are reported with an example", () => {
    const project = makeProject()
      .replace(COUNTRY_FILE, "code: AT", "code: Atl")
      .replace(COUNTRY_FILE, "timeZone: UTC", "timeZone: Atlantic/Atlantis")
      .replace(COUNTRY_FILE, "atlantis@example.com", "atlantis")
      .append(COUNTRY_FILE, "languages: [english]\n");
    expect(project.report()).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:3:7 error The value is not a country code [invalid-value]
        | Atl
        → Write two upper-case letters, for example \`IN\` (ISO 3166-1 alpha-2).
      countries/atlantis.yaml:5:11 error The value is not a time zone [invalid-value]
        | Atlantic/Atlantis
        → Write an IANA name, for example \`Asia/Kolkata\`.
      countries/atlantis.yaml:10:10 error The value is not an email address [invalid-value]
        | atlantis
        → Write it in the form \`name@example.com\`.
      countries/atlantis.yaml:19:13 error The value is not a language tag [invalid-value]
        | english
        → Write a language, or a language and a country, for example \`en\` or \`en-AU\` (BCP 47)."
    `);
  });
});
