import type { Dist } from "./dist.ts";
import { thingsIn, type Thing } from "./readData.ts";
import { flat, type Page } from "./readPage.ts";

/** The list in the data is the one that visitors see, and leads down to the page. */
export function breadcrumbFaults({ pageAt }: Dist, page: Page, list: Thing): string[] {
  const items = thingsIn(list["itemListElement"]).map(({ name, item }) => ({
    name: flat(String(name)),
    address: String(item),
  }));
  const seen = page.crumbs.map(({ text }) => text);
  const addresses = items.map(({ address }) => address);
  return [
    ...(items.length > 1 ? [] : ["its breadcrumbs are fewer than two"]),
    ...(addresses.at(-1) === page.address ? [] : [`its breadcrumbs lead to ${addresses.at(-1)}, not to itself`]),
    ...(new Set(addresses).size === addresses.length ? [] : ["its breadcrumbs have an address twice"]),
    ...addresses
      .filter((address) => !pageAt(address))
      .map((address) => `its breadcrumbs name ${address}, which is no page`),
    ...(addresses[0] !== undefined && page.address.startsWith(addresses[0])
      ? []
      : ["its breadcrumbs begin at another home"]),
    ...(JSON.stringify(items.map(({ name }) => name)) === JSON.stringify(seen)
      ? []
      : [`its breadcrumbs are ${items.map(({ name }) => name).join(" › ")}, visitors see ${seen.join(" › ")}`]),
    ...page.crumbs
      .filter(({ href }, index) => href !== undefined && href !== addresses[index])
      .map(({ text, href }) => `the breadcrumb ${text} leads to ${href}, in the data to another page`),
  ];
}
