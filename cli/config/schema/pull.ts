import { z } from "zod";
import type { ProblemCode } from "../../report/problem.ts";
import { DomainName, HttpUrl, ContentKey, Slug } from "./primitives.ts";

/** Query parameters that `sitegen pull` sets itself. */
const OWN_PARAMETERS = /^(?:page|per_page|offset|order|orderby|status|context|include|modified_after|password|_.*)$/;

const Query = z
  .record(
    z
      .string()
      .regex(/^[a-z][a-z0-9_]*$/, { error: "Write a parameter's name: small letters, digits and underscores." })
      .refine((name) => !OWN_PARAMETERS.test(name), { error: "`sitegen pull` sets this parameter itself." }),
    z.union([z.string(), z.number()]).transform(String),
  )
  .default({})
  .meta({ examples: [{ categories: 12 }] })
  .describe("Parameters of the REST API that say which ones are taken: `{ lang: en, categories: 12 }`.");

const Posts = z.strictObject({
  group: Slug.describe("Collection of network.yaml whose posts they become."),
  categories: z
    .record(z.string(), Slug)
    .default({})
    .describe(
      "Keys of network.yaml's categories by the slugs that categories have in the WordPress, where these differ: `{ company-news: news }`.",
    ),
  query: Query,
});

const Pages = z.strictObject({
  paths: z
    .record(
      z.string(),
      z.union([ContentKey, z.literal(false)], {
        error: "Write a content key, or `false` for a page that is not taken.",
      }),
    )
    .default({})
    .describe(
      "Content keys by the paths that pages have in the WordPress, where these differ: `{ about/team: about-us, cart: false }`. `false`: the page is not taken.",
    ),
  query: Query,
});

const Menu = z.strictObject({
  id: z.number().int().positive().optional().describe("Id of the menu. Default: `contentApi.menuId`."),
  route: z
    .string()
    .regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/i, {
      error: "Write a REST namespace: letters, digits and hyphens joined by slashes, for example `menus/v1`.",
    })
    .meta({ examples: ["menus/v1"] })
    .optional()
    .describe("Namespace of the menu route. Default: `contentApi.navigation` of network.yaml."),
});

/** A key path of a country's file. */
const SettingPath = z
  .string()
  .regex(/^[a-zA-Z][\w-]*(?:\.[\w-]+)+$/, { error: "Write keys joined by dots, for example `contacts.email`." });

const invalid = (error: string, hint: string) => ({
  error,
  params: { code: "invalid-url" satisfies ProblemCode, hint },
});

/** What `sitegen pull` takes from a WordPress for a country. */
export const Pull = z.strictObject({
  from: HttpUrl.refine(
    (text) => !/[?#]|\/$/.test(text),
    invalid(
      "The value is no REST base",
      "Write the address without query and final slash: https://cms.example.com/wp-json.",
    ),
  )
    .optional()
    .describe(
      "REST base of the WordPress, without final slash: `https://cms.example.com/wp-json`. Default: `contentApi.base` of network.yaml.",
    ),
  hosts: z
    .array(DomainName)
    .default([])
    .describe(
      "Other hosts of the same WordPress, such as its public name: links to them are links to its pages, and pictures on them are its pictures.",
    ),
  posts: Posts.optional().describe("Takes the posts. Without it they are the files in the country's folder."),
  pages: Pages.optional().describe("Takes the pages. Without it they are the files in the country's folder."),
  menu: Menu.optional().describe("Takes the header menu. Without it the menu is that of `navigation`."),
  options: z
    .record(SettingPath, z.string().min(1))
    .default({})
    .meta({ examples: [{ "contacts.email": "email" }] })
    .describe(
      "Settings that are taken from the options page of ACF: the option's name by the path of the setting, `{ contacts.email: email }`.",
    ),
  maxDrop: z
    .number()
    .min(0)
    .max(100)
    .default(20)
    .describe("Most per cent of what there was that a pull removes without `--accept`."),
  pageSize: z.number().int().min(1).max(100).default(100).describe("Entries that are asked for at once."),
  timeout: z.number().positive().max(600).default(30).describe("Seconds that one answer may take."),
});

export type PullConfig = z.output<typeof Pull>;
