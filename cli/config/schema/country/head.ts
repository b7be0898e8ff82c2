import { z } from "zod";
import { safeHref } from "../../../../runtime/site/safeHref.ts";
import { address, map, matching, optional, restricted, withDefault } from "../values/builders.ts";
import { Text } from "../values/primitives.ts";
import { HttpUrl, HttpUrlOrPath } from "../values/addresses.ts";

/** Names of meta elements that the build writes itself. */
const OWN_NAMES = /^(?:description|robots|viewport|generator|charset|og:.*|twitter:.*)$/i;

/** Relations of link elements that the build writes itself, or that load styles. */
const OWN_RELATIONS = /^(?:canonical|alternate|icon|apple-touch-icon|manifest|stylesheet|preload|modulepreload)$/i;

const Meta = map({
  name: restricted(Text, (name) => !OWN_NAMES.test(name), {
    error: "Every page already has this element",
    why: "If there are two, search engines choose one of them.",
    hint: "Write the value into the front matter of pages: `description`, or `metadata`.",
  }).describe("Name of the metadata: `google-site-verification`."),
  content: Text.describe("Value of the metadata."),
});

const Link = map({
  rel: restricted(Text, (text) => !text.split(" ").some((rel) => OWN_RELATIONS.test(rel)), {
    error: "The build writes these links itself",
    why: "Two of them would contradict each other.",
    hint: "Put styles into countries/styles/, and icons into `brand`.",
  }).describe("Relation of the linked address to the page: `me`, `license`, `preconnect`."),
  href: address({
    test: (text) => safeHref(text) === text,
    message: "The link is not a safe URL",
    hint: "Write an address that begins with https://.",
    example: "https://profile.example.com/",
  }).describe("The linked address."),
  type: Text.optional().describe("MIME type of the linked resource."),
  crossorigin: z.enum(["anonymous", "use-credentials"]).optional().describe("How it is requested from another origin."),
});

/** An origin; a Content-Security-Policy takes no more of a URL. */
export const Origin = restricted(HttpUrl, (text) => !/^https?:\/\//.test(text) || new URL(text).origin === text, {
  error: "The value is not an origin",
  code: "invalid-url",
  hint: "Write scheme and host only: https://stats.example.com.",
});

const ScriptText = restricted(z.string().min(1), (text) => !/<\/script|<!--/i.test(text), {
  error: "The script would end too early",
  hint: "Write `<\\/script` in place of `</script`.",
});

const Script = map({
  src: HttpUrlOrPath.optional().describe("Address of the script: another host, or a file in countries/public."),
  text: ScriptText.optional().describe(
    "The script itself, instead of `src`. The Content-Security-Policy allows it by its hash.",
  ),
  type: Text.optional().describe("`module`, or the MIME type of data: `application/ld+json`."),
  load: withDefault(z.enum(["defer", "async"]), "defer").describe(
    "When a script from another file runs. `defer`: after the page is parsed. `async`: as soon as it is loaded.",
  ),
  integrity: optional(matching(/^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/, "Write a hash such as sha384-…")).describe(
    "Hash of the file. If the content differs, browsers refuse it.",
  ),
  data: withDefault(
    z.record(matching(/^data-[a-z][a-z0-9-]*$/, "Write names that begin with data-, in lower case."), z.string()),
    {},
  ).describe("Attributes that the script reads: `data-domain`."),
  connect: withDefault(z.array(Origin), []).describe(
    "Origins that the script sends requests to, for the Content-Security-Policy.",
  ),
  images: withDefault(z.array(Origin), []).describe(
    "Origins that the script loads pictures from, for the Content-Security-Policy.",
  ),
}).refine(({ src, text }) => (src === undefined) !== (text === undefined), {
  error: "A script needs either `src` or `text`",
  params: { hint: "Write one of them." },
});

const HeadElement = map({
  meta: Meta.optional().describe("Metadata: `<meta name content>`."),
  link: Link.optional().describe("A related address: `<link rel href>`."),
  script: Script.optional().describe("A script from another provider. It must work with Trusted Types."),
}).refine((element) => Object.values(element).filter((value) => value !== undefined).length === 1, {
  error: "An entry must have exactly one element",
  params: { hint: "Write `meta`, `link` or `script`, and put the next one behind a hyphen of its own." },
});

/** Further `<head>` elements. */
export const HeadElements = z.array(HeadElement).default([]);

export type HeadElementConfig = z.output<typeof HeadElement>;
