import { z } from "zod";
import { either, map, matching, restricted, withDefault } from "../values/builders.ts";
import { ContentKey, Slug } from "../values/primitives.ts";
import { DomainName, HttpUrl, RestNamespace } from "../values/addresses.ts";

const OWN_PARAMETERS = /^(?:page|per_page|offset|order|orderby|status|context|include|modified_after|password|_.*)$/;

const Parameter = matching(
  /^[a-z][a-z0-9_]*$/,
  "Write a parameter name: lower-case letters, digits and underscores.",
).refine((name) => !OWN_PARAMETERS.test(name), { error: "`sitegen pull` sets this parameter itself." });

const Query = z
  .record(Parameter, z.union([z.string(), z.number()]).transform(String))
  .default({})
  .meta({ examples: [{ categories: 12 }] })
  .describe("Parameters of the REST API that select what is fetched: `{ lang: en, categories: 12 }`.");

const Posts = map({
  group: Slug.describe("Collection in network.yaml that the posts are put into."),
  categories: withDefault(z.record(z.string(), Slug), {}).describe(
    "Keys of categories in network.yaml, by the slugs of categories in WordPress, if they differ: `{ company-news: news }`.",
  ),
  query: Query,
});

const PageKey = either("Write a content key, or `false` for a page that is not fetched.", [
  ContentKey,
  z.literal(false),
]);

const Pages = map({
  paths: withDefault(z.record(z.string(), PageKey), {}).describe(
    "Content keys by the paths of pages in WordPress, if they differ: `{ about/team: about-us, cart: false }`. `false`: the page is not fetched.",
  ),
  query: Query,
});

const Menu = map({
  id: z.int().positive().optional().describe("Id of the menu. Default: `contentApi.menuId`."),
  route: RestNamespace.optional().describe(
    "Namespace of the menu route. Default: `contentApi.navigation` of network.yaml.",
  ),
});

const SettingPath = matching(
  /^[a-zA-Z][\w-]*(?:\.[\w-]+)+$/,
  "Write keys joined by dots, for example `contacts.email`.",
);

const RestBase = restricted(HttpUrl, (text) => !/[?#]|\/$/.test(text), {
  error: "The value is not a REST base",
  code: "invalid-url",
  hint: "Write the address without a query and without a final slash: https://cms.example.com/wp-json.",
});

/** What `sitegen pull` takes from a WordPress for a country. */
export const Pull = map({
  from: RestBase.optional().describe(
    "REST base of the WordPress, without a final slash: `https://cms.example.com/wp-json`. Default: `contentApi.base` of network.yaml.",
  ),
  hosts: withDefault(z.array(DomainName), []).describe(
    "Other hosts of the same WordPress, such as its public name. Links to them are treated as links to its pages, and pictures on them as its pictures.",
  ),
  posts: Posts.optional().describe("Fetches the posts. Without it, posts are the files in the country's folder."),
  pages: Pages.optional().describe("Fetches the pages. Without it, pages are the files in the country's folder."),
  menu: Menu.optional().describe("Fetches the header menu. Without it, the menu is the one in `navigation`."),
  options: z
    .record(SettingPath, z.string().min(1))
    .default({})
    .meta({ examples: [{ "contacts.email": "email" }] })
    .describe(
      "Settings to fetch from the options page of ACF: the option's name, by the path of the setting, `{ contacts.email: email }`.",
    ),
  maxDrop: withDefault(z.number().min(0).max(100), 20).describe(
    "Maximum share of existing files, in per cent, that a pull removes without `--accept`.",
  ),
  pageSize: z.int().min(1).max(100).default(100).describe("Number of entries requested at once."),
  timeout: z.number().positive().max(600).default(30).describe("Timeout of a request, in seconds."),
});

export type PullConfig = z.output<typeof Pull>;
