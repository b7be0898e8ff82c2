import { describe, expect, it } from "vitest";
import { findClash } from "../../../cli/config/schema/network/hostingServices.ts";
import { makeProject, NETWORK_FILE } from "../project.ts";

describe("hosts that read the same file", () => {
  it("are found", () => {
    expect(findClash(["nginx", "netlify", "cloudflare"])).toEqual({
      first: "netlify",
      second: "cloudflare",
      file: "_redirects",
    });
    expect(
      findClash(["netlify", "nginx", "apache", "caddy", "vercel", "firebase", "cloudfront", "static"]),
    ).toBeUndefined();
    expect(findClash(["netlify", "netlify"])).toBeUndefined();
  });

  it("are an error where network.yaml names them", () => {
    expect(
      makeProject()
        .replace(
          NETWORK_FILE,
          "  aliases: [example.com]",
          "  aliases: [example.com]\n  targets: [netlify, nginx, cloudflare]",
        )
        .report(),
    ).toMatchInlineSnapshot(`
      "countries/network.yaml:10:29 error netlify and cloudflare both read \`_redirects\` in the upload [host-conflict]
        | cloudflare
        They need different rules in this file.
        → Keep one of them, and build for the other with \`--host cloudflare --out other-folder\`."
    `);
  });
});

describe("the content API's upstream", () => {
  const report = (base: string, upstream: string) =>
    makeProject()
      .replace(NETWORK_FILE, "  base: https://cms.example.com/wp-json", `  base: ${base}\n  upstream: ${upstream}`)
      .report();

  it("goes with a path as base", () => expect(report("/wp-json", "https://cms.example.com/wp-json")).toBe(""));
  it("has no use with an absolute base", () =>
    expect(report("https://cms.example.com/wp-json", "https://cms.example.com/wp-json")).toMatchInlineSnapshot(`
      "countries/network.yaml:12:13 error \`contentApi.upstream\` has no effect with an absolute \`base\` [invalid-value]
        | https://cms.example.com/wp-json
        Browsers call the absolute address directly.
        → Make \`base\` a path of this site, for example \`/wp-json\`, or remove \`upstream\`."
    `));
  it.each([
    "https://user@evil.example/x",
    "https://cms.example.com/wp-json/",
    "https://cms.example.com/;}",
    "ftp://cms.example.com",
    "/wp-json",
    '"https://cms.example.com/\\n"',
  ])("can't be %s", (upstream) => {
    expect(report("/wp-json", upstream)).toContain("The value is not an address that a host can proxy");
  });
  it.each(["/wp json", "/wp-json;x", "/../x", "/$x", '"/a\\"b"'])("can't be reached by the path %s", (base) =>
    expect(report(base, "https://cms.example.com/wp-json")).toMatch(/error/),
  );
  it("can't be below a country", () =>
    expect(report("/atlantis/api", "https://cms.example.com/wp-json")).toMatchInlineSnapshot(`
      "countries/network.yaml:11:9 error The content API's path \`/atlantis/api\` is below the home of a country [duplicate-route]
        | /atlantis/api
        The host passes requests below this path on to the content API, so no page can be there.
        → Choose another path, for example \`/wp-json\`."
    `));
});
