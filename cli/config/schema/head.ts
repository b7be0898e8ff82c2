import { z } from "zod";
import { safeHref } from "../../../runtime/site/safeHref.ts";
import type { ProblemCode } from "../../report/problem.ts";
import { HttpUrl, HttpUrlOrPath, Text } from "./primitives.ts";

/** Names of meta elements that the build writes itself. */
const OWN_NAMES = /^(?:description|robots|viewport|generator|charset|og:.*|twitter:.*)$/i;

/** Relations of link elements that the build writes itself, or that load styles. */
const OWN_RELATIONS = /^(?:canonical|alternate|icon|apple-touch-icon|manifest|stylesheet|preload|modulepreload)$/i;

const invalid = (error: string, why: string, hint: string) => ({
  error,
  params: { code: "invalid-value" satisfies ProblemCode, why, hint },
});

const Meta = z.strictObject({
  name: Text.refine(
    (name) => !OWN_NAMES.test(name),
    invalid(
      "Pages have this element of themselves",
      "With two of them, search engines choose.",
      "Write what it says into the front matter of pages: `description`, or `metadata`.",
    ),
  ).describe("What it says something about: `google-site-verification`."),
  content: Text.describe("What it says."),
});

const Link = z.strictObject({
  rel: Text.refine(
    (text) => !text.split(" ").some((rel) => OWN_RELATIONS.test(rel)),
    invalid(
      "The build writes such links itself",
      "Two of them contradict each other.",
      "Styles belong into countries/styles/, icons into `brand`.",
    ),
  ).describe("How the other address belongs to the site: `me`, `license`, `preconnect`."),
  href: z
    .string()
    .refine((text) => safeHref(text) === text, {
      error: "The link is not safe or not a URL",
      params: { code: "invalid-url" satisfies ProblemCode, hint: "Write an address that begins with https://." },
    })
    .meta({ examples: ["https://profile.example.com/"] })
    .describe("The other address."),
  type: Text.optional().describe("Media type of what is there."),
  crossorigin: z.enum(["anonymous", "use-credentials"]).optional().describe("How it is fetched from another origin."),
});

const DataAttributes = z
  .record(
    z.string().regex(/^data-[a-z][a-z0-9-]*$/, { error: "Write names that begin with data-, in lower case." }),
    z.string(),
  )
  .default({});

/** An origin; a Content-Security-Policy takes no more of a URL. */
export const Origin = HttpUrl.refine((text) => !/^https?:\/\//.test(text) || new URL(text).origin === text, {
  error: "The value is more than an origin",
  params: { code: "invalid-url" satisfies ProblemCode, hint: "Write scheme and host only: https://stats.example.com." },
});

const Script = z
  .strictObject({
    src: HttpUrlOrPath.optional().describe("Where it is: another host, or a file of countries/public."),
    text: z
      .string()
      .min(1)
      .refine((text) => !/<\/script|<!--/i.test(text), {
        error: "The script would end before its end",
        params: { code: "invalid-value" satisfies ProblemCode, hint: "Write `<\\/script` in place of `</script`." },
      })
      .optional()
      .describe("The script itself, in place of `src`. The Content-Security-Policy allows it by its hash."),
    type: Text.optional().describe("`module`, or the media type of data: `application/ld+json`."),
    load: z
      .enum(["defer", "async"])
      .default("defer")
      .describe(
        "When a script of another file runs. `defer`: once the page is parsed. `async`: as soon as it is there.",
      ),
    integrity: z
      .string()
      .regex(/^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/, { error: "Write a hash such as sha384-…" })
      .optional()
      .describe("Hash of the file: with another content browsers refuse it."),
    data: DataAttributes.describe("Attributes that it reads: `data-domain`."),
    connect: z.array(Origin).default([]).describe("Origins that it sends to or fetches from, for the policy."),
    images: z.array(Origin).default([]).describe("Origins that it loads pictures from, for the policy."),
  })
  .refine(({ src, text }) => (src === undefined) !== (text === undefined), {
    error: "A script has either `src` or `text`",
    params: { code: "invalid-value" satisfies ProblemCode, hint: "Write one of them." },
  });

const HeadElement = z
  .strictObject({
    meta: Meta.optional().describe("A fact for machines: `<meta name content>`."),
    link: Link.optional().describe("An address that belongs to the site: `<link rel href>`."),
    script: Script.optional().describe("A script that isn't sitegen's. It must work with Trusted Types."),
  })
  .refine((element) => Object.values(element).filter((value) => value !== undefined).length === 1, {
    error: "An entry is one element",
    params: {
      code: "invalid-value" satisfies ProblemCode,
      hint: "Write `meta`, `link` or `script`, and the next one behind a hyphen of its own.",
    },
  });

/** Further `<head>` elements. */
export const HeadElements = z.array(HeadElement).default([]);

export type HeadElementConfig = z.output<typeof HeadElement>;
