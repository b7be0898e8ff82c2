import { addressFault } from "./addresses.ts";
import { isW3cDate } from "./dates.ts";
import type { Check, Dist } from "./dist.ts";
import { pictureSize } from "./pictureSize.ts";
import type { Page } from "./readPage.ts";

/** https://ogp.me and the cards of X: what link previews need of a page that may be listed. */
const REQUIRED = [
  "og:type",
  "og:title",
  "og:description",
  "og:url",
  "og:site_name",
  "og:locale",
  "og:image",
  "og:image:alt",
  "twitter:card",
  "twitter:title",
  "twitter:description",
  "twitter:image",
  "twitter:image:alt",
];

/** Link previews say all that they have to, once, and their picture is there, in the size that they show. */
export const socialTags: Check = (dist) =>
  dist.pages.flatMap((page) => {
    const one = (name: string) => page.metas.get(name)?.[0];
    const social = [...page.metas].filter(([name]) => /^(?:og|twitter|article):/.test(name));
    return [
      ...(page.isIndexable ? REQUIRED.filter((name) => !one(name)).map((name) => `has no ${name}`) : []),
      ...social
        .filter(([name, values]) => values.length > 1 && name !== "og:locale:alternate" && name !== "article:tag")
        .map(([name]) => `has ${name} twice`),
      ...social.filter(([, values]) => values.includes("")).map(([name]) => `has an empty ${name}`),
      ...pageFaults(page, one),
      ...pictureFaults(dist, one),
    ].map((what) => ({ file: page.file, what }));
  });

type One = (name: string) => string | undefined;

function pageFaults({ isIndexable, address, language, metas, data }: Page, one: One): string[] {
  const url = one("og:url");
  const locale = one("og:locale");
  const others = metas.get("og:locale:alternate") ?? [];
  const isArticle = data.some((text) => /"@type":"(?:\w*Article|BlogPosting)"/.test(text));
  const ofArticle = [...metas.keys()].filter((name) => name.startsWith("article:"));
  const dates = ["article:published_time", "article:modified_time"].flatMap((name) => metas.get(name) ?? []);
  return [
    ...(url === undefined || url === address ? [] : [`is served at ${address}, its og:url is ${url}`]),
    ...(locale === undefined || locale === language.replace("-", "_")
      ? []
      : [`is in ${language}, its og:locale is ${locale}`]),
    ...others
      .filter((other) => !/^[a-z]{2}_[A-Z]{2}$/.test(other) || other === locale)
      .map((other) => `has og:locale:alternate ${other}`),
    ...(isIndexable && (one("og:type") === "article") !== isArticle
      ? [`is ${isArticle ? "an" : "no"} article by its data, and ${one("og:type")} by its og:type`]
      : []),
    ...(isArticle ? [] : ofArticle.map((name) => `is no article, and has ${name}`)),
    ...(isArticle && !metas.has("article:published_time") ? ["is an article without article:published_time"] : []),
    ...dates.filter((date) => !isW3cDate(date)).map((date) => `\`${date}\` is no date`),
  ];
}

function pictureFaults({ fileAt, bytes }: Dist, one: One): string[] {
  const address = one("og:image");
  if (address === undefined) return [];
  const fault = addressFault(address);
  if (fault !== undefined) return [fault];
  const file = fileAt(address);
  const size = file === undefined ? undefined : pictureSize(bytes(file));
  if (!size) return [`its picture ${address} is no PNG or JPEG that is there`];
  const written = [
    ["og:image:type", size.type],
    ["og:image:width", String(size.width)],
    ["og:image:height", String(size.height)],
    ["twitter:image", address],
    ["twitter:image:alt", one("og:image:alt")],
  ] as const;
  return [
    ...(size.width === 1200 && size.height === 630
      ? []
      : [`its picture is ${size.width} × ${size.height}, not 1200 × 630`]),
    ...written
      .filter(([name, value]) => one(name) !== value)
      .map(([name, value]) => `its ${name} is ${one(name)}, and the picture's ${value}`),
    ...(one("twitter:card") === "summary_large_image" ? [] : ["its twitter:card is not that of a large picture"]),
  ];
}
