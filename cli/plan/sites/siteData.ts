import type { Link, MenuItem } from "../../../runtime/site/menu.ts";
import type { SiteData, StoreData } from "../../../runtime/site/site.ts";
import type { Card } from "../../../runtime/site/cards.ts";
import { FORM_TEMPLATES } from "../../../runtime/site/page.ts";
import { isSitePath } from "../../../runtime/site/safeHref.ts";
import type { SiteConfig } from "../../model/config.ts";
import type { Route } from "../../model/route.ts";
import { homeOn, serviceOn } from "../../config/routes/siteHosts.ts";
import type { NavigationEntry } from "../../config/schema/country/navigation.ts";
import { memoizeWeak } from "../../core/lookups.ts";
import { notFoundLayoutOf } from "../../config/routes/routes.ts";
import { formNames } from "../../config/resolveForm.ts";
import { isInherited } from "../../config/routes/siteLinks.ts";
import { planPrivacy } from "./analytics.ts";
import { cardGroup, pageLabel } from "../pages/cardGroup.ts";
import { planForms } from "../forms/planForms.ts";
import { findList } from "../pages/posts.ts";
import { expiredListLink } from "../schedule/expiredLists.ts";
import { searchPath } from "../pages/ownPages.ts";
import type { SiteContext } from "../../model/siteContext.ts";

/** The data that all pages of a site share; the browser loads it as one cached file. Cached, because disclosures read it. */
export const siteData = memoizeWeak((context: SiteContext): SiteData => {
  const { config, country, language } = context.site;
  const { placeholder: _, ...contacts } = config.contacts;
  // Opening hours in schema.org's format are for search engines only.
  const offices = contacts.offices.map(({ opens: _opens, ...office }) => office);
  const flag = config.code?.toLowerCase();
  const { log } = context.config.network.notFound;
  const forms = planForms(context);
  return {
    ...context.network,
    ...context.named,
    brand: context.brand.data,
    country: {
      key: country,
      name: config.name,
      demonym: config.demonym,
      flag,
      flagImage: flag && context.packageData.flags.inline(flag),
      home: context.home,
      language,
      languages: siteLanguages(context),
    },
    contacts: { ...contacts, offices },
    texts: context.texts,
    // A site in a further language must not load the content API's menu of the first language.
    menuId: hasMenu(context) ? config.contentApi?.menuId : undefined,
    menu: config.navigation?.flatMap((entry) => menuItem(context, entry) ?? []) ?? wholeMenu(context),
    footer: (config.footer ?? listedGroups(context)).flatMap((column) => footerColumn(context, column) ?? []),
    store: config.store && storeData(context, config.store),
    forms,
    enquiryPage: findEnquiryPage(context),
    privacyPage: findPrivacyPage(context),
    search: config.search ? searchPath(context) : undefined,
    notFoundLog: log && serviceOn(context.host, log),
    privacy: planPrivacy(context, forms),
    layouts: usedLayouts(context),
    notFoundLayout: notFoundLayoutOf(config),
  };
});

const ownRoutes = ({ routes, site }: SiteContext): readonly Route[] => routes.ofSite(site.key);

/** Whether the content API has a menu in the site's language. */
const hasMenu = ({ config, site }: SiteContext): boolean =>
  config.network.contentApi?.navigation !== undefined && !isInherited(site, ["contentApi"]);

const sectionsOn = ({ copies }: SiteContext, { content }: Route) => copies.get(content)?.data.sections ?? [];

/** The contact page. Sites without one use the first page with a form, or the home. */
function findEnquiryPage(context: SiteContext): string | undefined {
  const own = ownRoutes(context);
  const contact = own.find(({ template }) => template === "contact");
  if (contact || formNames(context.site.config.forms).length === 0) return contact?.path;
  const hasForm = (route: Route) =>
    FORM_TEMPLATES.has(route.template) || sectionsOn(context, route).some(({ type }) => type === "form");
  return own.find(hasForm)?.path ?? context.home;
}

/** The first page with the disclosure of what forms send. */
const findPrivacyPage = (context: SiteContext): string | undefined =>
  ownRoutes(context).find((route) =>
    sectionsOn(context, route).some((section) => section.type === "disclosure" && section.show === "forms"),
  )?.path;

const listedGroups = ({ config, site }: SiteContext): { group: string }[] =>
  Object.keys(site.config.groups).flatMap((group) => (config.network.groups[group]?.index ? [{ group }] : []));

/** The default menu: the country's groups, then the single pages that may be indexed. */
function wholeMenu(context: SiteContext): MenuItem[] {
  const singles = ownRoutes(context).filter(({ role, noindex }) => role === "single" && !noindex);
  return [
    ...listedGroups(context).flatMap((entry) => menuItem(context, entry) ?? []),
    ...singles.map((route) => toItem(pageLabel(context.copies, route), route.path)),
  ];
}

/** The country's languages for the language switcher; empty with one language. */
function siteLanguages({ config, site, host }: SiteContext): SiteData["country"]["languages"] {
  const all = config.sites.filter(({ country }) => country === site.country);
  return all.length < 2
    ? []
    : all.map(({ key, language }) => ({ language, name: languageName(language), home: homeOn(host, key) }));
}

/** A language's own name, capitalized. */
function languageName(language: string): string {
  const [base = language] = language.split("-");
  const name = new Intl.DisplayNames(language, { type: "language" }).of(base) ?? language;
  return name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
}

/** Address of a link. Undefined for an unpublished page, and in inherited settings for one that the language lacks. */
function href(context: SiteContext, to: string, list: string): string | undefined {
  const { routes, site, unpublished } = context;
  if (!isSitePath(to)) return to;
  const path = routes.find(site.key, to)?.path ?? findList(context, to) ?? expiredListLink(context, to);
  return path ?? (isInherited(site, [list]) || unpublished.find(site.key, to) ? undefined : to);
}

const toItem = (title: string, url: string, child: MenuItem[] = []): MenuItem => ({
  title,
  url,
  child: child.length > 0 ? child : null,
});

const cardItem = ({ label, href: url }: Card): MenuItem => toItem(label, url);

function menuItem(context: SiteContext, entry: NavigationEntry): MenuItem | undefined {
  const { site, routes, unpublished } = context;
  if ("group" in entry) {
    const { title, href: url, cards } = cardGroup(context, entry.group);
    const index = `/${entry.group}/`;
    const canOmit = isInherited(site, ["navigation"]) || unpublished.find(site.key, index);
    if (cards.length === 0 && canOmit && !routes.find(site.key, index)) return undefined;
    return toItem(entry.title ?? title, url, cards.map(cardItem));
  }
  const child = entry.children?.flatMap((inner) => menuItem(context, inner) ?? []);
  // An entry whose page is unpublished links to its first published child.
  const url = href(context, entry.to, "navigation") ?? (unpublished.find(site.key, entry.to) && child?.[0]?.url);
  return url === undefined ? undefined : toItem(entry.title, url, child);
}

/** The store's data beside the header menu. */
function storeData(context: SiteContext, store: NonNullable<SiteConfig["config"]["store"]>): StoreData {
  const isOwn = !isInherited(context.site, ["store"]);
  const services = (groups: readonly string[]) =>
    groups.map((group) => cardGroup(context, group)).filter(({ cards }) => cards.length > 0);
  return {
    options: store.options,
    footerMenus: Object.fromEntries(
      Object.entries(store.footerMenus).map(([name, { group, menuId }]) => [
        name,
        {
          // As in the header: the menu of the first language would replace the links of this one.
          menuId: isOwn ? menuId : undefined,
          items: group === undefined ? [] : cardGroup(context, group).cards.map(cardItem),
        },
      ]),
    ),
    parkingServices: services(store.parkingServices),
    storageServices: services(store.storageServices),
  };
}

/** A column of the footer. None without links, if the settings are inherited or the pages of the group unpublished. */
function footerColumn(
  context: SiteContext,
  { group: key, title, links: written = [] }: NonNullable<SiteConfig["config"]["footer"]>[number],
): SiteData["footer"][number] | undefined {
  const { site, unpublished } = context;
  const group = key ? cardGroup(context, key) : undefined;
  const links = [
    ...(group?.cards.map(({ label, href: to }) => ({ label, href: to })) ?? []),
    ...written.flatMap(({ title: label, to }): Link | [] => {
      const address = href(context, to, "footer");
      return address === undefined ? [] : { label, href: address };
    }),
  ];
  const isUnpublished = () =>
    written.length > 0 || (key !== undefined && unpublished.ofSite(site.key).some((route) => route.group === key));
  if (links.length === 0 && (isInherited(site, ["footer"]) || isUnpublished())) return undefined;
  return { title: title ?? group?.title ?? "", links };
}

function usedLayouts(context: SiteContext): SiteData["layouts"] {
  const { config, site } = context;
  const names = new Set([notFoundLayoutOf(site.config), ...ownRoutes(context).map(({ layout }) => layout)]);
  const [enquiryModal = ""] = Object.keys(config.network.modals);
  return Object.fromEntries(
    Object.entries(config.network.layouts).flatMap(([name, layout]) =>
      names.has(name) ? [[name, { ...layout, enquiryModal: layout.enquiryModal ?? enquiryModal }]] : [],
    ),
  );
}
