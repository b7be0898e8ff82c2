import { expect, it } from "vitest";
import { HeadElements } from "../../../cli/config/schema/country/head.ts";
import { headPolicy, ownHeadTags } from "../../../cli/plan/seo/ownHeadTags.ts";
import { makeProject } from "../project.ts";

const elements = HeadElements.parse([
  { meta: { name: "site-verification", content: 'a"b' } },
  { link: { rel: "me", href: "https://social.example/@us" } },
  {
    script: {
      src: "https://stats.example/s.js",
      data: { "data-domain": "us.example" },
      connect: ["https://in.stats.example"],
      images: ["https://pixel.example"],
    },
  },
  { script: { src: "/stats.js", load: "async", integrity: "sha384-abc" } },
  { script: { text: "window.a = 1 < 2;" } },
  { script: { text: '{"@type":"Thing"}', type: "application/ld+json" } },
]);

it("elements are written in their order", () => {
  expect(ownHeadTags(elements)).toMatchInlineSnapshot(`
    "<meta name="site-verification" content="a&quot;b">
    <link rel="me" href="https://social.example/@us">
    <script src="https://stats.example/s.js" defer data-domain="us.example"></script>
    <script src="/stats.js" async integrity="sha384-abc" crossorigin="anonymous"></script>
    <script>window.a = 1 < 2;</script>
    <script type="application/ld+json">{"@type":"Thing"}</script>"
  `);
});

it("the policy has the origins and hashes of scripts, and none of data", () => {
  expect(headPolicy(elements)).toEqual({
    scripts: ["https://stats.example/s.js", "/stats.js"],
    inline: ["window.a = 1 < 2;"],
    connect: ["https://in.stats.example"],
    images: ["https://pixel.example"],
  });
});

it("a country's elements follow those of the network, and host pages have the latter", () => {
  const plan = makeProject()
    .append("countries/network.yaml", "head:\n  - meta: { name: a, content: network }\n")
    .append("countries/atlantis.yaml", "head:\n  - meta: { name: b, content: country }\n")
    .plan();
  expect(plan.head).toBe('<meta name="a" content="network">');
  expect(plan.sites[0]?.head).toBe('<meta name="a" content="network">\n<meta name="b" content="country">');
});

it("a script of the project has the address of the host that serves it, which the policy allows", () => {
  const { hosts, sites } = makeProject()
    .addCountry("lemuria", "NZ")
    .append("countries/network.yaml", "head:\n  - script: { src: /count.js }\n")
    .append("countries/lemuria.yaml", "host: { allowed: lemuria.example }\n")
    .plan({ baseUrl: undefined });
  const [network, own] = hosts;
  expect(sites.map(({ key, head }) => [key, /src="([^"]*)"/.exec(head)?.[1]])).toEqual([
    ["atlantis", "/count.js"],
    ["lemuria", "https://www.example.com/count.js"],
  ]);
  expect(network.policy.scripts).toEqual(["/count.js"]);
  expect(own?.policy.scripts).toEqual(["https://www.example.com/count.js"]);
});

it("what pages have of themselves, and what can't be a part of the head", () => {
  const head = `head:
  - meta: { name: description, content: Mine }
  - link: { rel: stylesheet, href: "https://fonts.example/css" }
  - script: { src: "https://a.example/a.js", text: "1" }
  - script: { text: "</script>" }
  - script: { src: "https://a.example/a.js", connect: ["https://a.example/path"], data: { onload: x } }
  - meta: { name: a, content: b }
    link: { rel: me, href: "javascript:alert(1)" }
`;
  expect(makeProject().append("countries/network.yaml", head).report()).toMatchInlineSnapshot(`
    "countries/network.yaml:64:19 error Every page already has this element [invalid-value]
      | description
      If there are two, search engines choose one of them.
      → Write the value into the front matter of pages: \`description\`, or \`metadata\`.
    countries/network.yaml:65:18 error The build writes these links itself [invalid-value]
      | stylesheet
      Two of them would contradict each other.
      → Put styles into countries/styles/, and icons into \`brand\`.
    countries/network.yaml:66:5 error A script needs either \`src\` or \`text\` [invalid-value]
      | script
      → Write one of them.
    countries/network.yaml:67:21 error The script would end too early [invalid-value]
      | "</script>"
      → Write \`<\\/script\` in place of \`</script\`.
    countries/network.yaml:68:56 error The value is not an origin [invalid-url]
      | "https://a.example/path"
      → Write scheme and host only: https://stats.example.com.
    countries/network.yaml:68:91 error The key \`onload\` is not allowed here [invalid-value]
      | onload
      → Remove it.
    countries/network.yaml:69:5 error An entry must have exactly one element [invalid-value]
      | meta: { name: a, content: b }
      → Write \`meta\`, \`link\` or \`script\`, and put the next one behind a hyphen of its own.
    countries/network.yaml:70:28 error The link is not a safe URL [invalid-url]
      | "javascript:alert(1)"
      → Write an address that begins with https://."
  `);
});
