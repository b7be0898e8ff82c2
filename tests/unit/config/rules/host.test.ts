import { describe, expect, it } from "vitest";
import { COUNTRY_FILE, copyOf, makeProject, NETWORK_FILE } from "../../project.ts";

const withHost = (host: string) => makeProject().append(COUNTRY_FILE, `host: ${host}\n`);

describe("a host of a country", () => {
  it("has a name of its own", () => {
    const project = withHost("{ allowed: www.example.com, aliases: [atlantis.example, example.com] }");
    project.addCountry("lemuria", "LI").append("countries/lemuria.yaml", "host: { allowed: atlantis.example }\n");
    expect(project.report()).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:18 error The host name \`www.example.com\` belongs to the network too [host-name-taken]
        | www.example.com
        A request contains only the host name, so each name must lead to one host.
        → Write another host name, or remove it here.
      countries/atlantis.yaml:19:63 error The host name \`example.com\` belongs to the network too [host-name-taken]
        | example.com
        A request contains only the host name, so each name must lead to one host.
        → Write another host name, or remove it here.
      countries/lemuria.yaml:19:18 error The host name \`atlantis.example\` belongs to countries/atlantis.yaml too [host-name-taken]
        | atlantis.example
        A request contains only the host name, so each name must lead to one host.
        → Write another host name, or remove it here."
    `);
  });

  it("warns of the name with www, or without, that Netlify has no rule for", () => {
    const own = "{ allowed: atlantis.example, targets: [netlify] }";
    expect(withHost(own).report()).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:18 warning No rule redirects \`www.atlantis.example\` to \`atlantis.example\` [host-alias]
        | atlantis.example
        Netlify redirects only the names in \`host.aliases\`. Visitors who type this name get an error, or a second copy of the sites.
        → Add \`www.atlantis.example\` to host.aliases. If the name is not yours, accept this warning in \`suppressions\`."
    `);
    expect(withHost(own.replace("targets", "aliases: [www.atlantis.example], targets")).report()).toBe("");
    expect(withHost(own.replace("netlify", "nginx")).report()).toBe("");
    expect(withHost(own.replace("atlantis.example", "at.example.com")).report()).toBe("");
  });

  it("has each of its names once", () =>
    expect(withHost("{ allowed: atlantis.example, aliases: [atlantis.example] }").report()).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:46 error The host name \`atlantis.example\` is listed twice [host-name-taken]
        | atlantis.example
        A request contains only the host name, so each name must lead to one host.
        → Remove one of them."
    `));

  it("is at a path with both slashes", () =>
    expect(withHost("{ allowed: atlantis.example, path: sub/A }").report()).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:42 error The value is not a base path for sites [invalid-url]
        | sub/A
        → Begin and end with a slash, and use lower-case letters, digits and hyphens, for example \`/sub/\`."
    `));

  it("has hosting services that read different files", () =>
    expect(withHost("{ allowed: atlantis.example, targets: [netlify, cloudflare] }").report()).toMatchInlineSnapshot(`
      "countries/atlantis.yaml:19:18 warning No rule redirects \`www.atlantis.example\` to \`atlantis.example\` [host-alias]
        | atlantis.example
        Netlify redirects only the names in \`host.aliases\`. Visitors who type this name get an error, or a second copy of the sites.
        → Add \`www.atlantis.example\` to host.aliases. If the name is not yours, accept this warning in \`suppressions\`.
      countries/atlantis.yaml:19:55 error netlify and cloudflare both read \`_redirects\` in the upload [host-conflict]
        | cloudflare
        They need different rules in this file.
        → Keep one of them, and build for the other with \`--host cloudflare --out other-folder\`."
    `));

  it("has the content API where it has no page", () => {
    const project = withHost("{ allowed: atlantis.example }").replace(
      NETWORK_FILE,
      "base: https://cms.example.com/wp-json",
      "base: /services",
    );
    expect(project.report()).toMatchInlineSnapshot(`
      "countries/network.yaml:11:9 error The content API's path \`/services\` is below a page of countries/atlantis.yaml [duplicate-route]
        | /services
        The host passes requests below this path on to the content API, so no page can be there.
        → Choose another path, for example \`/wp-json\`."
    `);
  });

  it("is one for all of its languages", () => {
    const project = makeProject()
      .append(COUNTRY_FILE, "languages: [en-AU, de-AT]\n")
      .write("countries/atlantis.de.yaml", "host: { allowed: atlantis.example }\n")
      .write("countries/content/atlantis/de/home.md", copyOf("Start"));
    expect(project.report()).toMatchInlineSnapshot(`
      "countries/atlantis.de.yaml:1:1 error \`host\` is not allowed in countries/atlantis.de.yaml [unknown-key]
        | host
        All languages of a country are on its host, below the home of the first language.
        → Write it in countries/atlantis.yaml.
      countries/content/atlantis/de/home.md:2:8 warning The translation into \`de-AT\` does not name the version of its source [stale-translation]
        | Start
        If the page in the first language changes, nobody will notice.
        → Check the translation. Then write \`sourceHash: "db97060e"\` into its front matter, or run \`sitegen status --mark\`."
    `);
  });

  it("has its files for itself", () => {
    const project = withHost("{ allowed: atlantis.example }").write("countries/public/atlantis/robots.txt", "-\n");
    expect(project.report()).toMatchInlineSnapshot(`
      "countries/public/atlantis/robots.txt:1:1 error \`countries/public/atlantis/robots.txt\` has an address that the build uses itself [public-conflict]
        The build writes pages, assets/, 404.html, licences.txt and sitemap.xml into a country's folder.
        → Rename it."
    `);
  });
});

it("a network is at a path with both slashes", () =>
  expect(makeProject().replace(NETWORK_FILE, "  aliases: [example.com]\n", "  path: /a//b/\n").report())
    .toMatchInlineSnapshot(`
      "countries/network.yaml:9:9 error The value is not a base path for sites [invalid-url]
        | /a//b/
        → Begin and end with a slash, and use lower-case letters, digits and hyphens, for example \`/sub/\`."
    `));
