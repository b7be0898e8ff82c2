import type { DialCode, EnquiryConfig, EnquiryVariant } from "../../runtime/site/enquiry.ts";
import type { Link, MenuItem } from "../../runtime/site/menu.ts";
import type { SiteData } from "../../runtime/site/site.ts";
import { isSitePath } from "../../runtime/site/safeHref.ts";
import { enquiryOptions } from "../config/resolveOptions.ts";
import type { Route } from "../config/routes/routes.ts";
import type { NavigationEntry } from "../config/schema/navigation.ts";
import { cardGroup } from "./cardGroup.ts";
import { findList } from "./postLists.ts";
import type { SiteContext } from "./siteContext.ts";

/** What all pages of one country share: sent to the browser once, as one cached file. */
export function siteData(context: SiteContext, own: readonly Route[]): SiteData {
  const { config, key } = context.site;
  const pageOf = (template: Route["template"]) => own.find((route) => route.template === template)?.path ?? `/${key}/`;
  const { placeholder: _, ...contacts } = config.contacts;
  const flag = config.code.toLowerCase();
  const flagImage = context.flags.inline(flag);
  return {
    ...context.network,
    ...context.named,
    brand: context.brand.data,
    country: {
      key,
      name: config.name,
      demonym: config.demonym,
      flag,
      ...(flagImage !== undefined && { flagImage }),
      home: `/${key}/`,
      language: config.language,
    },
    contacts,
    menuId: config.contentApi.menuId,
    menu: config.navigation.map((entry) => menuItem(context, entry)),
    footer: config.footer.map((column) => footerColumn(context, column)),
    enquiry: enquiry(context, pageOf("thank-you")),
    enquiryPage: pageOf("contact"),
    layouts: usedLayouts(context, own),
    notFoundLayout: config.notFoundLayout,
  };
}

function href(context: SiteContext, to: string): string {
  const { routes, site } = context;
  return isSitePath(to) ? (routes.find(site.key, to)?.path ?? findList(context, to) ?? to) : to;
}

function menuItem(context: SiteContext, entry: NavigationEntry): MenuItem {
  if ("group" in entry) {
    const { title, href: url, cards } = cardGroup(context, entry.group);
    const child = cards.map((card) => ({ title: card.label, url: card.href, child: null }));
    return { title: entry.title ?? title, url, child: child.length > 0 ? child : null };
  }
  const child = entry.children?.map((inner) => menuItem(context, inner)) ?? [];
  return { title: entry.title, url: href(context, entry.to), child: child.length > 0 ? child : null };
}

function footerColumn(context: SiteContext, column: SiteContext["site"]["config"]["footer"][number]) {
  const group = column.group ? cardGroup(context, column.group) : undefined;
  const links: Link[] = [
    ...(group?.cards.map(({ label, href: to }) => ({ label, href: to })) ?? []),
    ...(column.links?.map(({ title, to }) => ({ label: title, href: href(context, to) })) ?? []),
  ];
  return { title: column.title ?? group?.title ?? "", links };
}

function enquiry({ config: { network, countries }, site }: SiteContext, thankYou: string): EnquiryConfig {
  const { options, variants, ...form } = site.config.enquiry;
  const others = countries.filter(({ key }) => key !== site.key);
  return {
    ...form,
    labels: form.labels,
    options: enquiryOptions(network, options),
    variants: Object.fromEntries(
      Object.entries(variants).map(([name, variant]): [string, EnquiryVariant] => [
        name,
        { formtype: variant.formtype, options: enquiryOptions(network, variant.options) },
      ]),
    ),
    dialCodes: [site, ...others].map(({ config }): DialCode => ({
      country: config.code,
      label: `${config.name} (${config.dialCode})`,
      value: config.dialCode,
    })),
    thankYou,
  };
}

/** Only the layouts that the country's pages use are sent. */
function usedLayouts({ config, site }: SiteContext, own: readonly Route[]): SiteData["layouts"] {
  const names = new Set([site.config.notFoundLayout, ...own.map(({ layout }) => layout)]);
  return Object.fromEntries(Object.entries(config.network.layouts).filter(([name]) => names.has(name)));
}
