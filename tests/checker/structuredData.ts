import { addressFault } from "./addresses.ts";
import { breadcrumbFaults } from "./breadcrumbs.ts";
import { isFuture, isW3cDate } from "./dates.ts";
import type { Check, Dist } from "./dist.ts";
import { readData, thingsIn, within, type Thing } from "./readData.ts";
import { flat, type Page } from "./readPage.ts";
import { REQUIRED } from "./requiredProperties.ts";

/** Structured data is complete, leads to what is there, and is true of the page that visitors read. */
export const structuredData: Check = (dist) => {
  const all = dist.pages.map((page) => ({ page, ...readData(page) }));
  const described = new Set(
    all.flatMap(({ things }) => things.flatMap(within)).flatMap((thing) => (thing["@type"] ? [thing["@id"]] : [])),
  );
  return all.flatMap(({ page, things, faults }) =>
    [
      ...faults,
      ...things.flatMap((thing) => within(thing).flatMap((one) => thingFaults(dist, described, one))),
      ...things.flatMap((thing) => KINDS[thing["@type"] ?? ""]?.(dist, page, thing) ?? []),
    ].map((what) => ({ file: page.file, what })),
  );
};

/** What is asked of a type as a whole, with the page that it is on. */
const KINDS: Readonly<Record<string, (dist: Dist, page: Page, thing: Thing) => string[]>> = {
  Article: (_, page, thing) => [
    ...(page.headings.includes(flat(String(thing["headline"]))) ? [] : ["its headline is not the heading of the page"]),
    ...(thing["datePublished"] === page.metas.get("article:published_time")?.[0]
      ? []
      : ["its day is not that of article:published_time"]),
    ...(String(thing["dateModified"] ?? "9999") < String(thing["datePublished"])
      ? ["was changed before it was published"]
      : []),
    ...(isFuture(String(thing["datePublished"])) ? ["is published in the future"] : []),
    ...(thing["mainEntityOfPage"] === page.address ? [] : ["is said to be the article of another page"]),
  ],
  FAQPage: (_, page, thing) =>
    thingsIn(thing["mainEntity"])
      .filter((question) => !page.text.includes(flat(String(question["name"]))))
      .map((question) => `does not show the question: ${String(question["name"])}`),
  ItemList: (dist, page, thing) => [
    ...positionFaults(thing),
    ...thingsIn(thing["itemListElement"])
      .map(({ url }) => String(url))
      .filter((url) => !page.hrefs.has(url) || !dist.pageAt(url))
      .map((url) => `lists ${url}, to which the page has no link`),
  ],
  BreadcrumbList: (dist, page, thing) => [...positionFaults(thing), ...breadcrumbFaults(dist, page, thing)],
};

const positionFaults = (thing: Thing): string[] =>
  thingsIn(thing["itemListElement"]).every(({ position }, index) => position === index + 1)
    ? []
    : [`the positions of ${thing["@type"]} are not 1, 2, 3`];

function thingFaults(dist: Dist, described: ReadonlySet<string | undefined>, thing: Thing): string[] {
  const { "@type": type, "@id": id } = thing;
  if (type === undefined && id !== undefined && Object.keys(thing).length === 1)
    return described.has(id) ? [] : [`refers to ${id}, which nothing describes`];
  const required = REQUIRED[type ?? ""];
  if (!required) return Object.keys(thing).includes("@value") ? [] : [`has a type that is not looked up: ${type}`];
  const isThere = (name: string) => thing[name] !== undefined && thing[name] !== "" && thing[name] !== null;
  return [
    ...required
      .map((names) => [names].flat())
      .filter((names) => !names.some(isThere))
      .map((names) => `${type} has no ${names.join(" or ")}`),
    ...Object.entries(thing).flatMap(([name, value]) =>
      [value].flat().flatMap((one) => (typeof one === "string" ? valueFaults(dist, type ?? "", name, one) : [])),
    ),
  ];
}

const ADDRESSES = new Set(["@id", "url", "item", "logo", "image", "mainEntityOfPage", "sameAs", "urlTemplate"]);
const DATE = /^date|Date$|^validThrough$/;

function valueFaults(dist: Dist, type: string, name: string, value: string): string[] {
  if (value === "") return [`${name} of ${type} is empty`];
  if (DATE.test(name) && !isW3cDate(value)) return [`${name} of ${type} is no date: ${value}`];
  if (name === "email" && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value))
    return [`${name} of ${type} is no address: ${value}`];
  if (name === "telephone" && !/^\+[1-9]\d{6,14}$/.test(value))
    return [`${name} of ${type} is not written as E.164: ${value}`];
  if (!ADDRESSES.has(name)) return [];
  const address = value.replace(/\{[^}]*\}/, "x");
  const fault = addressFault(address);
  if (fault !== undefined) return [`${name} of ${type}: ${fault}`];
  return dist.isOurs(address) && dist.fileAt(address) === undefined
    ? [`${name} of ${type} is ${value}, which is not there`]
    : [];
}
